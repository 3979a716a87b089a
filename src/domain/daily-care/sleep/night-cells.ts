import { addDays, addMinutes, compareMoments, momentAt, type Day, type Moment } from '../../kit/time/time.ts';
import type { SleepState } from './sleep-hours.ts';

/** Half an hour of a night, and how somebody was in it; null while nobody has said. */
export interface NightCell {
  readonly from: Moment;
  readonly to: Moment;
  readonly state: SleepState | null;
  /** Somebody looked in then and wrote it down: that stands. */
  readonly isSeen: boolean;
}

interface Check {
  readonly checked_at: Moment;
  readonly state: SleepState;
}

const minutes = 30;
const evening = '20:00';
const morning = '08:00';

/** From eight to eight on the clock of the house: two cells more when the clocks go back, two fewer when they go forward. */
export function nightCells(
  night_of: Day,
  zone: string,
  seen: readonly Check[],
  reported: readonly Check[] = [],
): readonly NightCell[] {
  const [from, to] = [momentAt(night_of, evening, zone), momentAt(addDays(night_of, 1), morning, zone)];
  const cells: NightCell[] = [];
  for (let at = from; compareMoments(at, to) < 0; at = addMinutes(at, minutes)) cells.push(cellAt(at, seen, reported));
  return cells;
}

function cellAt(from: Moment, seen: readonly Check[], reported: readonly Check[]): NightCell {
  const to = addMinutes(from, minutes);
  const within = ({ checked_at }: Check) => compareMoments(checked_at, from) >= 0 && compareMoments(checked_at, to) < 0;
  const check = seen.findLast(within);
  return { from, to, state: (check ?? reported.findLast(within))?.state ?? null, isSeen: check !== undefined };
}

/** A cell painted anew; painted with nothing it is empty again. What somebody saw stays. */
export function painted(reported: readonly Check[], cell: NightCell, state: SleepState | null): readonly Check[] {
  if (cell.isSeen) return reported;
  const others = reported.filter(
    ({ checked_at }) => compareMoments(checked_at, cell.from) < 0 || compareMoments(checked_at, cell.to) >= 0,
  );
  return state === null
    ? others
    : [...others, { checked_at: cell.from, state }].toSorted((a, b) => compareMoments(a.checked_at, b.checked_at));
}

/** When sleep began and ended, as the cells tell it. */
export function sleepIn(cells: readonly NightCell[]): { readonly settled_at: Moment; readonly woke_at: Moment } | null {
  const asleep = cells.filter(({ state }) => state === 'asleep');
  const [first, last] = [asleep[0], asleep.at(-1)];
  return first && last ? { settled_at: first.from, woke_at: last.to } : null;
}
