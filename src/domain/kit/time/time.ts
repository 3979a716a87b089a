import { tzOffset } from '@date-fns/tz';

/** An instant in ISO 8601 with its offset: `2026-03-01T09:30:00.000Z`. */
export type Moment = string;
/** A calendar date, never a midnight: `2026-03-01`. */
export type Day = string;
/** A wall-clock time: `07:30`. */
export type Time = string;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const momentShape = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/;
const dayShape = /^\d{4}-\d\d-\d\d$/;

/** Milliseconds of a moment. A date given by mistake is refused, because its midnight depends on the zone. */
export function instantOf(moment: Moment): number {
  const instant = momentShape.test(moment) ? Date.parse(moment) : Number.NaN;
  if (Number.isNaN(instant)) throw new RangeError(`Not a moment: ${moment}`);
  return instant;
}

export const isMoment = (value: string): boolean => momentShape.test(value) && !Number.isNaN(Date.parse(value));

export const momentOf = (instant: number): Moment => new Date(instant).toISOString();

/** In UTC and to the second at least, as `momentOf` and PostgreSQL write it: `…T09:30:00.000Z`, `…T09:30:00+00:00`. */
const isUtc = (moment: Moment): boolean =>
  moment[10] === 'T' && moment[16] === ':' && (moment.endsWith('Z') || moment.endsWith('+00:00'));

/** Moments compare as instants: `10:00+01:00` and `09:00Z` are the same, though their letters differ. In UTC they sort as text down to the second. */
export function compareMoments(a: Moment, b: Moment): number {
  if (!isUtc(a) || !isUtc(b) || a.startsWith(b.slice(0, 19))) return instantOf(a) - instantOf(b);
  return a < b ? -1 : 1;
}

export const addMinutes = (moment: Moment, minutes: number): Moment => momentOf(instantOf(moment) + minutes * MINUTE);

export const addHours = (moment: Moment, hours: number): Moment => addMinutes(moment, hours * 60);

export const minutesBetween = (from: Moment, to: Moment): number => (instantOf(to) - instantOf(from)) / MINUTE;

export const hoursBetween = (from: Moment, to: Moment): number => minutesBetween(from, to) / 60;

/** What the calendar and the clock on the wall of a house show at a moment. */
export function wallClock(moment: Moment, zone: string): { day: Day; time: Time } {
  const instant = instantOf(moment);
  const shown = momentOf(instant + offsetAt(instant, zone));
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** Whether the clocks of the house go forward or back between two moments. */
export const hasClockChange = (from: Moment, to: Moment, zone: string): boolean =>
  offsetAt(instantOf(from), zone) !== offsetAt(instantOf(to), zone);

export const localDay = (moment: Moment, zone: string): Day => wallClock(moment, zone).day;

export const localTime = (moment: Moment, zone: string): Time => wallClock(moment, zone).time;

/**
 * The moment at which a house's clock shows this date and time. In autumn the repeated hour means
 * its first pass; in spring a time inside the skipped hour means as long after the change (01:30 → 02:30).
 */
export function momentAt(day: Day, time: Time, zone: string): Moment {
  const wall = utcMidnight(day) + minutesOfDay(time) * MINUTE;
  const before = wall - offsetAt(wall - DAY, zone);
  const after = wall - offsetAt(wall + DAY, zone);
  const shows = (instant: number) => instant + offsetAt(instant, zone) === wall;
  return momentOf(shows(before) || !shows(after) ? before : after);
}

const timeShape = /^([01][0-9]|2[0-3]):[0-5][0-9]$/;
/** A time of day, written as times are stored. */
export const isTime = (value: string): boolean => timeShape.test(value);

/** Minutes since midnight of a wall-clock time; seconds, if any, fall away. */
export function minutesOfDay(time: Time): number {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
  if (!(hours >= 0 && hours < 24 && minutes >= 0 && minutes < 60)) throw new RangeError(`Not a time: ${time}`);
  return hours * 60 + minutes;
}

export const addDays = (day: Day, days: number): Day => dayOf(utcMidnight(day) + days * DAY);

/** A month later on the same day, or on the month's last day where there is none: 31 January → 28 February. */
export function addMonths(day: Day, months: number): Day {
  const date = new Date(utcMidnight(day));
  const wanted = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  // The calendar goes on into the month after; day nought of that is the last of ours.
  if (date.getUTCDate() !== wanted) date.setUTCDate(0);
  return dayOf(date.getTime());
}

export const daysBetween = (from: Day, to: Day): number => (utcMidnight(to) - utcMidnight(from)) / DAY;

/** Whole years lived. Someone born on 29 February turns a year older on 1 March of a common year. */
export function ageOn(birth: Day, on: Day): number {
  const years = Number(on.slice(0, 4)) - Number(birth.slice(0, 4));
  return on.slice(5) < birth.slice(5) ? years - 1 : years;
}

const offsets = new Map<string, Map<number, number>>();
/** A year of quarters of an hour: records of this year are looked at all day. */
const mostOffsets = 366 * 24 * 4;

/** The calendar is slow to ask and is asked for every entry; clocks change on a quarter of an hour at most. */
function offsetAt(instant: number, zone: string): number {
  const quarter = Math.floor(instant / (15 * MINUTE));
  const known = offsets.get(zone) ?? new Map<number, number>();
  const offset = known.get(quarter) ?? tzOffset(zone, new Date(instant)) * MINUTE;
  if (known.size >= mostOffsets) known.clear();
  offsets.set(zone, known.set(quarter, offset));
  return offset;
}

const dayOf = (instant: number): Day => momentOf(instant).slice(0, 10);

/** NaN for what is no date. The engine reads 31 February as a day of March. */
function midnightOrNaN(value: string): number {
  const instant = dayShape.test(value) && !value.startsWith('0000') ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  return new Date(instant).getUTCDate() === Number(value.slice(8)) ? instant : Number.NaN;
}

/** A date that the calendar has, written as dates are stored. */
export const isDay = (value: string): boolean => !Number.isNaN(midnightOrNaN(value));

function utcMidnight(day: Day): number {
  const instant = midnightOrNaN(day);
  if (Number.isNaN(instant)) throw new RangeError(`Not a date: ${day}`);
  return instant;
}
