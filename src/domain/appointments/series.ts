import { addDays, addMinutes, addMonths, compareMoments, minutesBetween, momentAt, wallClock, type Moment } from '../kit/time.ts';
import type { Appointment } from './appointment.ts';

const steps: Readonly<Record<string, (day: string, times: number) => string>> = {
  weekly: (day, times) => addDays(day, 7 * times),
  monthly: (day, times) => addMonths(day, times),
};

/** How often a series may come round. What repeats in some other way is arranged by a person. */
export const repeating: readonly string[] = Object.keys(steps);

/** So far ahead a series stands in the book: the last of it lies beyond. */
export const bookedAheadDays = 28;

/** A series of which none was booked for so long has ended, though nobody said so. */
export const forgottenAfterDays = 60;

/** Whether one appointment leads to the next by itself. */
export const isSeries = ({ repeat }: Pick<Appointment, 'repeat'>): boolean => repeat in steps;

/** When the next one of a series is: at the same time by the house's clock, the first that still lies ahead. */
export function nextStart({ starts_at, repeat }: Pick<Appointment, 'starts_at' | 'repeat'>, now: Moment, zone: string): Moment | null {
  const step = steps[repeat];
  if (!step) return null;
  const { day, time } = wallClock(starts_at, zone);
  for (let times = 1; ; times += 1) {
    const next = momentAt(step(day, times), time, zone);
    if (compareMoments(next, now) > 0) return next;
  }
}

/** What stays from one to the next. Who goes along is found anew, because it depends on who works that day. */
const carriedOver = ['home', 'resident', 'title', 'appointment_type', 'with_whom', 'location', 'repeat', 'transport', 'escort_needed', 'preparation', 'take_documents', 'reminders'] as const;

/** The next appointment of a series as it is planned when the last one is over; null where it does not go on by itself. */
export function nextInSeries(last: Appointment, now: Moment, zone: string): Readonly<Record<string, unknown>> | null {
  const starts = nextStart(last, now, zone);
  if (starts === null) return null;
  const minutes = last.ends_at === null ? 30 : minutesBetween(last.starts_at, last.ends_at);
  return { ...Object.fromEntries(carriedOver.map((name) => [name, last[name]])), starts_at: starts, ends_at: addMinutes(starts, minutes) };
}

/** One appointment of a series, as the page of another one shows it. */
export interface SeriesEntry {
  readonly id: string;
  readonly starts_at: Moment;
  readonly status: string;
}
