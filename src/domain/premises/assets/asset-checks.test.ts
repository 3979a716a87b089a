import { describe, expect, test } from 'vitest';
import { dated, intervalComplaint, nextCheck } from './asset-checks.ts';

const check = (
  kind: 'loler' | 'gas' | 'electrical_installation' | 'pat' | 'service',
  interval_months: number | null,
  last_on: string | null = '2026-01-31',
) => ({ kind, interval_months, last_on, next_due: null });

describe('the interval of a check', () => {
  test.each([
    ['loler', 6],
    ['gas', 12],
    ['electrical_installation', 60],
  ] as const)('of %s is at most %i months', (kind, longest) => {
    expect(intervalComplaint([check(kind, longest)])).toEqual({});
    expect(intervalComplaint([check(kind, longest + 1)])).toHaveProperty('checks');
    expect(intervalComplaint([check(kind, null)])).toEqual({});
  });

  test('of an appliance is the house’s own choice', () => {
    expect(intervalComplaint([check('pat', 48)])).toEqual({});
  });

  test('is the usual one where none is given', () => {
    expect(dated([check('loler', null)], { pat_interval_months: 12 }, '2026-03-01')).toMatchObject([
      { interval_months: 6, next_due: '2026-07-31' },
    ]);
    expect(dated([check('pat', null)], { pat_interval_months: 24 }, '2026-03-01')).toMatchObject([
      { interval_months: 24, next_due: '2028-01-31' },
    ]);
    expect(dated([check('pat', 1)], { pat_interval_months: 24 }, '2026-03-01')).toMatchObject([
      { next_due: '2026-02-28' },
    ]);
    expect(dated([check('service', null)], { pat_interval_months: 12 }, '2026-03-01')).toMatchObject([
      { interval_months: 12, next_due: '2027-01-31' },
    ]);
  });
});

test('the next check is the one that comes first', () => {
  const checks = dated(
    [check('gas', 12), check('loler', 6), check('pat', 12, null)],
    { pat_interval_months: 12 },
    '2026-03-01',
  );
  expect(nextCheck(checks)).toEqual({ next_check_kind: 'loler', next_check_on: '2026-07-31' });
  expect(nextCheck([])).toEqual({ next_check_kind: null, next_check_on: null });
});
