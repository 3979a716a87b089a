import { expect, test } from 'vitest';
import { settingsOf } from '#domain/kit/vocabulary/home-settings.ts';
import { cupsOf, withSips } from './cups.ts';

test('the cups are those of the house, the smallest first, each called by its size', () => {
  expect(cupsOf({ cup_sizes_ml: [330, 120, 180] }).map(({ ml, label }) => `${label} ${ml}`)).toEqual([
    'Small cup 120',
    'Cup 180',
    'Beaker 330',
  ]);
  expect(cupsOf(settingsOf({ settings: null })).map(({ ml }) => ml)).toEqual([100, 150, 200, 250, 300]);
});

test('a few sips can always be written down', () => {
  expect(withSips(cupsOf({ cup_sizes_ml: [200] })).map(({ ml }) => ml)).toEqual([30, 200]);
  expect(withSips(cupsOf({ cup_sizes_ml: [25, 200] })).map(({ ml }) => ml)).toEqual([25, 200]);
});
