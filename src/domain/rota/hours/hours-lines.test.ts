import { expect, test } from 'vitest';
import { hoursColumns, lateMinutes, type HoursShift } from './hours-lines.ts';

const shift: HoursShift = {
  name: 'Joy Osei',
  staff_number: '017',
  date: '2026-10-24',
  shift_type: 'waking_night',
  start_at: '2026-10-24T19:00:00Z',
  end_at: '2026-10-25T08:00:00Z',
  actual_start: '2026-10-24T19:20:00Z',
  actual_end: '2026-10-25T08:00:00Z',
  break_minutes: 30,
  sleep_in_disturbances: [],
  status: 'worked',
};
const line = (given: Partial<HoursShift> = {}) =>
  Object.fromEntries(hoursColumns('Europe/London').map(([heading, read]) => [heading, read({ ...shift, ...given })]));

test('planned stands beside really worked, and the night of the clock change has its thirteen hours', () => {
  expect(line()).toMatchObject({
    'Planned start': '20:00',
    'Planned end': '08:00',
    'Really started': '20:20',
    'Minutes late': 20,
    'Planned hours': '13.00',
    'Hours to pay': '12.17',
  });
});

test('an absence is paid nothing, and a sleep-in is counted', () => {
  expect(line({ status: 'absent' })['Hours to pay']).toBe('0.00');
  expect(line({ shift_type: 'sleep_in' })).toMatchObject({ 'Sleep-ins': 1, 'Hours to pay': '0.00' });
});

test('nobody is late by coming early, and nothing is said of what nobody wrote down', () => {
  expect(lateMinutes({ start_at: shift.start_at, actual_start: '2026-10-24T18:50:00Z' })).toBe(0);
  expect(lateMinutes({ start_at: shift.start_at, actual_start: null })).toBeNull();
});
