import { addDays, addMonths, daysBetween, type Day } from '../../kit/time/time.ts';
import type { Interval } from './check-kinds.ts';

/** A check that was never done is `first_check` while the thing is new to the book and may wait for it. */
export type CheckState = 'never_checked' | 'first_check' | 'in_date' | 'due_soon' | 'overdue';

/** From here on a day that comes near is told; of what is checked more often, not so early that it never falls silent. */
export const soonDays = 30;
const soonDaysOf = (interval: Interval): number => {
  if ('days' in interval) return Math.min(7, Math.floor(interval.days / 4));
  return interval.months <= 2 ? 7 : soonDays;
};

export const dayAfter = (day: Day, interval: Interval): Day =>
  'days' in interval ? addDays(day, interval.days) : addMonths(day, interval.months);

/** When a check is next due, and whether that is near. On its day it is not yet overdue. */
export function checkDue(
  { last_on, interval }: { last_on: Day | null; interval: Interval },
  today: Day,
): { next_due: Day | null; state: CheckState } {
  if (last_on === null) return { next_due: null, state: 'never_checked' };
  const next_due = dayAfter(last_on, interval);
  if (next_due < today) return { next_due, state: 'overdue' };
  return { next_due, state: daysBetween(today, next_due) <= soonDaysOf(interval) ? 'due_soon' : 'in_date' };
}
