import { expect, test } from 'vitest';
import type { HouseStock } from './house-stock.ts';
import { usePerResident } from './use-per-resident.ts';

const now = '2026-07-20T10:00:00Z';
type Movement = HouseStock['movements'][number];
const out = (quantity: number, resident: string | null, more: Partial<Movement> = {}): Movement => ({
  kind: 'out',
  quantity,
  at: '2026-07-19T10:00:00Z',
  resident,
  by: 'priya',
  reason: null,
  ...more,
});

test('what was taken for each resident is summed up, the most first, and what was for nobody last', () => {
  expect(usePerResident([out(2, 'ann'), out(3, 'bea'), out(9, null), out(2, 'ann')], now)).toEqual([
    { resident: 'ann', quantity: 4 },
    { resident: 'bea', quantity: 3 },
    { resident: null, quantity: 9 },
  ]);
});

test('what came in, was thrown away or is older than 28 days is no use', () => {
  const old = { at: '2026-06-01T10:00:00Z' };
  expect(
    usePerResident([out(2, 'ann', old), out(5, 'ann', { kind: 'waste' }), out(5, null, { kind: 'in' })], now),
  ).toEqual([]);
});
