import { careEntries } from '#domain/residents/views/care-entries.ts';
import { resident } from '#domain/residents/person/resident.ts';
import type { TimelineEntry } from '#domain/residents/views/timeline-entry.ts';
import type { Day } from '#domain/kit/time/time.ts';
import { useState } from 'react';
import { get } from '../../kit/api/api.ts';
import { pathOf } from '../../kit/state/entities.ts';
import { useChanges } from '../../kit/data/event-stream.ts';
import { useAnswer } from '../../kit/data/use-answer.ts';

const kinds = careEntries.map(({ entity }) => entity.name);

interface Later {
  /** The first page these follow on. */
  after: readonly TimelineEntry[] | null;
  entries: readonly TimelineEntry[];
  next: string | null;
}

/** What was written about someone since a day, newest first, and page by page further back. */
export function useTimeline(person: string, from: Day | null) {
  const first = useAnswer<TimelineEntry[]>(`${pathOf(resident)}${person}/timeline/${from ? `?date_from=${from}` : ''}`);
  const [later, setLater] = useState<Later>({ after: null, entries: [], next: null });
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  useChanges(kinds, (news) => {
    if (news.resident === person) first.refresh();
  });
  const follows = later.after !== null && later.after === first.body;
  const next = follows ? later.next : first.next;
  const loadMore = async () => {
    if (!next) return;
    setIsLoadingMore(true);
    const answer = await get<TimelineEntry[]>(next);
    setIsLoadingMore(false);
    if (answer.ok)
      setLater((now) => ({
        after: first.body,
        entries: [...(follows ? now.entries : []), ...answer.body],
        next: answer.next,
      }));
  };
  return {
    entries: [...(first.body ?? []), ...(follows ? later.entries : [])],
    state: first.state,
    reload: first.reload,
    hasMore: next !== null,
    isLoadingMore,
    loadMore: () => void loadMore(),
  };
}
