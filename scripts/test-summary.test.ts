import { expect, test } from 'vitest';
import { closingLine, oneCheck, playwrightTally, sum, vitestTally } from './test-summary.ts';

const vitest = (numPassedTests: number, numFailedTests: number) => JSON.stringify({ numPassedTests, numFailedTests });
const journeys = (expected: number, unexpected: number, flaky = 0) => JSON.stringify({ stats: { expected, unexpected, flaky, skipped: 3 } });

test('the closing line counts every part', () => {
  const parts = [oneCheck(0), oneCheck(2), vitestTally(vitest(40, 1), 1), playwrightTally(journeys(7, 0), 0)];
  expect(closingLine(sum(parts))).toBe('48 passed, 2 failed');
});

test('a test file that does not load is a failure, though no test of it failed', () => {
  expect(vitestTally(vitest(12, 0), 1)).toEqual({ passed: 12, failed: 1 });
});

test('a runner that died before it could report is a failure', () => {
  expect(vitestTally(null, 0)).toEqual({ passed: 0, failed: 1 });
  expect(playwrightTally(null, 134)).toEqual({ passed: 0, failed: 1 });
});

test('a journey that passed only on another try is a failure', () => {
  expect(playwrightTally(journeys(5, 0, 1), 0)).toEqual({ passed: 5, failed: 1 });
});
