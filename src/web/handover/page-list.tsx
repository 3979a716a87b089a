import { Button } from '@mantine/core';
import type { SheetPage } from '#domain/handover/sheet.ts';
import { IconChecks } from '@tabler/icons-react';
import type { Powers } from './handover-powers.ts';
import { hasRead, PageCard } from './page-card.tsx';
import { useReading } from './use-reading.ts';
import { acknowledge } from './use-sheet.ts';
import css from './handover.module.css';

interface ListProps {
  pages: readonly SheetPage[];
  powers: Powers;
  me: string | null;
  onChanged(): void;
}

const counted = (some: number) => `${some} ${some === 1 ? 'resident' : 'residents'} as usual`;

/** Those who need the next shift first; everyone about whom there is nothing to tell folds into one line. */
export function PageList({ pages, powers, me, onChanged }: ListProps) {
  const { list, read } = useReading(pages, me, onChanged);
  const [told, usual] = [pages.filter((page) => !page.as_usual), pages.filter((page) => page.as_usual)];
  const card = (page: SheetPage) => <PageCard key={page.person.id} page={page} powers={powers} me={me} onChanged={onChanged} onAcknowledge={(one) => void read(one)} />;
  const unread = usual.filter((page) => !hasRead(page, me));

  async function readUsual() {
    for (const { id } of unread) if (id !== null && !(await acknowledge(id)).ok) break;
    onChanged();
  }

  return (
    <section ref={list} className={css['pages']} aria-label="Residents">
      {powers.acknowledge && <p className={css['hint']}>With the focus on a resident, the key A acknowledges and goes to the next.</p>}
      {told.map(card)}
      {usual.length > 0 && (
        <details className={css['usual']}>
          <summary>{counted(usual.length)}<span className={css['names']}>{usual.map(({ person }) => person.preferred_name || person.first_name).join(', ')}</span></summary>
          <div className={css['pages']}>{usual.map(card)}</div>
        </details>
      )}
      {powers.acknowledge && unread.length > 0 && (
        <Button variant="default" className={css['start'] ?? ''} leftSection={<IconChecks size={20} stroke={1.75} aria-hidden />} onClick={() => void readUsual()}>Acknowledge {counted(unread.length)}</Button>
      )}
    </section>
  );
}
