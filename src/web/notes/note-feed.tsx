import { localDay } from '#domain/kit/time/time.ts';
import type { note } from '#domain/notes/note.ts';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { dayInWords, useHouseClock } from '../kit/house/house-clock.ts';
import type { Listed } from '../kit/state/stored-record.ts';
import { NewRows } from '../kit/ui/messages/new-rows.tsx';
import { StaleNote } from '../kit/ui/messages/stale-note.tsx';
import { Empty, ErrorState, Loading, NoRight } from '../kit/page/states.tsx';
import { useHeldRows } from '../kit/data/use-held-rows.ts';
import type { Records } from '../kit/data/use-records.ts';
import { NoteCard } from './note-card.tsx';
import kit from '../kit/styles/kit.module.css';
import css from './notes.module.css';

interface FeedProps {
  found: Records<Listed<typeof note>>;
  /** What was asked: another question brings other notes at once. */
  question: string;
  add: ReactNode;
  isNarrowed: boolean;
}

export function NoteFeed({ found, question, add, isNarrowed }: FeedProps) {
  const { zone } = useHouseClock();
  const { records, state, hasMore, isLoadingMore, loadMore, reload } = found;
  const { shown, ...held } = useHeldRows(records, question, true);
  if (state === 'refused') return <NoRight title="You do not have the right to see notes" />;
  if (state === 'loading' && shown.length === 0) return <Loading rows={6} label="Loading notes" />;
  if (state === 'failed' && shown.length === 0)
    return (
      <ErrorState title="The notes could not be loaded" onRetry={reload}>
        What has been written is safe; it cannot be shown just now.
      </ErrorState>
    );
  if (shown.length === 0)
    return (
      <Empty title={isNarrowed ? 'No notes match' : 'No notes in the last 7 days'} action={add}>
        {isNarrowed
          ? 'Take away a filter to see more.'
          : 'Notes about residents and the house appear here as they are written.'}
      </Empty>
    );
  return (
    <div className={css['feed']}>
      <StaleNote state={state} at={found.at} reload={reload} />
      <NewRows waiting={held.waiting} isMoving={held.isMoving} onShow={held.show} />
      {[...Map.groupBy(shown, (written) => localDay(written.occurred_at, zone))].map(([day, written]) => (
        <section key={day} className={css['day']}>
          <h2 className={kit['subheading']}>{dayInWords(day)}</h2>
          {written.map((one) => (
            <NoteCard key={one.id} written={one} to={`?id=${one.id}`} />
          ))}
        </section>
      ))}
      {hasMore && (
        <Button variant="default" loading={isLoadingMore} onClick={loadMore}>
          Show earlier notes
        </Button>
      )}
    </div>
  );
}
