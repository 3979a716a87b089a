import { wallClock, type Day, type Moment } from './time.ts';

/** Every format of a day that the product has. A day has no zone, so it is read and said in the same one. */
const formatOf = (parts: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: 'UTC' });
const dateOf = (day: Day): Date => new Date(`${day}T00:00:00Z`);
function saying(parts: Intl.DateTimeFormatOptions): (day: Day) => string {
  const format = formatOf(parts);
  return (day) => format.format(dateOf(day));
}

/** `1 Dec 2026`, as a sentence says a day. */
export const dayWords = saying({ day: 'numeric', month: 'short', year: 'numeric' });
/** `1 December 2026`, as a letter says it. */
export const saidInFull = saying({ day: 'numeric', month: 'long', year: 'numeric' });
/** `1 December`, where the year is no question. */
export const saidDay = saying({ day: 'numeric', month: 'long' });
/** `1 Dec`, where there is little room besides. */
export const shortDay = saying({ day: 'numeric', month: 'short' });
/** `Tue` */
export const weekdayWord = saying({ weekday: 'short' });
/** `Tue 1` */
export const weekdayAndDate = saying({ weekday: 'short', day: 'numeric' });
const weekdayInMonth = saying({ weekday: 'short', day: 'numeric', month: 'short' });
/** `Tue 1 Dec`; some browsers would set a comma. */
export const weekdayAndDay = (day: Day): string => weekdayInMonth(day).replace(',', '');

const inMonth = saying({ month: 'long', year: 'numeric' });
/** `2026-03`, or a day of it, as people say it: March 2026. */
export const monthWords = (month: string): string => inMonth(`${month.slice(0, 7)}-01`);

const range = formatOf({ day: 'numeric', month: 'short' });
/** `16–22 Nov` */
export const dayRange = (from: Day, to: Day): string => range.formatRange(dateOf(from), dateOf(to));

/** `1 Dec 2026, 14:20` on the clock of the house. */
export function momentWords(moment: Moment, zone: string, sayDay = dayWords): string {
  const { day, time } = wallClock(moment, zone);
  return `${sayDay(day)}, ${time}`;
}
