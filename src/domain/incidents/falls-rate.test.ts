import { expect, test } from 'vitest';
import { fallsRate, occupiedBedDays } from './falls-rate.ts';

test('three falls in 600 bed-days are five per thousand', () => {
  expect(fallsRate(3, 600)).toBe(5);
});

test('an empty house has no rate', () => {
  expect(fallsRate(0, 0)).toBeNull();
});

test('bed-days count only the nights inside the window', () => {
  const stays = [{ from: '2025-01-01', to: null }, { from: '2026-02-26', to: null }, { from: '2025-01-01', to: '2026-02-03' }, { from: '2026-05-01', to: null }];
  expect(occupiedBedDays(stays, '2026-02-01', '2026-03-01')).toBe(28 + 3 + 2 + 0);
});
