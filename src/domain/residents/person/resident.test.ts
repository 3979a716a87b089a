import { expect, test } from 'vitest';
import { circumstances, filled } from '#world/records/filled.ts';
import { residentHealth } from './resident-health.ts';
import { residentLegal } from './resident-safety.ts';
import { resident } from './resident.ts';

const mrHale = {
  national_id: '9434765919',
  first_name: 'Edwin',
  last_name: 'Hale',
  date_of_birth: '1944-05-02',
  admission_date: '2025-01-10',
  no_known_allergies: true,
};
const complaints = (given: Record<string, unknown>) =>
  resident.check(filled(resident, { ...mrHale, ...given }), circumstances());
const warnings = (given: Record<string, unknown>) =>
  resident.warn(filled(resident, { ...mrHale, ...given }), circumstances());
const penicillin = { substance: 'Penicillin', reaction: 'Rash', severity: 'mild' };

test('allergies are either listed or known to be none', () => {
  expect(complaints({})).toEqual({});
  expect(complaints({ no_known_allergies: false, allergies: [penicillin] })).toEqual({});
  expect(complaints({ no_known_allergies: false })).toHaveProperty('allergies');
  expect(complaints({ allergies: [penicillin] })).toHaveProperty('no_known_allergies');
});

test('a mistyped NHS number is refused and a code of our own is not', () => {
  expect(complaints({ national_id: '9434765918' })).toHaveProperty('national_id');
  expect(complaints({ national_id: 'ROSE-12', national_id_type: 'local' })).toEqual({});
});

test('nobody is born tomorrow', () => {
  expect(complaints({ date_of_birth: '2026-03-01' })).toEqual({});
  expect(complaints({ date_of_birth: '2026-03-02' })).toHaveProperty('date_of_birth');
});

test('an age under 18 or over 110 is asked about', () => {
  expect(warnings({ date_of_birth: '2008-03-01' })).toEqual({});
  expect(warnings({ date_of_birth: '2008-03-02' })).toHaveProperty('date_of_birth');
  expect(warnings({ date_of_birth: '1915-03-02' })).toEqual({});
  expect(warnings({ date_of_birth: '1915-03-01' })).toHaveProperty('date_of_birth');
});

test('a target may reach the restriction and not pass it', () => {
  expect(complaints({ fluid_target_ml: 1600, fluid_restriction_ml: 1600 })).toEqual({});
  expect(complaints({ fluid_target_ml: 1601, fluid_restriction_ml: 1600 })).toHaveProperty('fluid_target_ml');
});

test('unusual figures are asked about just outside their bounds', () => {
  expect(
    warnings({ height_cm: 120, fluid_target_ml: 1500, admission_date: '2026-03-31', photo_taken_on: '2025-03-01' }),
  ).toEqual({});
  expect(
    Object.keys(
      warnings({ height_cm: 119.9, fluid_target_ml: 1499, admission_date: '2026-04-01', photo_taken_on: '2025-02-28' }),
    ).toSorted(),
  ).toEqual(['admission_date', 'fluid_target_ml', 'height_cm', 'photo_taken_on']);
});

test('having left and having died both count as discharged', () => {
  const left = (status: string) =>
    resident.derive(filled(resident, { status }), circumstances())['is_discharged_status'];
  expect(['discharged', 'deceased'].map(left)).toEqual([true, true]);
  expect(['pre_admission', 'current', 'hospital', 'on_leave'].map(left)).toEqual([false, false, false, false]);
});

test('someone who comes back has a new day of moving in', () => {
  const before = filled(resident, { ...mrHale, status: 'discharged' });
  const back = (admission_date: string) =>
    resident.check({ ...before, status: 'current', admission_date }, circumstances({ before }));
  expect(back('2025-01-10')).toHaveProperty('admission_date');
  expect(back('2026-03-01')).toEqual({});
});

test('every field a narrower right names is a field of the resident', () => {
  const named = Object.values(resident.narrower).flatMap((reach) => reach.fields ?? []);
  expect(named.filter((name) => !(name in resident.fields))).toEqual([]);
});

test('no fact about health, the law or language is claimed before somebody states it', () => {
  const facts = Object.entries({ ...residentLegal, ...residentHealth }).filter(
    ([name]) => name !== 'no_known_allergies' && name !== 'allergies_unknown',
  );
  expect(facts.filter(([, field]) => 'default' in field && field.default !== undefined).map(([name]) => name)).toEqual(
    [],
  );
});
