/** How a run of all parts went, counted from what each part reports. */
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/reporters';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** What failed, by name: whoever sees only the end of a run is told where to look. */
  readonly failures: readonly string[];
}

/** A part that passes or fails as a whole: types, lint, build. */
export const oneCheck = (code: number): Tally =>
  code === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [] };

/** A runner that ended badly without a failed test (a file that does not load, an error outside a test) counts as one. */
function honest(tally: Tally, code: number): Tally {
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

export function vitestTally(report: string | null, code: number): Tally {
  if (report === null) return oneCheck(code || 1);
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(report) as JsonTestResults;
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (failed.length === 0) return `${name}: ${firstLine(message)}`;
      return failed.map((test) => `${name} › ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`);
    });
  return honest({ passed: numPassedTests, failed: numFailedTests, failures }, code);
}

/** A journey that passed only when repeated is no proof: it counts as failed. */
export function playwrightTally(report: string | null, code: number): Tally {
  if (report === null) return oneCheck(code || 1);
  const { stats, suites, errors } = JSON.parse(report) as JSONReport;
  const outside = errors.map(({ message }) => firstLine(message));
  return honest(
    {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      failures: [...suites.flatMap(failedJourneys), ...outside],
    },
    code,
  );
}

function failedJourneys({ specs, suites = [] }: JSONReportSuite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const error = results.find((one) => one.error)?.error;
        // What failed lies mostly in a helper; what helps is the step of the journey that called it.
        const line = error?.stack?.split(`${file}:`)[1]?.match(/^\d+/)?.[0];
        const step = line ? `, line ${line}` : '';
        return `${file} › ${title} [${projectName}${step}]: ${firstLine(error?.message)}`;
      }),
  );
  return [...own, ...suites.flatMap(failedJourneys)];
}

const firstLine = (message = '') => stripVTControlCharacters(message).split('\n', 1)[0] ?? '';

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
  failures: tallies.flatMap(({ failures }) => failures),
});

/** A part's own line and, below it, what failed in it. */
export const partLines = (name: string, { passed, failed, failures }: Tally): string[] => [
  `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} of ${passed + failed}`,
  ...failures.map((failure) => `    ${failure}`),
];

export const closingLine = ({ passed, failed }: Tally) => `${passed} passed, ${failed} failed`;
