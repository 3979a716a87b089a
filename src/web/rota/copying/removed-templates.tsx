import { rotaTemplate } from '#domain/rota/copying/rota-template.ts';
import { Button } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useState } from 'react';
import { notDone } from '../../kit/api/failure-words.ts';
import { restore } from '../../kit/saving/change-record.ts';
import type { Listed } from '../../kit/state/stored-record.ts';
import { showToast } from '../../kit/state/toasts.ts';
import { iconProps } from '../../kit/ui/icon-props.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './copying.module.css';

type Template = Listed<typeof rotaTemplate>;

/** Templates that were removed, each with the way back. */
export function RemovedTemplates({ templates, onBack }: { templates: readonly Template[]; onBack(): void }) {
  const [failure, setFailure] = useState<string | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  async function bringBack(template: Template) {
    setSent(template.id);
    const answer = await restore(rotaTemplate, template);
    setSent(null);
    setFailure(answer.ok ? null : notDone(answer));
    if (!answer.ok) return;
    showToast('The template is back', 'good');
    onBack();
  }
  return (
    <section aria-label="Removed templates" className={css['removed']}>
      <p className={kit['note']}>Removed templates</p>
      {failure && (
        <p role="alert" className={kit['trouble']}>
          {failure}
        </p>
      )}
      <div className={kit['buttons']}>
        {templates.map((template) => (
          <Button
            key={template.id}
            variant="default"
            loading={sent === template.id}
            disabled={sent !== null}
            leftSection={<IconRestore {...iconProps} />}
            onClick={() => void bringBack(template)}
          >
            Bring back: {template.name}
          </Button>
        ))}
      </div>
    </section>
  );
}
