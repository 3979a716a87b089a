import { expect, test } from 'vitest';
import { defaultSettings } from '../../kit/vocabulary/home-settings.ts';
import { hoursFollow, planFromSheet, sheetOf } from './sheet-plan.ts';
import type { ShiftPlan } from './shift-edit.ts';

const zone = 'Europe/London';
const night: ShiftPlan = {
  date: '2026-10-24',
  shift_type: 'waking_night',
  start_at: '2026-10-24T20:45:30.000Z',
  end_at: '2026-10-25T07:45:00.000Z',
  break_minutes: 30,
  staff: null,
  role_on_shift: 'support',
  one_to_one_resident: null,
  cover_for: null,
  override_reason: null,
  notes: null,
};

test('hours are written by the clock, and what nobody touched stays as it was', () => {
  const sheet = sheetOf(night, zone);
  expect([sheet.starts, sheet.ends]).toEqual(['21:45', '07:45']);
  expect(planFromSheet({ ...sheet, staff: 'ann' }, night, zone)).toEqual({ ...night, staff: 'ann' });
});

test('an end before the start is the next morning, over a change of the clocks too', () => {
  const plan = planFromSheet({ ...sheetOf(night, zone), starts: '20:00', ends: '08:00' }, night, zone);
  expect([plan.start_at, plan.end_at]).toEqual(['2026-10-24T19:00:00.000Z', '2026-10-25T08:00:00.000Z']);
});

test('another sort of shift brings its hours, unless the house keeps none for it', () => {
  expect(hoursFollow('late', defaultSettings.shift_times)).toEqual({ starts: '14:30', ends: '22:00' });
  expect(hoursFollow('office', defaultSettings.shift_times)).toEqual({});
});
