import { expect, test } from 'vitest';
import { daysOf, sameSight, sightOf, stepTowards, type Sight } from './sight.ts';

const here = sightOf([0, 20], [0, 12]);
const there = sightOf([3, 23], [1, 13]);

/** What is drawn after each frame until it is what is in sight. */
function framesTo(next: Sight): readonly Sight[] {
  const frames = [here];
  for (let step = -1, now = here; !sameSight(now, next) && frames.length < 20; frames.push(now))
    ({ sight: now, step } = stepTowards(now, next, step));
  return frames.slice(1);
}

test('a day that comes into sight is drawn in a quarter of the lines for each frame, and in the end in all', () => {
  const frames = framesTo(there);
  expect(frames).toHaveLength(5);
  const linesWithNewDay = frames.map((one) => Array.from({ length: 20 }, (_, at) => daysOf(one, at)[1] === 13));
  expect(linesWithNewDay.map((lines) => lines.filter(Boolean).length).slice(0, 4)).toEqual([5, 10, 15, 20]);
  expect(frames.at(-1)).toEqual(there);
});

test('scrolling straight down draws the new lines in the next frame', () => {
  expect(framesTo(sightOf([5, 25], [0, 12]))).toHaveLength(1);
});

test('whatever stays out of sight while one scrolls on has its turn before the others have theirs again', () => {
  const first = stepTowards(here, there, -1);
  const second = stepTowards(first.sight, sightOf([4, 24], [2, 14]), first.step);
  expect([first.step, second.step]).toEqual([0, 1]);
});

test('a line out of sight has no days', () => {
  expect(daysOf(here, 20)).toEqual([0, 0]);
  expect(daysOf(here, 19)).toEqual([0, 12]);
});
