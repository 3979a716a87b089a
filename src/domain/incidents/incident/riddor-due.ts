import { addDays, type Day } from '../../kit/time/time.ts';

export type RiddorCategory =
  | 'death'
  | 'specified_injury'
  | 'over_7_days'
  | 'non_worker_to_hospital'
  | 'disease'
  | 'dangerous_occurrence';

/**
 * When a report under RIDDOR is due: 10 days after the accident, 15 for more than seven days off work;
 * a death or specified injury is also told at once by the quickest route (RIDDOR 2013; HSE guidance).
 */
export const riddorDue = (category: RiddorCategory, accident_on: Day): { due_on: Day; at_once: boolean } => ({
  due_on: addDays(accident_on, category === 'over_7_days' ? 15 : 10),
  at_once: category === 'death' || category === 'specified_injury',
});
