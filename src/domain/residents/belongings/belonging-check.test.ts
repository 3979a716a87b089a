import { expect, test } from 'vitest';
import { checkDueOn, isCheckDue, isHeld, isVital } from './belonging-check.ts';

const zone = 'Europe/London';

test('glasses, hearing aids and dentures are vital', () => {
  const categories = ['glasses', 'hearing_aid', 'dentures', 'watch'] as const;
  expect(categories.map((category) => isVital({ category }))).toEqual([true, true, true, false]);
});

test('everything that is held is checked every six months', () => {
  const item = { status: 'present', last_checked_on: '2025-08-31' } as const;
  expect(checkDueOn(item, zone)).toBe('2026-02-28');
  expect(isCheckDue(item, '2026-02-27', zone)).toBe(false);
  expect(isCheckDue(item, '2026-02-28', zone)).toBe(true);
  expect(isCheckDue({ ...item, status: 'returned' }, '2026-02-28', zone)).toBe(false);
});

test('what was never checked counts from the day it was written down, on the clock of the house', () => {
  expect(checkDueOn({ created_at: '2025-07-31T23:30:00.000Z' }, zone)).toBe('2026-02-01');
  expect(checkDueOn({}, zone)).toBeNull();
});

test('what is missing, returned or disposed of is no longer held', () => {
  const states = ['present', 'in_safe', 'lent', 'damaged', 'missing', 'returned', 'disposed'] as const;
  expect(states.filter((status) => isHeld({ status }))).toEqual(['present', 'in_safe', 'lent', 'damaged']);
});
