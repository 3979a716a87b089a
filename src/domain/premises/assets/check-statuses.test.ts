import { expect, test } from 'vitest';
import { checkStatuses, firstChecks } from './check-statuses.ts';

const settings = { pat_interval_months: 12 };
const statusOf = (
  category: 'hoist_lift' | 'kitchen' | 'fire_safety',
  checks: Parameters<typeof checkStatuses>[0]['checks'],
  status: 'in_use' | 'in_store' | 'disposed' = 'in_use',
  created_at = '2020-01-01T00:00:00Z',
) =>
  checkStatuses({ category, status, checks, created_at }, { settings, today: '2026-03-01', zone: 'Europe/London' }).map(
    ({ kind, state }) => `${kind} ${state}`,
  );

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

test('a check of a new thing waits to its last day, and is as good as overdue on the next', () => {
  const booked = (day: string) =>
    statusOf('kitchen', [{ kind: 'gas', interval_months: null, last_on: null }], 'in_use', `${day}T10:00:00Z`);
  expect([booked('2026-02-15'), booked('2026-02-14')]).toEqual([['gas first_check'], ['gas never_checked']]);
});

test('a check that nobody wrote down may wait too, but not one of what lifts people', () => {
  const today = '2026-03-01T08:00:00Z';
  expect(statusOf('fire_safety', [], 'in_use', today)).toEqual(['fire first_check']);
  expect(statusOf('hoist_lift', [], 'in_use', today)).toEqual(['loler never_checked']);
});

test('a check that was done, here or before the thing was written down, has its own day and no other', () => {
  expect(
    statusOf(
      'kitchen',
      [
        { kind: 'gas', interval_months: null, last_on: '2025-02-01' },
        { kind: 'pat', interval_months: null, last_on: null },
      ],
      'in_use',
      '2026-03-01T08:00:00Z',
    ),
  ).toEqual(['gas overdue', 'pat first_check']);
});

test('first checks are counted by whether they may wait, with the next day of them', () => {
  const status = (state: 'never_checked' | 'first_check' | 'overdue', next_due: string | null) =>
    ({ kind: 'pat', state, next_due, first_by: null }) as const;
  expect(
    firstChecks([
      status('never_checked', null),
      status('first_check', '2026-03-12'),
      status('first_check', '2026-03-08'),
      status('overdue', '2026-02-01'),
    ]),
  ).toEqual({ due_now: 1, waiting: 2, next_by: '2026-03-08' });
  expect(firstChecks([])).toEqual({ due_now: 0, waiting: 0, next_by: null });
});
