import { keysOf } from '../kit/vocabulary/record-values.ts';
import { addDays, compareMoments, localDay, type Day, type Moment } from '../kit/time/time.ts';
import { weekOf } from '../kit/time/calendar-days.ts';

export const agendaParts = { today: 'Today', tomorrow: 'Tomorrow', week: 'This week', later: 'Later' } as const;
type AgendaPart = keyof typeof agendaParts;

interface Visit {
  readonly starts_at: Moment;
}

function partOf(day: Day, today: Day): AgendaPart {
  if (day <= today) return 'today';
  if (day === addDays(today, 1)) return 'tomorrow';
  return day <= (weekOf(today).at(-1) ?? today) ? 'week' : 'later';
}

/** Appointments from today on under the words a person would use, the next one first. What is empty is left out. */
export function agenda<V extends Visit>(
  visits: readonly V[],
  today: Day,
  zone: string,
): readonly (readonly [AgendaPart, readonly V[]])[] {
  const coming = visits
    .filter(({ starts_at }) => localDay(starts_at, zone) >= today)
    .toSorted((a, b) => compareMoments(a.starts_at, b.starts_at));
  return keysOf(agendaParts)
    .map((part) => [part, coming.filter(({ starts_at }) => partOf(localDay(starts_at, zone), today) === part)] as const)
    .filter(([part, own]) => own.length > 0 || part === 'today');
}
