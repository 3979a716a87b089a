import { expect, test } from 'vitest';
import { checkDue, longestInterval, usualInterval, type AssetCheckKind } from './check-due.ts';

test.each([
  ['2026-07-01', 'due_soon'],
  ['2026-07-02', 'overdue'],
  ['2026-06-01', 'due_soon'],
  ['2026-05-31', 'in_date'],
] as const)('a hoist tested on 1 January is, on %s, %s', (today, state) => {
  expect(checkDue({ last_on: '2026-01-01', interval_months: 6 }, today)).toEqual({ next_due: '2026-07-01', state });
});

test('what was never checked says so, and is not in date', () => {
  expect(checkDue({ last_on: null, interval_months: 12 }, '2026-07-01')).toEqual({
    next_due: null,
    state: 'never_checked',
  });
});

test('no usual interval is longer than the law allows', () => {
  for (const kind of Object.keys(longestInterval) as AssetCheckKind[]) {
    expect(usualInterval[kind]).toBeLessThanOrEqual(longestInterval[kind] ?? 0);
  }
});
