import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '../../kit/time/time.ts';
import { fallsRate, occupiedBedDays } from './falls-rate.ts';

test('three falls in 600 bed-days are five per thousand', () => {
  expect(fallsRate(3, 600)).toBe(5);
});

test('an empty house has no rate', () => {
  expect(fallsRate(0, 0)).toBeNull();
});

test('bed-days count only the nights inside the window', () => {
  const stays = [
    { from: '2025-01-01', to: null },
    { from: '2026-02-26', to: null },
    { from: '2025-01-01', to: '2026-02-03' },
    { from: '2026-05-01', to: null },
  ];
  expect(occupiedBedDays(stays, '2026-02-01', '2026-03-01')).toBe(28 + 3 + 2 + 0);
});

test('a window cut in two counts the same nights, and nobody sleeps here twice in one night', () => {
  const day = fc.nat(200).map((more) => addDays('2026-01-01', more));
  const stays = fc.array(
    fc
      .record({ from: day, nights: fc.option(fc.nat(100)) })
      .map(({ from, nights }) => ({ from, to: nights === null ? null : addDays(from, nights) })),
  );
  fc.assert(
    fc.property(stays, fc.uniqueArray(day, { minLength: 3, maxLength: 3 }), (all, cuts) => {
      const [from = '', middle = '', to = ''] = cuts.toSorted();
      const whole = occupiedBedDays(all, from, to);
      expect(occupiedBedDays(all, from, middle) + occupiedBedDays(all, middle, to)).toBe(whole);
      expect(whole).toBeLessThanOrEqual(all.length * daysBetween(from, to));
    }),
  );
});
