import { expect, test } from 'vitest';
import { walk, type WalkKey } from './grid-walk.ts';

/** Three people by four days; a figure is how many places take the focus. */
const stops = [
  [1, 0, 2, 1],
  [0, 0, 0, 0],
  [1, 1, 3, 0],
];
const grid = { lines: 3, days: 4, stopsAt: (line: number, day: number) => stops[line]?.[day] ?? 0 };
const after = (key: WalkKey, line: number, day: number, place = 0) => walk(key, { line, day, place }, grid);

test('sideways the keys pass over days that have nothing, and stop at the ends', () => {
  expect(after('ArrowRight', 0, 0)).toEqual({ line: 0, day: 2, place: 0 });
  expect(after('ArrowLeft', 0, 2, 1)).toEqual({ line: 0, day: 0, place: 0 });
  expect(after('ArrowRight', 0, 3)).toBeNull();
  expect(after('ArrowRight', 2, 2)).toBeNull();
});

test('up and down go through all shifts of a day before the next person', () => {
  expect(after('ArrowDown', 0, 2)).toEqual({ line: 0, day: 2, place: 1 });
  expect(after('ArrowDown', 0, 2, 1)).toEqual({ line: 2, day: 2, place: 0 });
  expect(after('ArrowUp', 2, 2)).toEqual({ line: 0, day: 2, place: 1 });
  expect(after('ArrowUp', 2, 2, 2)).toEqual({ line: 2, day: 2, place: 1 });
  expect(after('ArrowUp', 2, 1)).toBeNull();
});

test('Home and End go to the first and the last day of the line that have something', () => {
  expect(after('Home', 0, 3)).toEqual({ line: 0, day: 0, place: 0 });
  expect(after('End', 2, 0)).toEqual({ line: 2, day: 2, place: 0 });
});
