import { expect, test } from 'vitest';
import { isLivedInOn } from './lived-in.ts';

test('a house is lived in as soon as one resident is, and stays so', () => {
  expect(isLivedInOn({ residents: 1, first_comes_on: null }, '2026-11-19')).toBe(true);
  expect(isLivedInOn({ residents: 0, first_comes_on: null }, '2026-11-19')).toBe(false);
});

test('who is to move in counts from that day on, not before', () => {
  const on = (day: string) => isLivedInOn({ residents: 0, first_comes_on: '2026-11-20' }, day);
  expect([on('2026-11-19'), on('2026-11-20'), on('2026-11-21')]).toEqual([false, true, true]);
});
