import { expect, test } from 'vitest';
import { alertContextAt, whatIsFound } from '#world/records/alerts.ts';
import { retentionAlerts, type RetentionFacts } from './retention-alerts.ts';

const facts = (given: Partial<RetentionFacts>): RetentionFacts => ({
  disposals: [],
  holds: [],
  due: 0,
  dbs_copies: [],
  ...given,
});
const found = (code: string, given: Partial<RetentionFacts>, now: string) =>
  whatIsFound(retentionAlerts, code, facts(given), alertContextAt(now));

test('RET-3 asks for a look at what is due in the first week of a month, and once a month', () => {
  expect(found('RET-3', { due: 3 }, '2026-11-01T12:00:00Z')).toMatchObject([
    { severity: 'low', saw: '3 groups of records are due.', occasions: ['2026-11'] },
  ]);
  expect(found('RET-3', { due: 3 }, '2026-11-08T12:00:00Z')).toEqual([]);
  expect(found('RET-3', { due: 0 }, '2026-11-01T12:00:00Z')).toEqual([]);
});

test('RET-4 names a copy of a DBS certificate a month before it must be gone, and is high after that', () => {
  const dbs_copies = [{ id: 'f1', filed_on: '2026-05-31' }];
  const severity = (day: string) => found('RET-4', { dbs_copies }, `${day}T12:00:00Z`).map((one) => one.severity);
  expect(severity('2026-10-30')).toEqual([]);
  expect(severity('2026-10-31')).toEqual(['medium']);
  expect(severity('2026-11-30')).toEqual(['medium']);
  expect(severity('2026-12-01')).toEqual(['high']);
});
