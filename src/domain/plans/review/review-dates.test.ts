import { expect, test } from 'vitest';
import { admissionPlanDates, reviewState } from './review-dates.ts';

test.each([
  ['2026-03-09', 'overdue'],
  ['2026-03-10', 'due'],
  ['2026-03-17', 'due'],
  ['2026-03-18', 'in_date'],
] as const)('a review for %s is %s on 10 March', (date, state) => {
  expect(reviewState(date, '2026-03-10')).toBe(state);
});

test('a new arrival has a first plan in a day, all plans in a week, a review in six', () => {
  expect(admissionPlanDates('2026-02-26')).toEqual({
    first_plan_by: '2026-02-27',
    full_plan_by: '2026-03-05',
    review_by: '2026-04-09',
  });
});
