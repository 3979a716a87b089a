import { expect, test } from 'vitest';
import { circumstances } from '#world/filled.ts';
import { familyColumns } from './family-columns.ts';
import { residentColumns } from './resident-columns.ts';

const around = circumstances();
const nobody = { is_next_of_kin: false, is_emergency_contact: false, emergency_order: null, lpa_health: false, lpa_finance: false, is_deputy: null, is_appointee: false };

test('a contact is told with every part they have', () => {
  expect(familyColumns.roles(nobody)).toEqual([]);
  expect(familyColumns.roles({ ...nobody, is_next_of_kin: true, is_emergency_contact: true, emergency_order: 1, lpa_health: true })).toEqual(['Next of kin', 'Emergency 1', 'Attorney for health']);
  expect(familyColumns.roles({ ...nobody, is_emergency_contact: true, is_deputy: true })).toEqual(['Emergency', 'Deputy']);
});

test('an age changes on the birthday', () => expect(['1949-03-01', '1949-03-02'].map((date_of_birth) => residentColumns.age({ date_of_birth }, around))).toEqual([77, 76]));
