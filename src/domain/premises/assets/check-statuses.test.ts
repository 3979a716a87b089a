import { expect, test } from 'vitest';
import { checkStatuses } from './check-statuses.ts';

const settings = { pat_interval_months: 12 };
const statusOf = (
  category: 'hoist_lift' | 'kitchen',
  checks: Parameters<typeof checkStatuses>[0]['checks'],
  status: 'in_use' | 'in_store' | 'disposed' = 'in_use',
) => checkStatuses({ category, status, checks }, settings, '2026-03-01').map(({ kind, state }) => `${kind} ${state}`);

test('a check without an interval takes the usual one, and one never done stands first', () => {
  expect(
    statusOf('kitchen', [
      { kind: 'service', interval_months: null, last_on: '2025-02-01' },
      { kind: 'legionella', interval_months: null, last_on: '2026-02-20' },
      { kind: 'fire', interval_months: null, last_on: null },
    ]),
  ).toEqual(['fire never_checked', 'service overdue', 'legionella in_date']);
});

test('what lifts people and is in use stands in red until an examination is on file', () => {
  expect(statusOf('hoist_lift', [])).toEqual(['loler never_checked']);
  expect(statusOf('hoist_lift', [{ kind: 'loler', interval_months: null, last_on: '2026-01-10' }])).toEqual([
    'loler in_date',
  ]);
  expect(statusOf('hoist_lift', [], 'in_store')).toEqual([]);
  expect(statusOf('hoist_lift', [{ kind: 'loler', interval_months: null, last_on: null }], 'disposed')).toEqual([]);
});

test('what is looked at every month is told of a week ahead, not all the time', () => {
  expect(statusOf('kitchen', [{ kind: 'window_restrictor', interval_months: null, last_on: '2026-02-20' }])).toEqual([
    'window_restrictor in_date',
  ]);
  expect(statusOf('kitchen', [{ kind: 'window_restrictor', interval_months: null, last_on: '2026-02-05' }])).toEqual([
    'window_restrictor due_soon',
  ]);
});
