import { Button, MantineProvider } from '@mantine/core';
import { useState } from 'react';
import { useColours } from '../kit/styles/colours.ts';
import { theme, variables } from '../kit/styles/theme.ts';
import { Toaster } from '../kit/ui/messages/toast.tsx';
import { showToast } from '../kit/state/toasts.ts';
import { FieldSpecimens } from './field-specimens.tsx';
import { openedSpecimens } from './opened-specimens.tsx';
import { partSpecimens } from './part-specimens.tsx';
import kit from '../kit/styles/kit.module.css';
import css from './gallery.module.css';

function Opening() {
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <div className={kit['buttons']}>
      {Object.keys(openedSpecimens).map((name) => (
        <Button key={name} variant="default" onClick={() => setOpened(name)}>
          Open: {name}
        </Button>
      ))}
      {opened && openedSpecimens[opened]?.(() => setOpened(null))}
    </div>
  );
}

const speak = () => {
  showToast('Saved 200 ml', 'good', { label: 'Undo', run: () => {} });
  showToast('The device locks in a minute');
  showToast('Could not reach the server', 'error');
};

/** The parts the product is made of, each in every state: what looks wrong here looks wrong everywhere. */
export function Gallery() {
  const [colours, toggle] = useColours(null);
  const sections = { ...partSpecimens, 'Over the page': Opening, 'Kinds of field': FieldSpecimens };
  return (
    <MantineProvider theme={theme} cssVariablesResolver={variables} forceColorScheme={colours}>
      <main className={css['gallery']}>
        <div className={css['top']}>
          <h1>Gallery</h1>
          <div className={kit['buttons']}>
            <Button variant="default" onClick={speak}>
              Messages
            </Button>
            <Button variant="default" aria-pressed={colours === 'dark'} onClick={toggle}>
              Night
            </Button>
          </div>
        </div>
        {Object.entries(sections).map(([title, Specimen]) => (
          <section key={title} className={css['specimens']} aria-label={title}>
            <h2 className={kit['heading']}>{title}</h2>
            <Specimen />
          </section>
        ))}
      </main>
      <Toaster timeOf={String} />
    </MantineProvider>
  );
}
