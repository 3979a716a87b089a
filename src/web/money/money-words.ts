import { addMonths, daysBetween, type Day } from '#domain/kit/time/time.ts';

/** The month of a day and those before it, the newest first. */
export const monthsBack = (today: Day, count: number): readonly string[] =>
  Array.from({ length: count }, (_, back) => addMonths(`${today.slice(0, 7)}-01`, -back).slice(0, 7));

/** How many months there are from one day to another, both counted. */
export function monthsSince(first: Day | null, today: Day): number {
  if (first === null || daysBetween(first, today) < 0) return 0;
  const [from, to] = [first, today].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)));
  return (to ?? 0) - (from ?? 0) + 1;
}
