import { expect, test } from 'vitest';
import { trainingExpiry } from './training-courses.ts';

test('fire training counts for a year and food hygiene for three', () => {
  expect(trainingExpiry('fire', '2026-03-01')).toBe('2027-03-01');
  expect(trainingExpiry('food_hygiene', '2026-03-01')).toBe('2029-03-01');
});

test('a course completed on 29 February runs out on the 28th', () => {
  expect(trainingExpiry('fire', '2028-02-29')).toBe('2029-02-28');
});
