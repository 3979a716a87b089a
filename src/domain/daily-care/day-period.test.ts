import { expect, test } from 'vitest';
import { dayPeriod } from './day-period.ts';

test.each([
  ['05:59', 'night'],
  ['06:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['17:59', 'afternoon'],
  ['18:00', 'evening'],
  ['21:59', 'evening'],
  ['22:00', 'night'],
])('at %s it is %s', (time, period) => {
  expect(dayPeriod(`2026-11-15T${time}:00Z`, 'Europe/London')).toBe(period);
});
