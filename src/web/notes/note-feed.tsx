import { localDay } from '#domain/kit/time.ts';
import { note } from '#domain/notes/note.ts';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { dayInWords, useHouseClock } from '../kit/house-clock.ts';
import type { Kept } from '../kit/kept.ts';
import { Empty, ErrorState, Loading, NoRight } from '../kit/states.tsx';
import type { Records } from '../kit/use-records.ts';
import { byDay } from './by-day.ts';
import { NoteCard } from './note-card.tsx';
import css from './notes.module.css';

const writtenAt = (written: Kept) => String(written['occurred_at']);

export function NoteFeed({ found, add, isNarrowed }: { found: Records; add: ReactNode; isNarrowed: boolean }) {
  const { zone } = useHouseClock();
  const { records, state, hasMore, isLoadingMore, loadMore, reload } = found;
  if (state === 'refused') return <NoRight title="You do not have the right to see notes" who="A manager can give it to you." />;
  if (state === 'loading') return <Loading rows={6} label="Loading notes" />;
  if (state === 'failed') return <ErrorState title="The notes could not be loaded" onRetry={reload}>What has been written is safe; it cannot be shown just now.</ErrorState>;
  if (records.length === 0) return <Empty title={isNarrowed ? 'No notes match' : 'No notes in the last 7 days'} action={add}>{isNarrowed ? 'Take away a filter to see more.' : 'Notes about residents and the house appear here as they are written.'}</Empty>;
  return (
    <div className={css['feed']}>
      {byDay(records, (written) => localDay(writtenAt(written), zone)).map(([day, written]) => (
        <section key={day} className={css['day']}>
          <h2 className={css['heading']}>{dayInWords(day)}</h2>
          {written.map((one) => <NoteCard key={one.id} of={note} written={one} to={`?id=${one.id}`} />)}
        </section>
      ))}
      {hasMore && <Button variant="default" loading={isLoadingMore} onClick={loadMore}>Show earlier notes</Button>}
    </div>
  );
}
