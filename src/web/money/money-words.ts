import { daysBetween, type Day } from '#domain/kit/time/time.ts';

/** The month of a day and those before it, the newest first. */
export function monthsBack(today: Day, count: number): readonly string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, back) => {
    const at = new Date(Date.UTC(year, month - 1 - back, 1));
    return at.toISOString().slice(0, 7);
  });
}

/** How many months there are from one day to another, both counted. */
export function monthsSince(first: Day | null, today: Day): number {
  if (first === null || daysBetween(first, today) < 0) return 0;
  const [from, to] = [first, today].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)));
  return (to ?? 0) - (from ?? 0) + 1;
}
