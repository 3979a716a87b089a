import type { Circumstances } from '#domain/kit/vocabulary/entity.ts';
import { defaultSettings } from '#domain/kit/vocabulary/home-settings.ts';
import { isNeeded } from '#domain/kit/vocabulary/fields.ts';
import { startValues } from '#domain/kit/vocabulary/parse.ts';
import { expect, test } from 'vitest';
import { stepComplaints, stepOf, unfinishedStep } from '../../kit/form/steps/form-steps.ts';
import { admission } from './admission-steps.ts';

const { fields, steps } = admission;
const now = '2026-03-01T09:00:00.000Z';
const circumstances: Circumstances = {
  act: 'create',
  now,
  zone: 'Europe/London',
  settings: defaultSettings,
  service: null,
  actor: null,
  shift: null,
  resident: null,
  last: null,
  before: null,
};
const empty = startValues(fields, now, '2026-03-01');
const who = {
  first_name: 'Ada',
  last_name: 'Byrne',
  date_of_birth: '1940-05-01',
  national_id_type: 'nhs_number',
  national_id: '9434765919',
};
const coming = { admission_date: '2026-03-01', gp_name: 'Dr Shah', gp_phone: '0113 496 0002' };
const complaintsAt = (step: number, values: object) =>
  stepComplaints(admission, step, { ...empty, ...values }, circumstances);

test('nothing that a record must have is asked outside the steps', () => {
  const needed = Object.entries(fields)
    .filter(([, field]) => isNeeded(field, empty))
    .map(([name]) => name);
  expect(needed.filter((name) => stepOf(admission, name) === -1)).toEqual([]);
});

test('the steps ask for nothing twice, and for nothing that does not exist', () => {
  const asked = steps.flatMap((step) => step.fields);
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.filter((name) => !(name in fields))).toEqual([]);
});

test('a step complains about its own fields only, and about a number that cannot be right at once', () => {
  expect(Object.keys(complaintsAt(0, {}))).toEqual(
    expect.arrayContaining(['first_name', 'last_name', 'date_of_birth', 'national_id']),
  );
  expect(complaintsAt(0, {})).not.toHaveProperty('gp_name');
  expect(complaintsAt(0, { ...who, national_id: '9434765918' })).toEqual({
    national_id: expect.stringContaining('cannot be right'),
  });
  expect(complaintsAt(0, who)).toEqual({});
});

test('an admission is taken up where it was left', () => {
  expect(unfinishedStep(admission, empty, circumstances)).toBe(0);
  expect(unfinishedStep(admission, { ...empty, ...who }, circumstances)).toBe(1);
  expect(unfinishedStep(admission, { ...empty, ...who, ...coming }, circumstances)).toBe(2);
  expect(unfinishedStep(admission, { ...empty, ...who, ...coming, no_known_allergies: true }, circumstances)).toBe(4);
});
