import { expect, test } from 'vitest';
import { typedTime } from './typed-time.ts';

test.each([
  ['14:30', '14:30'],
  ['1430', '14:30'],
  ['930', '09:30'],
  ['9.30', '09:30'],
  ['9', '09:00'],
  ['07', '07:00'],
  ['14h30', '14:30'],
  ['14h', '14:00'],
  ['2pm', '14:00'],
  ['2:30 PM', '14:30'],
  ['12 am', '00:00'],
  ['12pm', '12:00'],
  ['noon', '12:00'],
  ['midnight', '00:00'],
  ['0:05', '00:05'],
])('“%s” is read on the 24-hour clock', (typed, time) => expect(typedTime(typed)).toBe(time));

test.each(['', '24:00', '12:60', '13pm', '0 am', 'tea', '9:3', '12345'])('“%s” is no time', (typed) =>
  expect(typedTime(typed)).toBeNull(),
);
