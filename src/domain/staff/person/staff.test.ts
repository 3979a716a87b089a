import { expect, test } from 'vitest';
import { circumstances, filled } from '#world/records/filled.ts';
import { group } from '../access/group.ts';
import { staff } from './staff.ts';

const vetted = {
  status: 'active',
  identity_checked_on: '2026-01-05',
  right_to_work_type: 'uk_irish',
  dbs_number: '001234567890',
  references_received: 2,
};
const complaints = (given: Record<string, unknown>) =>
  staff.check(filled(staff, { homes: ['rose'], ...given }), circumstances());

test('nobody starts work before identity, right to work, DBS and references are there', () => {
  expect(complaints(vetted)).toEqual({});
  expect(Object.keys(complaints({ status: 'active' }))).toEqual([
    'identity_checked_on',
    'right_to_work_type',
    'dbs_number',
    'references_received',
  ]);
});

test('a dated, risk-assessed exception lets someone start before every check is back', () => {
  const exception = {
    status: 'active',
    vetting_exception_on: '2026-02-28',
    vetting_exception: 'Works alongside a senior until the DBS is back.',
  };
  expect(complaints(exception)).toEqual({});
  expect(complaints({ ...exception, vetting_exception_on: null })).toHaveProperty('dbs_number');
});

test('an applicant need not be vetted yet', () => {
  expect(complaints({ status: 'applicant' })).toEqual({});
});

test('training runs out by its course and the next supervision follows the house', () => {
  const person = filled(staff, {
    training: [
      { course: 'fire', completed_on: '2026-01-31', expires_on: '2099-01-01', provider: null, certificate: null },
    ],
    supervisions: [{ date: '2026-02-01', by: null, next_due: null }],
  });
  const derived = staff.derive(person, circumstances());
  expect(derived['training']).toMatchObject([{ expires_on: '2027-01-31' }]);
  expect(derived['supervisions']).toMatchObject([{ next_due: '2026-03-29' }]);
});

test('who has left can no longer sign in', () => {
  expect(staff.derive(filled(staff, { status: 'left' }), circumstances())).toMatchObject({ is_active: false });
  expect(staff.derive(filled(staff, vetted), circumstances())).not.toHaveProperty('is_active');
});

test('more than 48 contracted hours are asked about', () => {
  expect(staff.warn(filled(staff, { contracted_hours: 48 }), circumstances())).toEqual({});
  expect(staff.warn(filled(staff, { contracted_hours: 48.5 }), circumstances())).toHaveProperty('contracted_hours');
});

test('a group that comes with Hearth keeps its name', () => {
  const before = filled(group, { name: 'Carer', is_system: true });
  expect(group.check({ ...before, name: 'Helper' }, circumstances({ before }))).toHaveProperty('name');
  expect(group.check({ ...before, description: 'Looks after people' }, circumstances({ before }))).toEqual({});
});
