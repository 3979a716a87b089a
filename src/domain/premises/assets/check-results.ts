export const checkResults = { pass: 'Passed', advisory: 'Passed with advice', fail: 'Failed' } as const;
export type CheckResult = keyof typeof checkResults;
