import { expect, test } from 'vitest';
import { standingChecks } from './standing-checks.ts';

const settings = { pat_interval_months: 12 };
const standing = (
  category: 'hoist_lift' | 'kitchen',
  checks: Parameters<typeof standingChecks>[0]['checks'],
  status: 'in_use' | 'in_store' | 'disposed' = 'in_use',
) => standingChecks({ category, status, checks }, settings, '2026-03-01').map(({ kind, state }) => `${kind} ${state}`);

test('a check without an interval takes the usual one, and one never done stands first', () => {
  expect(
    standing('kitchen', [
      { kind: 'service', interval_months: null, last_on: '2025-02-01' },
      { kind: 'legionella', interval_months: null, last_on: '2026-02-20' },
      { kind: 'fire', interval_months: null, last_on: null },
    ]),
  ).toEqual(['fire never_checked', 'service overdue', 'legionella in_date']);
});

test('what lifts people and is in use stands in red until an examination is on file', () => {
  expect(standing('hoist_lift', [])).toEqual(['loler never_checked']);
  expect(standing('hoist_lift', [{ kind: 'loler', interval_months: null, last_on: '2026-01-10' }])).toEqual([
    'loler in_date',
  ]);
  expect(standing('hoist_lift', [], 'in_store')).toEqual([]);
  expect(standing('hoist_lift', [{ kind: 'loler', interval_months: null, last_on: null }], 'disposed')).toEqual([]);
});

test('what is looked at every month is told of a week ahead, not all the time', () => {
  expect(standing('kitchen', [{ kind: 'window_restrictor', interval_months: null, last_on: '2026-02-20' }])).toEqual([
    'window_restrictor in_date',
  ]);
  expect(standing('kitchen', [{ kind: 'window_restrictor', interval_months: null, last_on: '2026-02-05' }])).toEqual([
    'window_restrictor due_soon',
  ]);
});
