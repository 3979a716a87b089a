import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMinutes, momentAt } from '../kit/time/time.ts';
import { overlap, restBefore } from './rest.ts';

const at = (day: number, time: string) => momentAt(`2026-10-${day}`, time, 'Europe/London');
const shift = (day: number, start: string, end: string, endDay = day) => ({
  start_at: at(day, start),
  end_at: at(endDay, end),
});

test('rest runs from the end of the last shift to the start of the next', () => {
  expect(restBefore(shift(13, '07:30', '15:00'), [shift(12, '14:30', '22:00'), shift(10, '07:30', '15:00')])).toBe(9.5);
  expect(restBefore(shift(13, '07:30', '15:00'), [])).toBeNull();
});

test('back to back is no overlap, one minute is', () => {
  expect(overlap(shift(12, '07:30', '15:00'), shift(12, '15:00', '22:00'))).toBe(false);
  expect(overlap(shift(12, '07:30', '15:00'), shift(12, '14:59', '22:00'))).toBe(true);
});

test('the night the clocks go back gives an hour more rest', () => {
  expect(restBefore(shift(25, '08:00', '15:00'), [shift(24, '14:30', '22:00')])).toBe(11);
});

test('overlap is mutual', () => {
  const span = fc.tuple(fc.nat(5000), fc.integer({ min: 1, max: 1500 })).map(([from, length]) => ({
    start_at: addMinutes('2026-10-01T00:00:00Z', from),
    end_at: addMinutes('2026-10-01T00:00:00Z', from + length),
  }));
  fc.assert(
    fc.property(span, span, (a, b) => {
      expect(overlap(a, b)).toBe(overlap(b, a));
    }),
  );
});
