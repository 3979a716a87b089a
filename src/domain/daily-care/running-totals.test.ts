import { expect, test } from 'vitest';
import { fluidColumns } from './fluid-columns.ts';
import { runningTotals } from './running-totals.ts';
import { circumstances } from '#world/filled.ts';

const house = { fluid_day_start: '07:00', time_zone: 'Europe/London' };
const drink = (id: string, occurred_at: string, amount_ml: number | null, more = {}) => ({ id, occurred_at, amount_ml, direction: 'intake', is_deleted: false, ...more }) as const;
const entries = [
  drink('e', '2026-03-01T12:00:00.000Z', 250), drink('a', '2026-03-01T06:59:00.000Z', 500), drink('d', '2026-03-01T09:00:00.000Z', 100), drink('b', '2026-03-01T07:00:00.000Z', 200), drink('c', '2026-03-01T09:00:00.000Z', 150),
  drink('struck', '2026-03-01T10:00:00.000Z', 900, { is_deleted: true }), drink('passed', '2026-03-01T10:30:00.000Z', 400, { direction: 'output' }), drink('none', '2026-03-01T13:00:00.000Z', null),
];

test('the total runs from the beginning of the fluid day to the drink itself, and begins anew with the next', () => {
  expect(Object.fromEntries(runningTotals(entries, house))).toEqual({ a: 500, b: 200, c: 350, d: 450, e: 700, none: 700 });
});

test('on the night the clocks go forward the day begins when the clock of the house says so', () => {
  const night = [drink('before', '2026-03-29T05:59:00.000Z', 100), drink('after', '2026-03-29T06:00:00.000Z', 50)];
  expect(Object.fromEntries(runningTotals(night, house))).toEqual({ before: 100, after: 50 });
});

test('what was passed, or struck out, has no place in the total', () => {
  expect([fluidColumns.running_total_ml({}, circumstances(), { total: 350 }), fluidColumns.running_total_ml({}, circumstances(), { total: null })]).toEqual([350, null]);
});
