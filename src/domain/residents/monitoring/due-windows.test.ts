import { expect, test } from 'vitest';
import { defaultSettings } from '../../kit/vocabulary/home-settings.ts';
import { hoursBetween } from '../../kit/time/time.ts';
import { dueWindows, type Rhythm } from './due-windows.ts';

const house = {
  days: ['2026-07-09', '2026-07-10'],
  zone: 'Europe/London',
  shift_times: defaultSettings.shift_times,
};
const windows = (rhythm: Partial<Rhythm>, days = house.days) =>
  dueWindows(
    { chart: 'mood', frequency: 'daily', interval_value: null, start_date: null, ...rhythm },
    { ...house, days },
  );

test('daily is due once a day, every shift three times, and several times a day as often as it says', () => {
  expect(windows({})).toHaveLength(2);
  expect(windows({ frequency: 'per_shift' })).toHaveLength(6);
  expect(windows({ frequency: 'x_per_day', interval_value: 5 })).toHaveLength(10);
  expect(windows({ frequency: 'interval_hours', interval_value: 6 })).toHaveLength(8);
});

test('several times a day is spread over the hours in which people are up', () => {
  const [first] = windows({ frequency: 'x_per_day', interval_value: 3 });
  expect(first).toEqual({ from: '2026-07-09T06:00:00.000Z', to: '2026-07-09T11:00:00.000Z' });
});

test('a night belongs to the evening it began on', () => {
  expect(windows({ chart: 'sleep' }, ['2026-07-09'])).toEqual([
    { from: '2026-07-09T11:00:00.000Z', to: '2026-07-10T11:00:00.000Z' },
  ]);
});

test('what is weighed once a month was due once in the month up to then', () => {
  expect(windows({ chart: 'weight', frequency: 'monthly' })).toEqual([
    { from: '2026-06-10T23:00:00.000Z', to: '2026-07-10T23:00:00.000Z' },
  ]);
});

test('nothing was due before the watching began, and a rhythm longer than that is not yet missed', () => {
  expect(windows({ start_date: '2026-07-10' })).toHaveLength(1);
  expect(windows({ chart: 'weight', frequency: 'weekly', start_date: '2026-07-08' })).toEqual([]);
});

test('what happens is written down when it happens, and is never due', () => {
  expect(windows({ chart: 'incident', frequency: 'per_shift' })).toEqual([]);
});

test('the day of the clock change has 25 hours, all of them in its windows', () => {
  const parts = windows({ frequency: 'interval_hours', interval_value: 6 }, ['2026-10-24']);
  expect(parts.reduce((sum, { from, to }) => sum + hoursBetween(from, to), 0)).toBe(25);
});
