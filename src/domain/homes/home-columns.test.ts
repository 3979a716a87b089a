import { expect, test } from 'vitest';
import { circumstances } from '#world/records/filled.ts';
import { homeColumns } from './home-columns.ts';

const around = circumstances();
const found = { occupancy: 12, on_shift: 4, alerts: { medium: 3, critical: 1 } };

test('a house says how full it is, who is there and what is alarming, the gravest first', () => {
  expect(homeColumns.occupancy({ max_residents: 13 }, around, found)).toBe('12 of 13');
  expect(homeColumns.on_shift({ max_residents: 13 }, around, found)).toBe(4);
  expect(homeColumns.open_alerts({ max_residents: 13 }, around, found)).toEqual([
    { tone: 'danger', words: '1 critical' },
    { tone: 'watch', words: '3 medium' },
  ]);
});

test('a house without alerts shows none', () =>
  expect(homeColumns.open_alerts({ max_residents: 13 }, around, { ...found, alerts: {} })).toEqual([]));
