import { expect, test } from 'vitest';
import { typedDay } from './typed-day.ts';

const today = '2026-03-01';

test.each([
  ['14 Nov 2026', '2026-11-14'],
  ['14 november 2026', '2026-11-14'],
  ['14th of November, 2026', '2026-11-14'],
  ['Nov 14, 2026', '2026-11-14'],
  ['14nov26', '2026-11-14'],
  ['14/11/2026', '2026-11-14'],
  ['14.11.26', '2026-11-14'],
  ['14-11-2026', '2026-11-14'],
  ['14 11 2026', '2026-11-14'],
  ['14112026', '2026-11-14'],
  ['141126', '2026-11-14'],
  ['2026-11-14', '2026-11-14'],
  ['3 4', '2026-04-03'],
  ['1 sept 2026', '2026-09-01'],
  ['today', '2026-03-01'],
  ['Yesterday', '2026-02-28'],
  ['+3', '2026-03-04'],
  ['+2w', '2026-03-15'],
  ['-1m', '2026-02-01'],
  ['+1 year', '2027-03-01'],
])('“%s” is read, the day before the month', (typed, day) => expect(typedDay(typed, today)).toBe(day));

test.each(['', '31 2 2026', '14 13 2026', 'soon', '2026', '29 feb 2025', '14 n'])('“%s” is no day', (typed) =>
  expect(typedDay(typed, today)).toBeNull(),
);

test('a day without a year is the nearest that the field can mean', () => {
  expect(typedDay('12 nov', today)).toBe('2025-11-12');
  expect(typedDay('12 nov', today, 'future')).toBe('2026-11-12');
  expect(typedDay('20 april', today, 'past')).toBe('2025-04-20');
  expect(typedDay('29 feb', today, 'future')).toBe('2028-02-29');
});

test('two figures of a year are of this century, but a past one is never ahead', () => {
  expect(typedDay('4/3/41', today, 'past')).toBe('1941-03-04');
  expect(typedDay('4/3/41', today, 'future')).toBe('2041-03-04');
});
