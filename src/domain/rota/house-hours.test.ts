import { expect, test } from 'vitest';
import { defaultSettings, usualZone } from '../kit/vocabulary/home-settings.ts';
import { houseHours } from './house-hours.ts';

const hours = (type: string, day: string) =>
  houseHours(type, day, { shift_times: defaultSettings.shift_times, zone: usualZone });

test('an early starts and ends by the clock of the house, summer and winter', () => {
  expect(hours('early', '2026-03-01')).toEqual({
    start_at: '2026-03-01T07:30:00.000Z',
    end_at: '2026-03-01T15:00:00.000Z',
  });
  expect(hours('early', '2026-06-01')).toEqual({
    start_at: '2026-06-01T06:30:00.000Z',
    end_at: '2026-06-01T14:00:00.000Z',
  });
});

test('a night ends the next morning, an hour earlier by the sun when the clocks go forward', () => {
  expect(hours('waking_night', '2026-03-28')).toEqual({
    start_at: '2026-03-28T21:45:00.000Z',
    end_at: '2026-03-29T06:45:00.000Z',
  });
});

test('what has no hours of its own in the house is left to whoever plans it', () => {
  expect(hours('office', '2026-03-01')).toBeNull();
  expect(hours('toString', '2026-03-01')).toBeNull();
});
