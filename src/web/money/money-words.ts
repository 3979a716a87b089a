import type { Day } from '#domain/kit/time/time.ts';

const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export const pounds = (amount: number): string => `£${amount.toFixed(2)}`;

/** `2026-03` as people say it. */
export const monthWords = (month: string): string => monthFormat.format(new Date(`${month.slice(0, 7)}-01T00:00:00Z`));

/** The month of a day and those before it, the newest first. */
export function monthsBack(today: Day, count: number): readonly string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, back) => {
    const at = new Date(Date.UTC(year, month - 1 - back, 1));
    return at.toISOString().slice(0, 7);
  });
}
