import { expect, test } from 'vitest';
import { circumstances } from '#world/records/filled.ts';
import { assetColumns } from './assets/asset-columns.ts';
import { repairColumns } from './repairs/repair-columns.ts';
import { stockColumns } from './stock/stock-columns.ts';

const around = circumstances();
const shelf = (more = {}) =>
  stockColumns
    .light(
      { quantity: 10, reorder_level: 4, expiry_date: null, opened_on: null, use_within_days: null, ...more },
      around,
    )
    .map(({ tone, words }) => [tone, words]);

test.each([
  [{}, [['good', 'Enough']]],
  [{ quantity: 4 }, [['watch', 'Order again']]],
  [{ quantity: 0, expiry_date: '2026-01-01' }, [['danger', 'None left']]],
  [{ expiry_date: '2026-02-28' }, [['danger', 'Out of date']]],
  [{ expiry_date: '2026-03-01' }, [['watch', 'Use today']]],
  [{ expiry_date: '2026-03-31' }, [['watch', 'Use within 30 days']]],
  [{ expiry_date: '2026-04-01' }, [['good', 'Enough']]],
  [
    { quantity: 2, expiry_date: '2027-01-01', opened_on: '2026-02-27', use_within_days: 3 },
    [
      ['watch', 'Order again'],
      ['watch', 'Use within 1 day'],
    ],
  ],
])('a shelf with %o shows %o', (more, signs) => expect(shelf(more)).toEqual(signs));

type Thing = Parameters<typeof assetColumns.next_check>[0];
const service = (last_on: string | null): Thing['checks'] => [
  {
    kind: 'service',
    interval_months: 12,
    interval_days: null,
    last_on,
    result: null,
    by: null,
    certificate: null,
    next_due: null,
  },
];
const check = (last_on: string | null, given: Partial<Thing> = {}) =>
  assetColumns.next_check(
    { category: 'kitchen', checks: service(last_on), status: 'in_use', created_at: '2020-01-01T00:00:00Z', ...given },
    around,
  );

test('the next check is told with the days that are left, and stands out once it is near', () => {
  expect(check('2025-04-10')).toEqual([{ tone: 'quiet', words: 'Service, in 40 days' }]);
  expect(check('2025-03-31')).toEqual([{ tone: 'watch', words: 'Service, in 30 days' }]);
  expect(check('2025-02-26')).toEqual([{ tone: 'danger', words: 'Service, 3 days overdue' }]);
});

test('what was never checked is red and says so; what needs no check, or is gone, has no next one', () => {
  expect(check(null)).toEqual([{ tone: 'danger', words: 'Service, never done' }]);
  expect([check(null, { checks: [] }), check('2025-02-26', { status: 'disposed' })]).toEqual([null, null]);
});

test('what is new to the book says by when its first check is to be done', () => {
  expect(check(null, { created_at: '2026-02-20T09:00:00Z' })).toEqual([
    { tone: 'info', words: 'Service, first check to do by 6 Mar 2026' },
  ]);
});

test('a repair is as old as it took, or takes still', () => {
  const repair = {
    id: '01900000-0000-7000-8000-00000000ab12',
    reported_at: '2026-02-20T09:00:00.000Z',
    completed_at: null,
  };
  expect([
    repairColumns.ref(repair),
    repairColumns.age_days(repair, around),
    repairColumns.age_days({ ...repair, completed_at: '2026-02-21T08:00:00.000Z' }, around),
  ]).toEqual(['REP-00AB12', 9, 1]);
  expect(repairColumns.age_days({ ...repair, reported_at: null }, around)).toBeNull();
});
