import { expect, test } from 'vitest';
import { addHours, momentAt } from '../kit/time/time.ts';
import { averageWeeklyHours, paidHours, type WorkedShift } from './working-hours.ts';

const until = '2026-07-06T00:00:00Z';
const shift = (hours_back: number, hours: number, more: Partial<WorkedShift> = {}): WorkedShift => ({
  shift_type: 'early',
  status: 'worked',
  start_at: addHours(until, -hours_back),
  end_at: addHours(until, hours - hours_back),
  actual_start: null,
  actual_end: null,
  break_minutes: 30,
  sleep_in_disturbances: [],
  ...more,
});
const weekly = (weeks: number, hours: number) => [...Array(weeks).keys()].map((week) => shift(week * 168 + 100, hours));

test('forty hours a week for seventeen weeks average forty', () => {
  expect(averageWeeklyHours(weekly(17, 40), until)).toBe(40);
});

test('over 26 weeks the same work averages less', () => {
  expect(averageWeeklyHours(weekly(13, 40), until, 26)).toBe(20);
});

test('a sleep-in counts whole, leave, sickness and a cancelled shift not at all', () => {
  const shifts = [
    shift(50, 9, { shift_type: 'sleep_in' }),
    shift(90, 8, { shift_type: 'annual_leave' }),
    shift(90, 8, { shift_type: 'sick' }),
    shift(90, 8, { status: 'cancelled' }),
  ];
  expect(averageWeeklyHours(shifts, until)).toBe(9 / 17);
});

test('only the part of a shift inside the weeks counts', () => {
  expect(averageWeeklyHours([shift(4, 10), shift(17 * 168 + 6, 10)], until)).toBe(8 / 17);
});

test('paid hours are the time worked less the break', () => {
  expect(paidHours(shift(20, 7.5))).toBe(7);
  expect(paidHours(shift(20, 7.5, { actual_end: addHours(until, -12) }))).toBe(7.5);
  expect(paidHours(shift(20, 7.5, { status: 'absent' }))).toBe(0);
});

test('of a sleep-in only the disturbances are paid by the hour', () => {
  const night = shift(20, 9, {
    shift_type: 'sleep_in',
    sleep_in_disturbances: [{ from: addHours(until, -15), to: addHours(until, -14.5) }],
  });
  expect(paidHours(night)).toBe(0.5);
});

test('a waking night through the clock change is paid an hour more', () => {
  const start_at = momentAt('2026-10-24', '21:45', 'Europe/London');
  const end_at = momentAt('2026-10-25', '07:45', 'Europe/London');
  expect(paidHours(shift(0, 0, { shift_type: 'waking_night', start_at, end_at }))).toBe(10.5);
});
