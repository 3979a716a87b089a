import { expect, test } from 'vitest';
import { byContractor, byMonth, firstMonth, type RepairCost } from './repair-costs.ts';

const cost = (month: string, contractor: string | null, pounds: number, unpriced = 0): RepairCost => ({
  month,
  contractor,
  repairs: 1 + unpriced,
  cost: pounds,
  unpriced,
});
const costs = [cost('2026-02', 'Aire', 0.1), cost('2026-02', null, 500, 1), cost('2025-12', 'Aire', 0.2)];

test('a year of months ends with this one and adds up to the penny', () => {
  const months = byMonth(costs, '2026-02');
  expect(months).toHaveLength(12);
  expect(months[0]?.month).toBe('2025-03');
  expect(months.at(-1)).toEqual({ month: '2026-02', repairs: 3, cost: 500.1, unpriced: 1 });
  expect(months.at(-2)).toEqual({ month: '2026-01', repairs: 0, cost: 0, unpriced: 0 });
  expect(firstMonth('2026-12')).toBe('2026-01');
});

test('who was paid most comes first, and what nobody is named for last', () => {
  expect(byContractor([...costs, cost('2026-01', 'Beko', 9)]).map((one) => [one.contractor, one.cost])).toEqual([
    ['Beko', 9],
    ['Aire', 0.3],
    [null, 500],
  ]);
});
