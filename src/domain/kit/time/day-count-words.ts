import { daysBetween, type Day } from './time.ts';

export const dayCountWords = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

/** How far off a day is on which something is due: on the day itself it is not yet overdue. */
export function dueWords(day: Day, today: Day): string {
  const left = daysBetween(today, day);
  if (left === 0) return 'today';
  return left > 0 ? `in ${dayCountWords(left)}` : `${dayCountWords(-left)} overdue`;
}
