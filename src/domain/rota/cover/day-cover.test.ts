import { expect, test } from 'vitest';
import { defaultSettings } from '../../kit/vocabulary/home-settings.ts';
import type { CareNeed } from './shift-need.ts';
import { coverTone, dayCover, type CoverShift } from './day-cover.ts';

const house = {
  min_staffing: { early: 2, waking_night: 1 },
  shift_times: defaultSettings.shift_times,
  time_zone: 'Europe/London',
  care_minutes_per_hour: 45,
  residents: [],
  lived_in: { residents: 1, first_comes_on: null },
};
const skilled = { may_lead_shift: true, first_aider: true, medicines_competent: true };
const people = new Map([
  ['ann', { id: 'ann', ...skilled }],
  ['joy', { id: 'joy', first_aider: false }],
]);
const shift = (given: Partial<CoverShift>): CoverShift => ({
  id: 'a',
  staff: 'ann',
  shift_type: 'early',
  status: 'published',
  role_on_shift: 'support',
  start_at: '2026-11-16T07:30:00Z',
  end_at: '2026-11-16T15:00:00Z',
  ...given,
});
const cover = (...shifts: CoverShift[]) => dayCover(shifts, '2026-11-16', house, people);
const [early, night] = ['early', 'waking_night'] as const;
const cellOf = (name: typeof early | typeof night, ...shifts: CoverShift[]) => {
  const cell = cover(...shifts).find((one) => one.shift === name);
  if (!cell) throw new Error(`no cell of ${name}`);
  return cell;
};

test('a shift is as well staffed as its worst moment', () => {
  const cell = cellOf(early, shift({}), shift({ id: 'b', staff: 'joy', end_at: '2026-11-16T13:00:00Z' }));
  expect([cell.need.people, cell.planned, coverTone(cell)]).toEqual([2, 1, 'danger']);
  expect(cell.short).toEqual([{ from: '2026-11-16T13:00:00Z', to: '2026-11-16T15:00:00.000Z', missing: 1 }]);
});

test('a draft counts as planned and not as published, and an open shift as nobody', () => {
  const cell = cellOf(
    early,
    shift({}),
    shift({ id: 'b', staff: 'joy', status: 'draft' }),
    shift({ id: 'c', staff: null }),
  );
  expect([cell.published, cell.planned, coverTone(cell), cell.shifts]).toEqual([1, 2, 'watch', ['a', 'b']]);
});

test('enough people without a skill are told apart from enough people', () => {
  const two = [shift({ staff: 'joy', role_on_shift: 'shift_lead' }), shift({ id: 'b', staff: 'kim' })];
  expect(cellOf(early, ...two).lacks).toEqual(['first_aider', 'medicines_competent']);
  const cell = cellOf(early, shift({}), shift({ id: 'b', staff: 'joy' }));
  expect([cell.lacks, coverTone(cell)]).toEqual([[], 'good']);
});

test('a night counts on the day on which it begins, and what is neither needed nor planned is left out', () => {
  const one = shift({ shift_type: 'waking_night', start_at: '2026-11-16T21:45:00Z', end_at: '2026-11-17T07:45:00Z' });
  expect([cellOf(night, one).planned, cellOf(night).planned]).toEqual([1, 0]);
  expect(cover(shift({})).map((cell) => cell.shift)).toEqual(['early', 'waking_night']);
});

const edith: CareNeed = {
  id: 'edith',
  name: 'Edith Shaw',
  since: null,
  care_minutes: { early: 700, late: null, waking_night: null },
  one_to_one_hours: null,
  mobility: 'hoist',
  personal_care_by: 'women',
};

test('care that takes more than the least of the house is amber while the least is there', () => {
  const [cell] = dayCover(
    [shift({}), shift({ id: 'b', staff: 'joy' })],
    '2026-11-16',
    { ...house, residents: [edith] },
    people,
  );
  if (!cell) throw new Error('no early shift');
  expect([cell.need.people, cell.planned, cell.short[0]?.missing, coverTone(cell)]).toEqual([3, 2, 1, 'watch']);
});

test('a hoist and a wish for a woman’s help are looked for among those on the shift', () => {
  const lacksOf = (gender: 'female' | 'male', hoist_competent: boolean) =>
    dayCover(
      [shift({})],
      '2026-11-16',
      { ...house, residents: [edith] },
      new Map([['ann', { id: 'ann', ...skilled, gender, hoist_competent }]]),
    )[0]?.lacks;
  expect([lacksOf('male', false), lacksOf('female', true)]).toEqual([['hoist_competent', 'women'], []]);
});

test('before somebody lives in the house no shift needs anybody, and who is planned lacks nothing', () => {
  const empty = { ...house, lived_in: { residents: 0, first_comes_on: null } };
  expect(dayCover([], '2026-11-16', empty, people)).toEqual([]);
  const [cell] = dayCover([shift({ staff: 'joy' })], '2026-11-16', empty, people);
  expect(cell && [cell.need.people, cell.planned, cell.lacks, coverTone(cell)]).toEqual([0, 1, [], 'good']);
});
