import { isAhead } from '#domain/kit/time/ahead.ts';
import { addDays, localDay, momentAt, type Moment } from '#domain/kit/time/time.ts';

const clockTime = /^@?([01]?\d|2[0-3]):([0-5]\d)$/;

/** `9:05` as `09:05`; null where it is no time of day. */
export function timeFrom(word: string): string | null {
  const [, hours, minutes] = clockTime.exec(word) ?? [];
  return hours && minutes ? `${hours.padStart(2, '0')}:${minutes}` : null;
}

/** The last time the clock on the wall showed it: nobody writes down what is still to come. */
export function lastAt(time: string, now: Moment, zone: string): Moment {
  const today = localDay(now, zone);
  const moment = momentAt(today, time, zone);
  return isAhead(moment, now) ? momentAt(addDays(today, -1), time, zone) : moment;
}

/** From one time to another, over midnight where the first is later on the clock. */
export function lastBetween(from: string, to: string, now: Moment, zone: string): readonly [Moment, Moment] {
  const end = lastAt(to, now, zone);
  const day = localDay(end, zone);
  return [momentAt(from <= to ? day : addDays(day, -1), from, zone), end];
}
