import { expect, test } from 'vitest';
import { accountRule, addressRule, countedFailures, waitBeforeNext } from './throttle.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 1, 7, 0, seconds));
const failed = (failures: number) => ({ failures, last_at: at(0).toISOString() });
const seconds = (failures: number) => waitBeforeNext(failed(failures), accountRule, at(0)) / 1000;

test('someone who has not failed does not wait', () => {
  expect(waitBeforeNext(null, accountRule, at(0))).toBe(0);
});

test('four wrong passwords cost nothing, the fifth a second, and each further one twice as much', () => {
  expect([4, 5, 6, 7, 8].map(seconds)).toEqual([0, 1, 2, 4, 8]);
});

test('nobody ever waits longer than fifteen minutes', () => {
  expect(seconds(15)).toBe(15 * 60);
  expect(seconds(5_000)).toBe(15 * 60);
});

test('the wait shrinks as time passes and is over on the second', () => {
  expect(waitBeforeNext(failed(7), accountRule, at(3))).toBe(1_000);
  expect(waitBeforeNext(failed(7), accountRule, at(4))).toBe(0);
});

test('failures are forgotten a quarter of an hour after the last one', () => {
  expect(countedFailures(failed(9), accountRule, at(15 * 60 - 1))).toBe(9);
  expect(countedFailures(failed(9), accountRule, at(15 * 60))).toBe(0);
});

test('someone who guesses for an hour as fast as allowed has far fewer than a hundred tries', () => {
  let known = failed(0);
  let tries = 0;
  for (let second = 0; second < 3600;) {
    const now = at(second);
    const wait = waitBeforeNext(known, accountRule, now);
    if (wait > 0) {
      second += Math.ceil(wait / 1000);
      continue;
    }
    known = { failures: countedFailures(known, accountRule, now) + 1, last_at: now.toISOString() };
    tries += 1;
  }
  expect(tries).toBeLessThan(60);
});

test('a whole team mistyping at shift change is let through', () => {
  expect(waitBeforeNext(failed(60), addressRule, at(0))).toBe(0);
  expect(waitBeforeNext(failed(5_000), addressRule, at(0))).toBe(60_000);
});
