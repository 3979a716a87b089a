import type { RecordValues } from '../kit/vocabulary/record-values.ts';
import {
  addDays,
  addMinutes,
  addMonths,
  compareMoments,
  minutesBetween,
  momentAt,
  wallClock,
  type Day,
  type Moment,
} from '../kit/time/time.ts';
import type { Appointment } from './appointment.ts';

const steps: Readonly<Record<string, (day: Day, times: number, ofMonth: number) => Day>> = {
  weekly: (day, times) => addDays(day, 7 * times),
  monthly: (day, times, ofMonth) => inMonth(addMonths(`${day.slice(0, 7)}-01`, times), ofMonth),
};

/** That day of the month which begins there, or its last where it is too short. */
const inMonth = (first: Day, ofMonth: number): Day => {
  const last = addDays(addMonths(first, 1), -1);
  return ofMonth > Number(last.slice(8)) ? last : addDays(first, ofMonth - 1);
};

/** On which day of the month a series comes round. One that a person moved to another day goes on from there. */
const dayOfMonth = (day: Day, carried: number | null): number =>
  carried !== null && inMonth(`${day.slice(0, 7)}-01`, carried) === day ? carried : Number(day.slice(8));

/** How often a series may come round. What repeats in some other way is arranged by a person. */
export const repeating: readonly string[] = Object.keys(steps);

/** So far ahead a series stands in the book: the last of it lies beyond. */
export const bookedAheadDays = 28;

/** A series of which none was booked for so long has ended, though nobody said so. */
export const forgottenAfterDays = 60;

/** Whether one appointment leads to the next by itself. */
export const isSeries = ({ repeat }: Pick<Appointment, 'repeat'>): boolean => repeat in steps;

/** When the next one of a series is: at the same time by the house's clock, the first that still lies ahead. */
export function nextStart(
  {
    starts_at,
    repeat,
    repeat_day = null,
  }: Pick<Appointment, 'starts_at' | 'repeat'> & Partial<Pick<Appointment, 'repeat_day'>>,
  now: Moment,
  zone: string,
): Moment | null {
  const step = steps[repeat];
  if (!step) return null;
  const { day, time } = wallClock(starts_at, zone);
  for (let times = 1; ; times += 1) {
    const next = momentAt(step(day, times, dayOfMonth(day, repeat_day)), time, zone);
    if (compareMoments(next, now) > 0) return next;
  }
}

/** What stays from one to the next. Who goes along is found anew, because it depends on who works that day. */
const carriedOver = [
  'home',
  'resident',
  'title',
  'appointment_type',
  'with_whom',
  'location',
  'repeat',
  'transport',
  'escort_needed',
  'preparation',
  'take_documents',
  'reminders',
] as const;

/** The next appointment of a series as it is planned when the last one is over; null where it does not go on by itself. */
export function nextInSeries(last: Appointment, now: Moment, zone: string): RecordValues | null {
  const starts = nextStart(last, now, zone);
  if (starts === null) return null;
  const minutes = last.ends_at === null ? 30 : minutesBetween(last.starts_at, last.ends_at);
  const repeat_day =
    last.repeat === 'monthly' ? dayOfMonth(wallClock(last.starts_at, zone).day, last.repeat_day) : null;
  return {
    ...Object.fromEntries(carriedOver.map((name) => [name, last[name]])),
    repeat_day,
    starts_at: starts,
    ends_at: addMinutes(starts, minutes),
  };
}

/** One appointment of a series, as the page of another one shows it. */
export interface SeriesEntry {
  readonly id: string;
  readonly starts_at: Moment;
  readonly status: string;
}
