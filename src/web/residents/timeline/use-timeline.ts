import { careEntries } from '#domain/residents/views/care-entries.ts';
import { resident } from '#domain/residents/person/resident.ts';
import type { TimelineEntry } from '#domain/residents/views/timeline-entry.ts';
import type { Day } from '#domain/kit/time/time.ts';
import { listOf } from '../../kit/api/shapes.ts';
import { pathOf } from '../../kit/state/entities.ts';
import { useLiveList } from '../../kit/data/use-live-list.ts';

const kinds = careEntries.map(({ entity }) => entity);

const isEntries = listOf<TimelineEntry>('id', 'kind');

/** What was written about someone since a day, newest first, and page by page further back. */
export function useTimeline(person: string, from: Day | null) {
  const path = `${pathOf(resident)}${person}/timeline/${from ? `?date_from=${from}` : ''}`;
  const { rows, ...list } = useLiveList(path, { is: isEntries, of: kinds, resident: person });
  return { ...list, entries: rows };
}
