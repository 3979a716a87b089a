import {
  addDays,
  compareMoments,
  instantOf,
  localDay,
  minutesOfDay,
  momentAt,
  type Day,
  type Moment,
  type Time,
} from '../kit/time/time.ts';
import { isActive } from './active-shift.ts';
import { isLivedInOn, type LivedIn } from './lived-in.ts';

export type StaffedShift = 'early' | 'late' | 'waking_night' | 'sleep_in';

export interface PlannedShift {
  shift_type: string;
  status: string;
  staff: string | null;
  role_on_shift: string;
  start_at: Moment;
  end_at: Moment;
}

export interface StaffingGap {
  shift: StaffedShift;
  from: Moment;
  to: Moment;
  missing: number;
}

export interface StaffedHouse {
  min_staffing: { [S in StaffedShift]?: number };
  shift_times: { [S in StaffedShift]: { start: Time; end: Time } };
  time_zone: string;
  lived_in: LivedIn;
}

const awakeShifts = new Set(['early', 'late', 'mid', 'long_day', 'waking_night']);
export const staffedShifts: readonly StaffedShift[] = ['early', 'late', 'waking_night', 'sleep_in'];

/** Whether somebody lives in the house before a shift is over. */
export const isNeeded = ({ to }: { to: Moment }, { lived_in, time_zone }: StaffedHouse): boolean =>
  isLivedInOn(lived_in, localDay(to, time_zone));

/** How many a shift needs at least: nobody before somebody lives in the house. */
export const leastOf = (shift: StaffedShift, period: { to: Moment }, house: StaffedHouse): number =>
  isNeeded(period, house) ? (house.min_staffing[shift] ?? 0) : 0;

/** When on a day too few people are there. Counted minute by minute, since a long day ends before the late does. */
export function staffingGaps(shifts: PlannedShift[], day: Day, house: StaffedHouse): StaffingGap[] {
  return staffedShifts.flatMap((shift) => {
    const staffed = shifts.filter((planned) => isStaffed(planned) && counts(planned.shift_type, shift));
    const period = periodOf(shift, day, house);
    return gapsWithin(staffed, shift, { ...period, needed: leastOf(shift, period, house) });
  });
}

/** So many days from the first, and from when on its gaps can still be filled. */
interface Ahead {
  first: Day;
  days: number;
  now: Moment;
}

/** The gaps that are not over. The night that is running began on the day before. */
export const gapsAhead = (shifts: PlannedShift[], { first, days, now }: Ahead, house: StaffedHouse): StaffingGap[] =>
  Array.from({ length: days + 1 }, (_, place) => addDays(first, place - 1))
    .flatMap((day) => staffingGaps(shifts, day, house))
    .filter(({ to }) => compareMoments(to, now) > 0);

/** An open shift has nobody, of a draft its person has not heard, and someone shadowing is there to learn. */
const isStaffed = (planned: PlannedShift) =>
  planned.staff !== null && planned.role_on_shift !== 'shadow' && isActive(planned);

/** Whoever is awake at work helps to staff any waking shift; a sleep-in is staffed only by a sleep-in. */
export const counts = (type: string, needed: StaffedShift) =>
  needed === 'sleep_in' ? type === 'sleep_in' : awakeShifts.has(type);

export function periodOf(shift: StaffedShift, day: Day, house: StaffedHouse): { from: Moment; to: Moment } {
  const { start, end } = house.shift_times[shift];
  const lastDay = minutesOfDay(end) <= minutesOfDay(start) ? addDays(day, 1) : day;
  return { from: momentAt(day, start, house.time_zone), to: momentAt(lastDay, end, house.time_zone) };
}

/** A part of a shift during which the same people are there. */
export interface CoverStretch {
  readonly from: Moment;
  readonly to: Moment;
  readonly people: ReadonlySet<string | null>;
}

/** The parts of a period, each time somebody comes or goes. Moments are read once: a year of a large house has thousands. */
export function stretchesWithin(
  staffed: readonly PlannedShift[],
  period: { from: Moment; to: Moment },
): readonly CoverStretch[] {
  const [first, last] = [instantOf(period.from), instantOf(period.to)];
  const spans = staffed.map(({ staff, start_at, end_at }) => ({
    staff,
    start: instantOf(start_at),
    end: instantOf(end_at),
  }));
  const written = new Map(
    staffed.flatMap(({ start_at, end_at }, at) => [
      [spans[at]?.start ?? first, start_at],
      [spans[at]?.end ?? last, end_at],
    ]),
  );
  const edges = [...new Set([first, ...[...written.keys()].filter((one) => first < one && one < last), last])].toSorted(
    (a, b) => a - b,
  );
  const said = (edge: number): Moment =>
    edge === first ? period.from : edge === last ? period.to : (written.get(edge) ?? period.from);
  return edges.slice(1).map((to, at) => {
    const from = edges[at] ?? first;
    const there = spans.filter(({ start, end }) => start <= from && to <= end);
    return { from: said(from), to: said(to), people: new Set(there.map(({ staff }) => staff)) };
  });
}

function gapsWithin(
  staffed: PlannedShift[],
  shift: StaffedShift,
  period: { from: Moment; to: Moment; needed: number },
): StaffingGap[] {
  const gaps = stretchesWithin(staffed, period).map(({ from, to, people }) => ({
    shift,
    from,
    to,
    missing: period.needed - people.size,
  }));
  return joined(gaps.filter(({ missing }) => missing > 0));
}

/** Stretches that touch and lack as many are one gap to the person who must fill it. */
const joined = (gaps: StaffingGap[]): StaffingGap[] =>
  gaps.reduce<StaffingGap[]>((all, gap) => {
    const last = all.at(-1);
    const follows = last !== undefined && last.missing === gap.missing && compareMoments(last.to, gap.from) === 0;
    return follows ? [...all.slice(0, -1), { ...last, to: gap.to }] : [...all, gap];
  }, []);
