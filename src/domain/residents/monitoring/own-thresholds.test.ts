import { expect, test } from 'vitest';
import { defaultSettings } from '../../kit/vocabulary/home-settings.ts';
import { settingsFor, thresholdComplaint } from './own-thresholds.ts';

const own = (setting: 'fluid_low_ml' | 'bowel_gap_hours', value: number) =>
  ({ setting, value, reason: 'Usual for them' }) as const;

test('what is usual for one resident stands in the place of the house’s figure, and nothing else does', () => {
  expect(settingsFor(defaultSettings, [own('fluid_low_ml', 800)])).toEqual({ ...defaultSettings, fluid_low_ml: 800 });
  expect(settingsFor(defaultSettings, [])).toEqual(defaultSettings);
});

test('an own figure lies within what any house may choose, and is said once', () => {
  expect(thresholdComplaint([own('bowel_gap_hours', 240)])).toEqual({});
  expect(thresholdComplaint([own('bowel_gap_hours', 241)])).toEqual({
    thresholds: 'Hours without bowels opened (hours) must lie between 1 and 240.',
  });
  expect(thresholdComplaint([own('bowel_gap_hours', 96), own('bowel_gap_hours', 72)])).toEqual({
    thresholds: 'Hours without bowels opened (hours) is listed twice.',
  });
});
