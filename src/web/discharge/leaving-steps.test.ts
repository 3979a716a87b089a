import { expect, test } from 'vitest';
import { circumstances } from '#world/filled.ts';
import { discharge } from '#domain/residents/discharge.ts';
import { formFields } from '../kit/form-plan.ts';
import { stepComplaints, stepOf, stepsFor, unfinishedStep } from './leaving-steps.ts';

const fields = formFields(discharge, false, ['resident']);
const here = circumstances({ resident: { admission_date: '2025-06-01' } });
const [whereTo, summary] = stepsFor({});

test('a step asks for its own answers and not for those to come', () => {
  expect(whereTo && Object.keys(stepComplaints(whereTo, fields, {}, here))).toEqual(['discharge_type', 'reason']);
  expect(whereTo && stepComplaints(whereTo, fields, { discharge_type: 'home', reason: 'Goes home', discharge_date: '2025-05-31' }, here)).toHaveProperty('discharge_date');
  expect(summary && Object.keys(stepComplaints(summary, fields, {}, here))).toEqual(['summary']);
});

test('a death has its own way and its own words', () => {
  const [death] = stepsFor({ discharge_type: 'deceased' });
  expect(death?.title).toBe('The death');
  expect(death?.words?.['discharge_date']).toBe('Day of death');
  expect(death && Object.keys(stepComplaints(death, fields, { discharge_type: 'deceased', reason: 'Peacefully' }, here))).toEqual(['died_at', 'place']);
});

test('every question is asked on exactly one step of each way', () => {
  for (const values of [{}, { discharge_type: 'deceased' }]) {
    const asked = stepsFor(values).flatMap((step) => step.fields);
    expect(new Set(asked).size).toBe(asked.length);
    for (const name of asked) expect(discharge.fields, name).toHaveProperty(name);
  }
});

test('a draft goes on where something is missing', () => {
  const steps = stepsFor({});
  expect(unfinishedStep(steps, fields, { discharge_type: 'home', reason: 'Goes home' }, here)).toBe(1);
  expect(unfinishedStep(steps, fields, { discharge_type: 'home', reason: 'Goes home', summary: 'Well' }, here)).toBe(2);
  expect(stepOf(steps, 'gp_informed')).toBe(2);
});
