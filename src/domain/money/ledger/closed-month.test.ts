import { expect, test } from 'vitest';
import { closedMonthWarning } from './closed-month.ts';

const warned = (occurred_at: string, closed: string | null) =>
  closedMonthWarning(occurred_at, { closed, now: '2026-04-05T10:00:00Z', zone: 'Europe/London' });

test('an entry dated in a closed month is told into which month it goes', () => {
  expect(warned('2026-03-31T10:00:00Z', '2026-03-01')).toEqual({
    occurred_at: [
      'closed_month',
      'March 2026 is closed. This is posted in the open month, April 2026, and keeps its own date.',
    ],
  });
  expect(warned('2026-02-10T10:00:00Z', '2026-03-01')).toHaveProperty('occurred_at');
});

test('an entry of an open month goes without a word, by the calendar of the house', () => {
  expect(warned('2026-04-01T10:00:00Z', '2026-03-01')).toEqual({});
  // Half past midnight in April, though the last hour of March in UTC.
  expect(warned('2026-03-31T23:30:00Z', '2026-03-01')).toEqual({});
  expect(warned('2026-03-31T10:00:00Z', null)).toEqual({});
});
