import { expect, test } from 'vitest';
import { circumstances, filled } from '#world/records/filled.ts';
import { missingToWork, usualUsername } from './joining.ts';
import { staff, type Staff } from './staff.ts';

const newcomer = {
  first_name: 'Zoë',
  last_name: "O'Neill",
  homes: [],
  is_superuser: false,
  status: 'applicant' as const,
};

test('a username is what one would guess', () => {
  expect(usualUsername('Zoë', "O'Neill")).toBe('zoe.oneill');
  expect(usualUsername('Søren', 'Øst')).toBe('soren.ost');
  expect(usualUsername('Zoë', '')).toBe('');
});

test('a new person is given a username, and a rename leaves it alone', () => {
  expect(staff.suggest(newcomer, circumstances())).toMatchObject({ username: 'zoe.oneill' });
  expect(staff.suggest(newcomer, { ...circumstances(), before: newcomer })).toEqual({});
});

test('staff can be added before they have a house, and work only once they have one', () => {
  const applicant = filled(staff, newcomer);
  expect(staff.check(applicant, circumstances())).toEqual({});
  expect(staff.check({ ...applicant, status: 'active' }, circumstances())).toHaveProperty('homes');
});

test('what is missing before the first day is said in sentences', () => {
  const person = filled(staff, {
    ...newcomer,
    identity_checked_on: '2026-02-01',
    right_to_work_type: 'uk_irish',
    dbs_number: null,
    references_received: 2,
  }) as Staff;
  expect(missingToWork(person)).toEqual([
    'A house is needed before someone starts.',
    'A DBS certificate is needed before someone starts.',
  ]);
});
