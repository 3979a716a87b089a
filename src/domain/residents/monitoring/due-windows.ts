import { addDays, addHours, addMonths, hoursBetween, momentAt, type Day, type Moment } from '../../kit/time/time.ts';
import { wakingDay } from '../../kit/time/waking-day.ts';
import type { HomeSettings } from '../../kit/vocabulary/home-settings.ts';
import type { DueWindow } from './compliance.ts';

/** One chart that is watched for a resident, and how often. */
export interface Rhythm {
  readonly chart: string;
  readonly frequency: string;
  readonly interval_value: number | null;
  readonly start_date: Day | null;
}

interface HouseDays {
  /** The days looked at, in order. */
  readonly days: readonly Day[];
  readonly zone: string;
  readonly shift_times: HomeSettings['shift_times'];
}

const between = (starts: readonly Moment[]): readonly DueWindow[] =>
  starts.slice(1).map((to, place) => ({ from: starts[place] ?? to, to }));

/** So many equal parts of a stretch of time. */
function partsOf(from: Moment, to: Moment, count: number): readonly DueWindow[] {
  const hours = hoursBetween(from, to) / count;
  return between(Array.from({ length: count + 1 }, (_, place) => addHours(from, place * hours)));
}

type OfDay = (day: Day, { zone, shift_times }: HouseDays, times: number) => readonly DueWindow[];

const wholeDay =
  (begins: (times: HomeSettings['shift_times']) => string): OfDay =>
  (day, { zone, shift_times }) =>
    between([day, addDays(day, 1)].map((on) => momentAt(on, begins(shift_times), zone)));
const calendarDay = wholeDay(() => '00:00');
/** The day of care begins with the early shift. */
const careDay = wholeDay(({ early }) => early.start);

/** Some charts have hours of their own, whatever the rhythm says. A night belongs to the evening it began on. */
const ownHours: Readonly<Record<string, OfDay>> = {
  sleep: wholeDay(() => '12:00'),
  morning_routine: calendarDay,
  afternoon_routine: calendarDay,
};

const everyDay: Readonly<Record<string, OfDay>> = {
  daily: careDay,
  per_shift: (day, { zone, shift_times: { early, late, waking_night } }) =>
    between([
      ...[early, late, waking_night].map(({ start }) => momentAt(day, start, zone)),
      momentAt(addDays(day, 1), early.start, zone),
    ]),
  x_per_day: (day, { zone }, times) =>
    partsOf(momentAt(day, wakingDay.from, zone), momentAt(day, wakingDay.to, zone), times),
  interval_hours: (day, house, hours) =>
    careDay(day, house, 1).flatMap(({ from, to }) => partsOf(from, to, Math.max(1, Math.floor(24 / hours)))),
};

const longer: Readonly<Record<string, (end: Day) => Day>> = {
  weekly: (end) => addDays(end, -7),
  fortnightly: (end) => addDays(end, -14),
  monthly: (end) => addMonths(end, -1),
};

/** What happens is written down when it happens, and is never due. */
export const neverDue: ReadonlySet<string> = new Set(['incident']);

/** When entries of a watched chart were due on these days. What has a longer rhythm was due once, in the stretch up to their end. */
export function dueWindows({ chart, frequency, interval_value, start_date }: Rhythm, house: HouseDays): DueWindow[] {
  if (neverDue.has(chart)) return [];
  const days = house.days.filter((day) => start_date === null || day >= start_date);
  const last = days.at(-1);
  const reach = longer[frequency];
  if (!ownHours[chart] && reach && last) {
    const end = addDays(last, 1);
    const from = reach(end);
    return start_date !== null && start_date > from
      ? []
      : [{ from: momentAt(from, '00:00', house.zone), to: momentAt(end, '00:00', house.zone) }];
  }
  const ofDay = ownHours[chart] ?? everyDay[frequency];
  return ofDay ? days.flatMap((day) => ofDay(day, house, interval_value ?? 1)) : [];
}
