import { expect, test } from 'vitest';
import { closingLine, oneCheck, partLines, playwrightTally, sum, vitestTally } from './test-summary.ts';

const vitest = (numPassedTests: number, numFailedTests: number, ...testResults: object[]) =>
  JSON.stringify({ numPassedTests, numFailedTests, testResults });
const journeys = (expected: number, unexpected: number, flaky = 0, ...specs: object[]) =>
  JSON.stringify({
    stats: { expected, unexpected, flaky, skipped: 3 },
    suites: [{ specs: [], suites: [{ specs }] }],
    errors: [],
  });

test('the closing line counts every part', () => {
  const parts = [oneCheck(0), oneCheck(2), vitestTally(vitest(40, 1), 1), playwrightTally(journeys(7, 0), 0)];
  expect(closingLine(sum(parts))).toBe('48 passed, 2 failed');
});

test('a test file that does not load is a failure, though no test of it failed', () => {
  expect(vitestTally(vitest(12, 0), 1)).toMatchObject({ passed: 12, failed: 1 });
});

test('a runner that died before it could report is a failure', () => {
  expect(vitestTally(null, 0)).toMatchObject({ passed: 0, failed: 1 });
  expect(playwrightTally(null, 134)).toMatchObject({ passed: 0, failed: 1 });
});

test('a journey that passed only on another try is a failure', () => {
  expect(playwrightTally(journeys(5, 0, 1), 0)).toMatchObject({ passed: 5, failed: 1 });
});

test('below the line of its part stands what failed, by name and reason', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'a weight is kept' },
    {
      status: 'failed',
      fullName: 'a weight is listed',
      failureMessages: ['expected 1 to be 2\n    at weights.test.ts:4'],
    },
  ];
  const unloaded = { name: 'src/moods.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] };
  const tally = vitestTally(
    vitest(1, 1, { name: 'src/weights.test.ts', status: 'failed', message: '', assertionResults }, unloaded),
    1,
  );
  expect(partLines('unit', tally)).toEqual([
    '✗ unit: 1 of 2',
    '    src/weights.test.ts › a weight is listed: expected 1 to be 2',
    '    src/moods.test.ts: Cannot find module',
  ]);
  const stack = 'Timed out\n    at tabTo (/hearth/test/hand.ts:23:5)\n    at /hearth/test/rounds.test.ts:47:11';
  const results = [{ error: { message: 'Timed out\nat line 4', stack } }];
  const specs = [
    {
      file: 'rounds.test.ts',
      title: 'A round',
      tests: [
        { status: 'expected', projectName: 'phone', results: [] },
        { status: 'unexpected', projectName: 'desktop', results },
      ],
    },
  ];
  expect(partLines('journeys', playwrightTally(journeys(1, 1, 0, ...specs), 1))).toEqual([
    '✗ journeys: 1 of 2',
    '    rounds.test.ts › A round [desktop, line 47]: Timed out',
  ]);
});
