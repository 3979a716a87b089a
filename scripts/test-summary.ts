/** How a run of all parts went, counted from what each part reports. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** A part that passes or fails as a whole: types, lint, build. */
export const oneCheck = (code: number): Tally => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** A runner that ended badly without a failed test (a file that does not load, an error outside a test) counts as one. */
function honest(tally: Tally, code: number): Tally {
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

export function vitestTally(report: string | null, code: number): Tally {
  if (report === null) return oneCheck(code || 1);
  const { numPassedTests, numFailedTests } = JSON.parse(report) as { numPassedTests: number; numFailedTests: number };
  return honest({ passed: numPassedTests, failed: numFailedTests }, code);
}

/** A journey that passed only when repeated is no proof: it counts as failed. */
export function playwrightTally(report: string | null, code: number): Tally {
  if (report === null) return oneCheck(code || 1);
  const { stats } = JSON.parse(report) as { stats: { expected: number; unexpected: number; flaky: number } };
  return honest({ passed: stats.expected, failed: stats.unexpected + stats.flaky }, code);
}

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});

export const closingLine = ({ passed, failed }: Tally) => `${passed} passed, ${failed} failed`;
