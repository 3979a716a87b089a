import { expect, test } from 'vitest';
import { addDays, momentAt } from '../../kit/time/time.ts';
import type { RuledPerson } from './person-rules.ts';
import type { RuledShift } from './rota-finding.ts';
import { shiftFindings } from './shift-findings.ts';

const zone = 'Europe/London';
const person: RuledPerson = { wtr_opt_out: false, training: [{ course: 'Fire safety', expires_on: '2027-06-01' }] };
const shift = (date: string, start: string, end: string, given: Partial<RuledShift> = {}) => ({
  date,
  shift_type: 'early',
  status: 'published',
  start_at: momentAt(date, start, zone),
  end_at: momentAt(end <= start ? addDays(date, 1) : date, end, zone),
  actual_start: null,
  actual_end: null,
  break_minutes: 30,
  sleep_in_disturbances: [],
  ...given,
});
const found = (one: ReturnType<typeof shift>, others: readonly RuledShift[], given: Partial<RuledPerson> = {}) =>
  shiftFindings({ shift: one, others, person: { ...person, ...given }, zone }).map(({ code, words }) => [code, words]);

const early = shift('2026-11-17', '07:30', '15:00');
const days = (from: string, count: number) => Array.from({ length: count }, (_, at) => addDays(from, at));

test('nothing stands against a rested and trained person', () => {
  expect(found(early, [shift('2026-11-16', '07:30', '15:00')])).toEqual([]);
});

test('short rest says how long it is and how long it should be, before and after', () => {
  expect(found(early, [shift('2026-11-16', '14:30', '22:00')])).toEqual([
    ['short_rest', '9 h 30 rest before this shift, 11 h needed.'],
  ]);
  expect(found(shift('2026-11-16', '14:30', '22:00'), [early])).toEqual([
    ['short_rest', '9 h 30 rest after this shift, 11 h needed.'],
  ]);
});

test('a fortnight without a day off is told of, and one day off in the week is enough', () => {
  const daily = days('2026-11-09', 21)
    .filter((day) => day !== '2026-11-17')
    .map((day) => shift(day, '07:30', '15:00'));
  expect(found(early, daily)).toEqual([
    ['weekly_rest', 'Longest rest in this week 16 h 30, 24 h needed, or 48 h in two weeks.'],
  ]);
  expect(
    found(
      early,
      daily.filter(({ date }) => date !== '2026-11-20'),
    ),
  ).toEqual([]);
});

test('more than 48 hours a week over 17 weeks is told of, unless the person opted out', () => {
  const long = days('2026-07-27', 119)
    .filter((day) => !['0', '1'].includes(String(new Date(day).getUTCDay())))
    .map((day) => shift(day, '07:30', '17:30'));
  const extra = shift('2026-11-22', '07:30', '17:30');
  expect(found(extra, long)).toEqual([
    ['over_48_hours', '50 h 35 a week on average over 17 weeks, 48 h allowed without an opt-out.'],
  ]);
  expect(found(extra, long, { wtr_opt_out: true })).toEqual([]);
});

test('of a night worker the hours of a working day are told of, opted out or not', () => {
  const nights = days('2026-07-27', 119)
    .filter((day) => !['0', '1'].includes(String(new Date(day).getUTCDay())))
    .map((day) => shift(day, '21:00', '07:00', { shift_type: 'waking_night' }));
  const extra = shift('2026-11-22', '21:00', '07:00', { shift_type: 'waking_night' });
  expect(found(extra, nights, { wtr_opt_out: true })).toEqual([
    ['night_hours', '8 h 22 a working day on average over 17 weeks for a night worker, 8 h allowed.'],
  ]);
});

test('training that has run out by the day of the shift is named with its day', () => {
  const training = [
    { course: 'Fire safety', expires_on: '2026-11-03' },
    { course: 'Moving and handling', expires_on: '2025-11-03' },
    { course: 'Moving and handling', expires_on: '2026-11-17' },
  ] as const;
  expect(found(early, [], { training })).toEqual([['training_over', 'Training: Fire safety ran out on 3 Nov 2026.']]);
});

test('leave at the time of the shift is told of, and a cancelled leave is none', () => {
  const away = shift('2026-11-17', '00:00', '23:59', { shift_type: 'annual_leave' });
  expect(found(early, [away])).toEqual([['on_leave', 'Annual leave at this time.']]);
  expect(found(early, [{ ...away, status: 'cancelled' }])).toEqual([]);
});

test('what is no work is held against nobody', () => {
  expect(found(shift('2026-11-17', '00:00', '23:59', { shift_type: 'sick' }), [early])).toEqual([]);
});
