import { expect, test } from 'vitest';
import { greeting, shiftNow } from './greeting.ts';

test('the greeting follows the clock of the house', () => {
  expect(greeting('11:59', 'Joy')).toBe('Good morning, Joy');
  expect(greeting('12:00', 'Joy')).toBe('Good afternoon, Joy');
  expect(greeting('18:00', 'Joy')).toBe('Good evening, Joy');
});

test('the shift is named with the hours the house has set', () => {
  expect(shiftNow('15:00', { settings: null })).toBe('In the house: late shift 14:30–22:00');
  expect(shiftNow('03:00', { settings: null })).toBe('In the house: night shift 21:45–07:45');
  expect(
    shiftNow('08:00', {
      settings: {
        shift_times: {
          early: { start: '08:00', end: '14:00' },
          late: { start: '14:00', end: '21:00' },
          long_day: { start: '08:00', end: '20:00' },
          waking_night: { start: '21:00', end: '08:00' },
          sleep_in: { start: '22:00', end: '07:00' },
        },
      },
    }),
  ).toBe('In the house: early shift 08:00–14:00');
});
