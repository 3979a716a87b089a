import { expect, test } from 'vitest';
import { hoursBetween } from '../../kit/time/time.ts';
import { lengthenedShift, movedShift } from './moved-shift.ts';
import type { ShiftPlan } from './shift-edit.ts';
import { hoursWords } from '../hours-words.ts';
import { clockChangeWords, shiftTimes } from './shift-words.ts';

const zone = 'Europe/London';
const night: ShiftPlan = {
  date: '2026-10-20',
  shift_type: 'waking_night',
  start_at: '2026-10-20T19:00:00.000Z',
  end_at: '2026-10-21T07:00:00.000Z',
  break_minutes: 30,
  staff: 'ann',
  role_on_shift: 'support',
  one_to_one_resident: null,
  cover_for: null,
  override_reason: 'Agreed with her',
  notes: null,
};
const onDay = (date: string) => movedShift(night, { staff: 'ann', date }, zone);

test('a night from 20:00 to 08:00 lasts 13 hours in October and 11 in March when the clocks change', () => {
  const [october, march, plain] = [onDay('2026-10-24'), onDay('2026-03-28'), onDay('2026-11-16')];
  expect([october, march, plain].map(({ start_at, end_at }) => hoursBetween(start_at, end_at))).toEqual([13, 11, 12]);
  expect([october, march, plain].map((one) => shiftTimes(one, zone))).toEqual(Array(3).fill('20:00–08:00'));
  expect([october, march, plain].map((one) => clockChangeWords(one, zone))).toEqual([
    'lasts 13 h: the clocks change',
    'lasts 11 h: the clocks change',
    null,
  ]);
});

test('a reason for overriding a rule does not go to another person or day', () => {
  expect(onDay('2026-10-20').override_reason).toBe('Agreed with her');
  expect(onDay('2026-10-21').override_reason).toBeNull();
  expect(movedShift(night, { staff: 'joy', date: night.date }, zone).override_reason).toBeNull();
});

test('a shift is lengthened and shortened, but never to nothing', () => {
  expect(lengthenedShift(night, 30).end_at).toBe('2026-10-21T07:30:00.000Z');
  expect(lengthenedShift(night, -12 * 60)).toBe(night);
  expect(lengthenedShift(night, 15 * 60)).toBe(night);
});

test.each([
  [9.5, '9 h 30'],
  [11, '11 h'],
  [0.75, '45 min'],
  [10 + 5 / 60, '10 h 05'],
])('%s hours are said as %s', (hours, words) => {
  expect(hoursWords(hours)).toBe(words);
});
