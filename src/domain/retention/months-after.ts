import { addDays, addMonths, type Day } from '../kit/time/time.ts';

export const yearsOf = (years: number): number => years * 12;

const dayOfMonth = (day: Day): string => day.slice(8);

/** The same day so many months later. Periods are minimums: where that month has no such day, they end on the first of the next. */
export function monthsAfter(day: Day, months: number): Day {
  const after = addMonths(day, months);
  return dayOfMonth(after) === dayOfMonth(day) ? after : addDays(after, 1);
}

export const yearsAfter = (day: Day, years: number): Day => monthsAfter(day, yearsOf(years));

/** The last day whose months have passed by today: `monthsAfter(day, months) <= today` for it and every day before. */
export const lastPassed = (today: Day, months: number): Day => addMonths(today, -months);
