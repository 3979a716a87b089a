import { expect, test } from 'vitest';
import { familyColumns } from './family-columns.ts';

const nobody = {
  is_next_of_kin: false,
  is_emergency_contact: false,
  emergency_order: null,
  lpa_health: false,
  lpa_finance: false,
  is_deputy: null,
  is_appointee: false,
};

test('a contact is told with every part they have', () => {
  expect(familyColumns.roles(nobody)).toEqual([]);
  expect(
    familyColumns.roles({
      ...nobody,
      is_next_of_kin: true,
      is_emergency_contact: true,
      emergency_order: 1,
      lpa_health: true,
    }),
  ).toEqual(['Next of kin', 'Emergency 1', 'Attorney for health']);
  expect(familyColumns.roles({ ...nobody, is_emergency_contact: true, is_deputy: true })).toEqual([
    'Emergency',
    'Deputy',
  ]);
});
