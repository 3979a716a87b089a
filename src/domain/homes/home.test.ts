import { expect, test } from 'vitest';
import { circumstances, filled } from '#world/records/filled.ts';
import { readInput } from '../kit/vocabulary/parse.ts';
import type { Home } from './home.ts';
import { home } from './home.ts';
import { defaultSettings, settingsOf } from '../kit/vocabulary/home-settings.ts';

const parsed = (settings: unknown) => readInput(home.fields, { settings });

test('a new house works by the usual settings', () => {
  const house = filled(home) as Home;
  expect(settingsOf(house)).toEqual(defaultSettings);
  expect(parsed(house.settings).complaints).toEqual({});
});

test('what a manager leaves out of the settings keeps its usual value', () => {
  expect(parsed({ bath_max_c: 42 }).values['settings']).toMatchObject({
    bath_max_c: 42,
    shower_max_c: 41,
    idle_lock_minutes: 10,
  });
});

test('no house can allow water above 44 °C', () => {
  expect(parsed({ absolute_max_c: 44 }).complaints).toEqual({});
  expect(parsed({ absolute_max_c: 44.1 }).complaints).toHaveProperty('settings');
  expect(parsed({ bath_max_c: 44.1 }).complaints).toHaveProperty('settings');
});

test('a cup holds between 20 and 1000 ml', () => {
  const cups = (...cup_sizes_ml: string[]) => home.check(filled(home, { settings: { cup_sizes_ml } }), circumstances());
  expect(cups('20', '1000')).toEqual({});
  expect(cups('19')).toHaveProperty('settings');
  expect(cups('1001')).toHaveProperty('settings');
  expect(cups('a mug')).toHaveProperty('settings');
});

test('a house looks in at night at the intervals that can be agreed with somebody, or not at all', () => {
  const every = (night_check_default_min: number) =>
    home.check(filled(home, { settings: { cup_sizes_ml: [], night_check_default_min } }), circumstances());
  for (const minutes of [0, 15, 30, 60, 120, 240]) expect(every(minutes), String(minutes)).toEqual({});
  for (const minutes of [1, 20, 45, 90, 180]) expect(every(minutes), String(minutes)).toHaveProperty('settings');
});

test('checks after an accident come within the week', () => {
  const checks = (...checks_after_fall: string[]) =>
    home.check(filled(home, { settings: { cup_sizes_ml: [], checks_after_fall } }), circumstances());
  expect(checks('0.25', '168')).toEqual({});
  for (const wrong of ['0.2', '169', 'soon']) expect(checks(wrong)).toHaveProperty('settings');
});

test('a house without a registered manager asks whether that is right', () => {
  expect(home.warn(filled(home), circumstances())).toHaveProperty('registered_manager');
  expect(home.warn(filled(home, { registered_manager: 'ann' }), circumstances())).toEqual({});
});
