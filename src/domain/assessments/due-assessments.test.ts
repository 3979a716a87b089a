import { expect, test } from 'vitest';
import {
  concernsPerson,
  dueAssessments,
  type AssessmentStatus,
  type DueForm,
  type DuePerson,
} from './due-assessments.ts';

const falls: DueForm = {
  id: 'falls-2',
  title: 'Falls',
  code: 'FALLS',
  category: 'falls',
  version_label: '2',
  is_countersigned: false,
};
const hale: DuePerson = {
  id: 'hale',
  name: 'Mr Hale',
  room: '4',
  key_worker: 'ann',
  co_key_worker: null,
  header_flags: ['falls'],
};
const status = (next_due: string | null, more: Partial<AssessmentStatus> = {}): AssessmentStatus => ({
  resident: 'hale',
  form: falls,
  last: {
    id: 'last',
    assessed_at: '2026-02-01T09:00:00.000Z',
    total: 4,
    band: 'Low',
    next_due,
    status: 'complete',
    severity: 'info',
    change: null,
    by: 'ben',
    by_name: 'Ben',
  },
  begun: null,
  ...more,
});
const due = (statuses: readonly AssessmentStatus[], person = hale) =>
  dueAssessments({ today: '2026-03-01', people: [person], forms: [falls], statuses }).map(({ state, days }) => [
    state,
    days,
  ]);

test.each([
  ['2026-02-28', 'overdue', -1],
  ['2026-03-01', 'due', 0],
  ['2026-03-08', 'due', 7],
  ['2026-03-09', 'later', 8],
  [null, 'later', null],
])('due again on %s it is %s', (next_due, state, days) => {
  expect(due([status(next_due)])).toEqual([[state, days]]);
});

test('nothing on file where a flag calls for it stands first', () => {
  expect(due([])).toEqual([['never', null]]);
  expect(due([], { ...hale, header_flags: ['epilepsy'] })).toEqual([]);
  const other = { ...falls, id: 'pain', title: 'Pain', code: 'PAIN', category: 'pain' as const };
  expect(due([status('2026-02-28', { form: other })])).toEqual([
    ['never', null],
    ['overdue', -1],
  ]);
});

test('what was begun says so, and what waits for a second look does where the form asks for one', () => {
  const begun = { id: 'b', at: '2026-03-01T08:00:00.000Z', by: 'ann', by_name: 'Ann' };
  expect(due([status('2026-02-28', { begun })])).toEqual([['begun', -1]]);
  expect(due([status('2026-06-01', { form: { ...falls, is_countersigned: true } })])).toEqual([['countersign', 92]]);
});

test('mine are the residents whose key worker I am, and what I began or assessed', () => {
  const [row] = dueAssessments({ today: '2026-03-01', people: [hale], forms: [falls], statuses: [status(null)] });
  expect(['ann', 'ben', 'cy'].map((me) => row && concernsPerson(row, me))).toEqual([true, true, false]);
});
