import { expect, test } from 'vitest';
import { defaultSettings, settingsOf } from './home-settings.ts';

test('a house that has set nothing works by the defaults', () => {
  expect(settingsOf({ settings: {} })).toEqual(defaultSettings);
  expect(settingsOf({ settings: null })).toEqual(defaultSettings);
});

test('what a house has set counts, and the rest is filled in', () => {
  const settings = settingsOf({ settings: { bath_max_c: 42, cup_sizes_ml: [180], fluid_low_ml: null } });
  expect(settings.bath_max_c).toBe(42);
  expect(settings.cup_sizes_ml).toEqual([180]);
  expect(settings.fluid_low_ml).toBe(1000);
});

test('shift times are filled in shift by shift', () => {
  const { early } = { early: { start: '07:00', end: '14:30' } };
  const stored = JSON.parse(JSON.stringify({ shift_times: { early } }));
  expect(settingsOf({ settings: stored }).shift_times).toEqual({ ...defaultSettings.shift_times, early });
});

test('cup sizes are numbers, however they were stored', () => {
  expect(settingsOf({ settings: { cup_sizes_ml: ['120', '180'] } }).cup_sizes_ml).toEqual([120, 180]);
});

test('the absolute limit of 44 °C can be lowered and never raised', () => {
  expect(settingsOf({ settings: { absolute_max_c: 50 } }).absolute_max_c).toBe(44);
  expect(settingsOf({ settings: { absolute_max_c: 43 } }).absolute_max_c).toBe(43);
});
