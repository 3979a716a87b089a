import { isActive } from './active-shift.ts';
import { memoize } from '../kit/vocabulary/memoize.ts';
import { compareMoments, minutesOfDay, localTime, type Moment, type Time } from '../kit/time/time.ts';

/** The shifts an entry may have been written on. */
type EntryShift = 'early' | 'late' | 'long_day' | 'waking_night' | 'sleep_in';

export interface RotaShift {
  shift_type: string;
  status: string;
  start_at: Moment;
  end_at: Moment;
}

type Band = 'early' | 'late' | 'waking_night';
type ShiftStarts = { [B in Band]: { start: Time } };

const entryShifts: ReadonlySet<string> = new Set<EntryShift>(['early', 'late', 'long_day', 'waking_night', 'sleep_in']);
const isEntryShift = (type: string): type is EntryShift => entryShifts.has(type);

/** The shift an entry belongs to: the one its author was on, else the time of day in the house. */
export function shiftOf(
  moment: Moment,
  own: readonly RotaShift[],
  house: { shift_times: ShiftStarts; time_zone: string },
): EntryShift {
  const on = own.find((shift) => isActive(shift) && isEntryShift(shift.shift_type) && covers(shift, moment));
  return on !== undefined && isEntryShift(on.shift_type)
    ? on.shift_type
    : bandAt(localTime(moment, house.time_zone), house.shift_times);
}

const bandsOf = memoize((shift_times: ShiftStarts) =>
  (['early', 'late', 'waking_night'] as const)
    .map((band) => ({ band, start: minutesOfDay(shift_times[band].start) }))
    .toSorted((a, b) => a.start - b.start),
);

/** A band lasts from its start to the next band's: in the overlap at handover an entry belongs to the shift coming on. */
export function bandAt(time: Time, shift_times: ShiftStarts): Band {
  const now = minutesOfDay(time);
  const bands = bandsOf(shift_times);
  return (bands.findLast(({ start }) => start <= now) ?? bands.at(-1))?.band ?? 'early';
}

const covers = (shift: RotaShift, moment: Moment) =>
  compareMoments(shift.start_at, moment) <= 0 && compareMoments(moment, shift.end_at) < 0;
