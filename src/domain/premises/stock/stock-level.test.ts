import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addHours } from '../../kit/time/time.ts';
import { daysOfStock, isBelowReorder, quantityAfter, dayToUseBy, type StockMovement } from './stock-level.ts';

const now = '2026-07-10T12:00:00Z';
const moved = (kind: StockMovement['kind'], quantity: number, days_back: number): StockMovement => ({
  kind,
  quantity,
  at: addHours(now, -24 * days_back),
});

test('stock at its reorder level is already due for ordering', () => {
  expect(isBelowReorder({ quantity: 5, reorder_level: 5 })).toBe(true);
  expect(isBelowReorder({ quantity: 5.5, reorder_level: 5 })).toBe(false);
});

test('stock lasts as long as the use of 28 days says', () => {
  const movements = [
    moved('out', 10, 1),
    moved('out', 4, 27),
    moved('out', 100, 28),
    moved('waste', 50, 2),
    moved('in', 50, 2),
  ];
  expect(daysOfStock(7, movements, now)).toBe(14);
});

test('where nothing was used nobody knows how long it lasts', () => {
  expect(daysOfStock(7, [moved('in', 5, 1)], now)).toBeNull();
});

test('a count replaces what was thought to be there', () => {
  expect(quantityAfter(9, { kind: 'count', quantity: 4 })).toBe(4);
  expect(quantityAfter(9, { kind: 'transfer', quantity: 4 })).toBe(5);
  expect(quantityAfter(9, { kind: 'waste', quantity: 9 })).toBe(0);
});

test('an opened pack is used by the earlier of its two dates', () => {
  expect(dayToUseBy({ expiry_date: '2026-12-31', opened_on: '2026-07-01', use_within_days: 28 })).toBe('2026-07-29');
  expect(dayToUseBy({ expiry_date: '2026-07-05', opened_on: '2026-07-01', use_within_days: 28 })).toBe('2026-07-05');
  expect(dayToUseBy({ expiry_date: null, opened_on: null, use_within_days: null })).toBeNull();
});

test('what comes in and goes out again leaves the shelf as it was', () => {
  const thousandths = fc.integer({ min: 0, max: 1_000_000 }).map((amount) => amount / 1000);
  fc.assert(
    fc.property(thousandths, thousandths, (before, quantity) => {
      expect(quantityAfter(quantityAfter(before, { kind: 'in', quantity }), { kind: 'out', quantity })).toBe(before);
    }),
  );
});
