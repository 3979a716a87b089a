import { expect, test } from 'vitest';
import { isNeeded } from '../../kit/vocabulary/fields.ts';
import { missing, startValues } from '../../kit/vocabulary/parse.ts';
import { admittedBy, emergencyAdmission } from './emergency-admission.ts';
import { resident } from './resident.ts';

const { fields } = emergencyAdmission;
const start = startValues(fields, '2026-11-16T02:00:00.000Z', '2026-11-16');
const nobodyCouldSay = {
  date_of_birth_unknown: true,
  national_id_unknown: true,
  gp_unknown: true,
  allergies_unknown: true,
  contact_unknown: true,
};
const asked = (values: object): string[] => Object.keys(missing(fields, { ...start, ...values }));

test('where nobody can say anything, a name and why they came are enough', () => {
  expect(asked({ first_name: 'Ada', last_name: 'Byrne', admission_reason: 'House fire', ...nobodyCouldSay })).toEqual(
    [],
  );
  expect(asked(nobodyCouldSay)).toEqual(['first_name', 'last_name', 'admission_reason']);
});

test('what is neither said nor said to be unknown is asked for, a contact to ring among it', () => {
  const name = { first_name: 'Ada', last_name: 'Byrne', admission_reason: 'House fire' };
  expect(asked(name)).toEqual(
    expect.arrayContaining([
      'date_of_birth',
      'contact_first_name',
      'contact_last_name',
      'contact_relationship',
      'contact_phone',
      'gp_name',
      'gp_phone',
      'national_id',
    ]),
  );
});

test('everything a resident’s record must have is asked for, or decided by the way they come', () => {
  const decided = ['home', 'status', 'admission_date', 'is_discharged_status'];
  const needed = Object.entries(resident.fields)
    .filter(([, field]) => isNeeded(field, startValues(resident.fields, '', '')))
    .map(([name]) => name);
  expect(needed.filter((name) => !(name in fields) && !decided.includes(name))).toEqual([]);
});

test('whoever is to be rung becomes the first emergency contact, and is no part of the resident’s record', () => {
  const { person, contact } = admittedBy({
    first_name: 'Ada',
    contact_unknown: false,
    contact_first_name: 'Tom',
    contact_last_name: 'Byrne',
    contact_relationship: 'child',
    contact_phone: '0113 496 0018',
  });
  expect(person).toEqual({ first_name: 'Ada', status: 'current', admission_type: 'emergency' });
  expect(contact).toEqual({
    first_name: 'Tom',
    last_name: 'Byrne',
    relationship: 'child',
    phone: '0113 496 0018',
    is_emergency_contact: true,
    emergency_order: 1,
  });
  expect(admittedBy({ contact_unknown: true }).contact).toBeNull();
});
