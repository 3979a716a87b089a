import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, hoursBetween } from '../kit/time/time.ts';
import { boundsOf, columnsOf, daysIn, rangeNamed, rangeNames, windowUntil } from './chart-window.ts';

test('a window ends on the day asked for and holds as many days as its range', () => {
  expect(rangeNames.map((range) => windowUntil('2026-11-15', range).from)).toEqual([
    '2026-11-15',
    '2026-11-09',
    '2026-10-19',
    '2026-08-18',
  ]);
  expect(rangeNamed('28')).toBe('28');
  expect(rangeNamed('29')).toBeNull();
});

test('a window that holds a clock change is an hour longer or shorter', () => {
  const hours = (to: string) => {
    const { from, to: end } = boundsOf(windowUntil(to, 'day'), 'Europe/London');
    return hoursBetween(from, end);
  };
  expect([hours('2026-10-25'), hours('2026-03-29'), hours('2026-06-01')]).toEqual([25, 23, 24]);
});

test('every day of a window stands in exactly one column', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5000 }), fc.constantFrom(...rangeNames), (shift, range) => {
      const window = windowUntil(addDays('2020-01-01', shift), range);
      expect(columnsOf(window).flatMap(daysIn)).toEqual(daysIn(window));
    }),
  );
});
