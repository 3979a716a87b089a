import { expect, test } from 'vitest';
import { needLines, shiftNeed, type CareNeed } from './shift-need.ts';

const hale: CareNeed = {
  id: 'hale',
  name: 'Tom Hale',
  since: null,
  care_minutes: { early: 90, late: 60, waking_night: null },
  one_to_one_hours: null,
  mobility: 'hoist',
  personal_care_by: null,
};
const shaw: CareNeed = {
  ...hale,
  id: 'shaw',
  name: 'Edith Shaw',
  care_minutes: { early: 135, late: null, waking_night: 30 },
  one_to_one_hours: { early: 5, late: null, waking_night: null },
};
const day = '2026-11-16';
const need = (residents: readonly CareNeed[], least = 1) =>
  shiftNeed({ shift: 'early', day, hours: 7.5, least }, { residents, care_minutes_per_hour: 45 });

test('minutes of care and hours one to one make hours of work, and these make people', () => {
  expect(need([hale, shaw])).toEqual({
    least: 1,
    care_minutes: 225,
    one_to_one_hours: 5,
    work_hours: 10,
    people: 2,
  });
});

test('the least of the house holds where the care of its residents takes fewer', () => {
  expect(need([hale], 3).people).toBe(3);
  expect(need([], 0).people).toBe(0);
});

test('work that fills a shift to the minute needs nobody more', () => {
  const full = { ...hale, care_minutes: { early: 337.5, late: null, waking_night: null } };
  expect(need([full]).people).toBe(1);
});

test('whoever comes back on a later day is not counted before it', () => {
  const back = { ...shaw, since: '2026-11-17' };
  expect(needLines('early', day, [hale, back]).map(({ name }) => name)).toEqual(['Tom Hale']);
  expect(needLines('early', '2026-11-17', [hale, back]).map(({ name }) => name)).toEqual(['Edith Shaw', 'Tom Hale']);
});

test('of a time of day at which somebody needs nothing, and of a sleep-in, there is no line', () => {
  expect(needLines('late', day, [hale, shaw]).map(({ resident }) => resident)).toEqual(['hale']);
  expect(needLines('sleep_in', day, [hale, shaw])).toEqual([]);
});
