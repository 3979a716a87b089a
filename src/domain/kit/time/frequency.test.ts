import { expect, test } from 'vitest';
import { nextDate } from './frequency.ts';

test.each([
  ['weekly', '2026-02-07'],
  ['fortnightly', '2026-02-14'],
  ['monthly', '2026-02-28'],
  ['quarterly', '2026-04-30'],
  ['six_monthly', '2026-07-31'],
  ['yearly', '2027-01-31'],
] as const)('%s from 31 January falls on %s', (every, date) => {
  expect(nextDate('2026-01-31', every)).toBe(date);
});
