import { expect, test } from 'vitest';
import { checkDue } from './check-due.ts';
import { checkKinds, longestMonths, usualInterval, type AssetCheckKind } from './check-kinds.ts';

test.each([
  ['2026-07-01', 'due_soon'],
  ['2026-07-02', 'overdue'],
  ['2026-06-01', 'due_soon'],
  ['2026-05-31', 'in_date'],
] as const)('a hoist tested on 1 January is, on %s, %s', (today, state) => {
  expect(checkDue({ last_on: '2026-01-01', interval: { months: 6 } }, today)).toEqual({
    next_due: '2026-07-01',
    state,
  });
});

test('what was never checked says so, and is not in date', () => {
  expect(checkDue({ last_on: null, interval: { months: 12 } }, '2026-07-01')).toEqual({
    next_due: null,
    state: 'never_checked',
  });
});

const months = (kind: AssetCheckKind): number => {
  const usual = usualInterval(kind);
  return 'months' in usual ? usual.months : 0;
};

test('no usual interval is longer than the law allows', () => {
  const kinds = Object.keys(checkKinds) as AssetCheckKind[];
  expect(kinds.filter((kind) => months(kind) > (longestMonths(kind) ?? Number.POSITIVE_INFINITY))).toEqual([]);
});

test.each([
  [7, '2026-01-07', 'due_soon'],
  [7, '2026-01-06', 'in_date'],
  [7, '2026-01-09', 'overdue'],
  [1, '2026-01-02', 'due_soon'],
  [1, '2026-01-01', 'in_date'],
  [1, '2026-01-03', 'overdue'],
] as const)('what is looked at every %i days and was on 1 January is, on %s, %s', (days, today, state) => {
  expect(checkDue({ last_on: '2026-01-01', interval: { days } }, today).state).toBe(state);
});
