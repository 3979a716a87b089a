import { Button } from '@mantine/core';
import type { SheetPage } from '#domain/handover/lines/sheet.ts';
import { IconChecks } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { DraftBanner } from '../../kit/saving/draft-banner.tsx';
import { LeaveGuard } from '../../kit/saving/leave-guard.tsx';
import { NewRows } from '../../kit/ui/messages/new-rows.tsx';
import { InlineError } from '../../kit/ui/messages/inline-error.tsx';
import { notDone } from '../../kit/api/failure-words.ts';
import { useHeldRows } from '../../kit/data/use-held-rows.ts';
import type { Powers } from './handover-powers.ts';
import { hasRead, PageCard } from './page-card.tsx';
import { useReading } from './use-reading.ts';
import { acknowledge } from './use-sheet.ts';
import { useWriting } from './use-writing.ts';
import { useShortName } from '../../kit/person/use-short-name.ts';
import css from '../handover.module.css';

interface ListProps {
  handover: string;
  pages: readonly SheetPage[];
  /** How far back is looked: another answer to that brings its pages at once. */
  since: string;
  powers: Powers;
  me: string | null;
  onChanged(): void;
}

const counted = (some: number) => `${some} ${some === 1 ? 'resident' : 'residents'} as usual`;

/** Where a page stands is part of what it is: to be told of, or folded away. */
const placed = (page: SheetPage) => ({ id: `${page.person.id} ${page.as_usual}`, of: page.person.id, page });

/** Those who need the next shift first; everyone about whom there is nothing to tell folds into one line. */
export function PageList({ handover, pages, since, powers, me, onChanged }: ListProps) {
  const shortName = useShortName();
  const { shown, ...held } = useHeldRows(
    useMemo(() => pages.map(placed), [pages]),
    since,
    true,
  );
  const still = useMemo(() => shown.map(({ page }) => page), [shown]);
  const { list, read, said } = useReading(still, me, onChanged);
  const [usualSaid, setUsualSaid] = useState('');
  const { about, write, isUnsent, draft, startAfresh } = useWriting(handover);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const [notable, usual] = [still.filter((page) => !page.as_usual), still.filter((page) => page.as_usual)];
  const card = (page: SheetPage) => (
    <PageCard
      key={page.person.id}
      page={page}
      powers={powers}
      me={me}
      writing={about(page.person.id)}
      onWrite={(writing) => write(page.person.id, writing)}
      onChanged={onChanged}
      onAcknowledge={(one) => void read(one)}
    />
  );
  // Only who is as usual at this moment: what has come in since is not ticked unread.
  const unread = pages.filter((page) => page.as_usual && !hasRead(page, me));

  async function readUsual() {
    setUsualSaid('');
    for (const { id } of unread) {
      const answer = id === null ? null : await acknowledge(id);
      if (answer?.ok !== false) continue;
      setUsualSaid(notDone(answer));
      break;
    }
    onChanged();
  }

  return (
    <section ref={list} className={css['pages']} aria-label="Residents">
      {powers.acknowledge && (
        <p className={css['hint']}>With the focus on a resident, the key A acknowledges and goes to the next.</p>
      )}
      <NewRows waiting={held.waiting} isMoving={held.isMoving} onShow={held.show} />
      {(said || usualSaid) && <InlineError>{said || usualSaid}</InlineError>}
      <DraftBanner draft={draft} onAfresh={startAfresh} />
      {isUnsent && <LeaveGuard hasWork={() => isUnsent} />}
      {notable.map(card)}
      {usual.length > 0 && (
        <details
          className={css['usual']}
          open={isUnfolded || usual.some(({ person }) => about(person.id) !== null)}
          onToggle={(event) => setIsUnfolded(event.currentTarget.open)}
        >
          <summary>
            {counted(usual.length)}
            <span className={css['names']}>{usual.map(({ person }) => shortName(person)).join(', ')}</span>
          </summary>
          <div className={css['pages']}>{usual.map(card)}</div>
        </details>
      )}
      {powers.acknowledge && unread.length > 0 && (
        <Button
          variant="default"
          className={css['start'] ?? ''}
          leftSection={<IconChecks size={20} stroke={1.75} aria-hidden />}
          onClick={() => void readUsual()}
        >
          Acknowledge {counted(unread.length)}
        </Button>
      )}
    </section>
  );
}
