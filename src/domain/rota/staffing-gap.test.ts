import { expect, test } from 'vitest';
import { addDays, compareMoments, momentAt } from '../kit/time/time.ts';
import { gapsAhead, staffingGaps, type PlannedShift } from './staffing-gap.ts';

const day = '2026-07-10';
const house = {
  lived_in: { residents: 1, first_comes_on: null },
  time_zone: 'Europe/London',
  min_staffing: { early: 2, late: 2, waking_night: 1, sleep_in: 1 },
  shift_times: {
    early: { start: '07:30', end: '15:00' },
    late: { start: '14:30', end: '22:00' },
    waking_night: { start: '21:45', end: '07:45' },
    sleep_in: { start: '22:00', end: '07:00' },
  },
};
const at = (time: string, on = day) => momentAt(on, time, house.time_zone);
const planned = (
  staff: string | null,
  shift_type: string,
  start: string,
  end: string,
  more: Partial<PlannedShift> = {},
): PlannedShift => ({
  staff,
  shift_type,
  status: 'published',
  role_on_shift: 'support',
  start_at: at(start),
  end_at: at(end, end < start ? addDays(day, 1) : day),
  ...more,
});
const full = [
  planned('ann', 'early', '07:30', '15:00'),
  planned('bo', 'early', '07:30', '15:00'),
  planned('cy', 'late', '14:30', '22:00'),
  planned('di', 'late', '14:30', '22:00'),
  planned('ed', 'waking_night', '21:45', '07:45'),
  planned('flo', 'sleep_in', '22:00', '07:00'),
];
const without = (...staff: string[]) => full.filter((shift) => !staff.includes(shift.staff ?? ''));

test('a day with everyone in place has no gap', () => {
  expect(staffingGaps(full, day, house)).toEqual([]);
});

test('a missing sleep-in is a gap the waking night does not fill', () => {
  expect(staffingGaps(without('flo'), day, house)).toEqual([
    { shift: 'sleep_in', from: at('22:00'), to: at('07:00', '2026-07-11'), missing: 1 },
  ]);
});

test('a long day staffs the late only until it ends', () => {
  const shifts = [...without('cy'), planned('gus', 'long_day', '07:30', '20:00')];
  // The waking night comes on at 21:45, a quarter of an hour before the late goes off.
  expect(staffingGaps(shifts, day, house)).toEqual([{ shift: 'late', from: at('20:00'), to: at('21:45'), missing: 1 }]);
});

test.each([
  ['an open shift', { staff: null }],
  ['someone shadowing', { role_on_shift: 'shadow' }],
  ['an absence', { status: 'absent' }],
  ['a declined shift', { status: 'declined' }],
  ['a draft', { status: 'draft' }],
])('%s does not count as staffing', (_, more) => {
  const shifts = [...without('ed'), planned('ed', 'waking_night', '21:45', '07:45', more)];
  expect(staffingGaps(shifts, day, house).map((gap) => gap.shift)).toEqual(['waking_night']);
});

test('one person on two shifts at once is still one person', () => {
  const shifts = [...without('bo'), planned('ann', 'mid', '07:30', '15:00')];
  expect(staffingGaps(shifts, day, house)[0]).toMatchObject({ shift: 'early', from: at('07:30'), missing: 1 });
});

test('an empty rota lacks everyone from end to end', () => {
  const gaps = staffingGaps([], day, house);
  expect(gaps.map(({ shift, missing }) => [shift, missing])).toEqual([
    ['early', 2],
    ['late', 2],
    ['waking_night', 1],
    ['sleep_in', 1],
  ]);
  expect(gaps.every((gap) => compareMoments(gap.from, gap.to) < 0)).toBe(true);
});

test('at two in the morning the night that began yesterday is still short of somebody', () => {
  const now = at('02:00', addDays(day, 1));
  expect(
    gapsAhead([], { first: addDays(day, 1), days: 1, now }, { ...house, min_staffing: { waking_night: 1 } }),
  ).toMatchObject([
    { shift: 'waking_night', from: at('21:45'), to: at('07:45', addDays(day, 1)) },
    { from: at('21:45', addDays(day, 1)) },
  ]);
});

test('a gap that is over is not told', () => {
  expect(
    gapsAhead(without('cy'), { first: day, days: 1, now: at('22:30') }, { ...house, min_staffing: { late: 2 } }),
  ).toEqual([]);
});

test('a house in which nobody lives yet lacks nobody, until the first shift of whoever moves in', () => {
  const lacking = (first_comes_on: string | null) =>
    staffingGaps([], day, { ...house, lived_in: { residents: 0, first_comes_on } }).map(({ shift }) => shift);
  expect(lacking(null)).toEqual([]);
  expect(lacking(day)).toEqual(['early', 'late', 'waking_night', 'sleep_in']);
  expect(lacking(addDays(day, 1))).toEqual(['waking_night', 'sleep_in']);
});
