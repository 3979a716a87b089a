import { expect, test } from 'vitest';
import { circumstances } from '#world/records/filled.ts';
import { discharge } from '#domain/residents/leaving/discharge.ts';
import { stepComplaints, stepOf, unfinishedStep } from '../kit/form/steps/form-steps.ts';
import { leavingSteps, stepsFor } from './leaving-steps.ts';

const here = circumstances({ resident: { admission_date: '2025-06-01' } });
const usual = leavingSteps({});

test('a step asks for its own answers and not for those to come', () => {
  expect(Object.keys(stepComplaints(usual, 0, {}, here))).toEqual(['discharge_type', 'reason']);
  expect(
    stepComplaints(usual, 0, { discharge_type: 'home', reason: 'Goes home', discharge_date: '2025-05-31' }, here),
  ).toHaveProperty('discharge_date');
  expect(Object.keys(stepComplaints(usual, 1, {}, here))).toEqual(['summary']);
});

test('a death has its own way and its own words', () => {
  const values = { discharge_type: 'deceased', reason: 'Peacefully' };
  const [death] = stepsFor(values);
  expect(death?.title).toBe('The death');
  expect(death?.words?.['discharge_date']).toBe('Day of death');
  expect(Object.keys(stepComplaints(leavingSteps(values), 0, values, here))).toEqual(['died_at', 'place']);
});

test('every question is asked on exactly one step of each way', () => {
  for (const values of [{}, { discharge_type: 'deceased' }]) {
    const asked = stepsFor(values).flatMap((step) => step.fields);
    expect(new Set(asked).size).toBe(asked.length);
    for (const name of asked) expect(discharge.fields, name).toHaveProperty(name);
  }
});

test('a draft goes on where something is missing', () => {
  expect(unfinishedStep(usual, { discharge_type: 'home', reason: 'Goes home' }, here)).toBe(1);
  expect(unfinishedStep(usual, { discharge_type: 'home', reason: 'Goes home', summary: 'Well' }, here)).toBe(2);
  expect(stepOf(usual, 'gp_informed')).toBe(2);
});
