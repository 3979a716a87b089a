import { expect, test } from 'vitest';
import { daysOf, drawMore, type DrawnCells } from './drawn-cells.ts';

const atFirst = drawMore([], { lines: [0, 20], days: [0, 12] });
const all = { lines: [0, 60], days: [0, 28] } as const;

const cellsIn = (drawn: DrawnCells) => drawn.reduce((sum, [from, to]) => sum + to - from, 0);

test('what comes into sight is drawn in pieces, until all of it is', () => {
  const seen = { lines: [3, 23], days: [1, 13] } as const;
  const steps = [atFirst];
  for (let now = atFirst, next = drawMore(now, seen, 8); next !== now; next = drawMore(now, seen, 8)) {
    steps.push(next);
    now = next;
  }
  const added = steps.slice(1).map((step, at) => cellsIn(step) - cellsIn(steps[at] ?? []));
  expect(Math.max(...added)).toBeLessThan(8 + 12);
  expect(daysOf(steps.at(-1) ?? [], 3)).toEqual([0, 13]);
  expect(daysOf(steps.at(-1) ?? [], 22)).toEqual([1, 13]);
});

test('a line that was not in sight has no days', () => {
  expect(daysOf(atFirst, 20)).toEqual([0, 0]);
  expect(daysOf(atFirst, 19)).toEqual([0, 12]);
});

test('what is drawn stays drawn when one scrolls on', () => {
  const further = drawMore(atFirst, { lines: [0, 20], days: [16, 28] });
  expect(daysOf(further, 0)).toEqual([0, 28]);
});

test('once everything is drawn nothing is drawn any more', () => {
  const whole = drawMore(atFirst, all);
  expect(cellsIn(whole)).toBe(60 * 28);
  expect(drawMore(whole, all, 8)).toBe(whole);
});
