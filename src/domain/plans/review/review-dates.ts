import { addDays, daysBetween, type Day } from '../../kit/time/time.ts';

type ReviewState = 'in_date' | 'due' | 'overdue';

const DUE_WITHIN_DAYS = 7;

/** On its own day a review is due, and overdue the day after. */
export function reviewState(review_date: Day, today: Day): ReviewState {
  if (review_date < today) return 'overdue';
  return daysBetween(today, review_date) <= DUE_WITHIN_DAYS ? 'due' : 'in_date';
}

/** What a new arrival's plans are held to: a short first plan within a day, the full set within a week, a look at six weeks; our own choice. */
export const admissionPlanDates = (admission_date: Day): { first_plan_by: Day; full_plan_by: Day; review_by: Day } => ({
  first_plan_by: addDays(admission_date, 1),
  full_plan_by: addDays(admission_date, 7),
  review_by: addDays(admission_date, 42),
});
