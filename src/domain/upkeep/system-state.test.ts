import { expect, test } from 'vitest';
import { findingsOf, type Subject, type SystemFacts } from './system-state.ts';

const now = '2026-11-17T12:00:00.000Z';
const gigabyte = 1_073_741_824;
const backup = { taken_at: '2026-11-17T02:30:00.000Z', bytes: 2 * gigabyte, place: '/var/backups/hearth/one' };
const well: SystemFacts = {
  version: '0.2.0',
  started_at: '2026-11-14T12:00:00.000Z',
  updated: { from: '0.1.0', at: '2026-11-14T12:00:00.000Z' },
  database: { version: '18.4', bytes: 3 * gigabyte, answered_in_ms: 2 },
  disk: { free: 60 * gigabyte, size: 100 * gigabyte },
  mail: { is_set_up: true, waiting_since: null, last_sent_at: '2026-11-17T11:00:00.000Z' },
  backup,
  proven_at: '2026-11-15T02:30:00.000Z',
  clocks_apart_ms: 3,
  history: { checked_at: '2026-11-17T04:00:00.000Z', faults: 0, waiting_since: null },
};
const foundIn = (subject: Subject, facts: Partial<SystemFacts>) => {
  const finding = findingsOf({ ...well, ...facts }, now).find((one) => one.subject === subject);
  if (!finding) throw new Error(`Nothing is said of ${subject}.`);
  return finding;
};

test('where all is well, every line says so and nothing is to be done', () => {
  const findings = findingsOf(well, now);
  expect(findings.map(({ concern }) => concern)).toEqual(findings.map(() => 'good'));
  expect(findings.map(({ todo }) => todo)).toEqual(findings.map(() => null));
  expect(foundIn('version', {}).words).toBe('Hearth 0.2.0 has run for 3 days. It followed 0.1.0 3 days ago.');
});

test('what needs somebody comes first', () => {
  const findings = findingsOf({ ...well, backup: null, disk: { free: 5 * gigabyte, size: 100 * gigabyte } }, now);
  expect(findings.slice(0, 3).map(({ subject, concern }) => `${subject} ${concern}`)).toEqual([
    'backup danger',
    'disk warning',
    'history good',
  ]);
});

test.each<[string, Subject, Partial<SystemFacts>, string]>([
  ['no back-up at all', 'backup', { backup: null }, 'danger'],
  ['a back-up that is a week old', 'backup', { backup: { ...backup, taken_at: '2026-11-10T02:30:00.000Z' } }, 'danger'],
  ['a night without one', 'backup', { backup: { ...backup, taken_at: '2026-11-16T02:30:00.000Z' } }, 'warning'],
  ['back-ups that nobody has tried', 'backup', { proven_at: null }, 'warning'],
  ['a history that does not fit its seals', 'history', { history: { ...well.history, faults: 2 } }, 'danger'],
  [
    'lines that wait for their seal',
    'history',
    { history: { ...well.history, waiting_since: '2026-11-17T11:00:00.000Z' } },
    'warning',
  ],
  ['a disk with less than a gigabyte', 'disk', { disk: { free: gigabyte / 2, size: gigabyte } }, 'danger'],
  ['a database that takes its time', 'database', { database: { ...well.database, answered_in_ms: 900 } }, 'warning'],
  ['no mail server', 'mail', { mail: { ...well.mail, is_set_up: false } }, 'warning'],
  [
    'a letter that nobody takes',
    'mail',
    { mail: { ...well.mail, waiting_since: '2026-11-17T09:00:00.000Z' } },
    'danger',
  ],
  ['clocks that differ by a minute', 'clocks', { clocks_apart_ms: -60_000 }, 'danger'],
])('%s is said, with what to do', (_what, subject, facts, concern) => {
  const finding = foundIn(subject, facts);
  expect(finding.concern).toBe(concern);
  expect(finding.todo).toMatch(/\.$/);
});
