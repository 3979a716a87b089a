import { expect, test } from 'vitest';
import { trainingMatrix, type Trainee } from './training-matrix.ts';

const person = (given: Partial<Trainee>): Trainee => ({
  id: 'ann',
  first_name: 'Ann',
  preferred_name: null,
  last_name: 'Reed',
  role: 'cook',
  status: 'active',
  medicines_competent: false,
  restraint_trained: false,
  training: [],
  ...given,
});
const today = '2026-03-01';
const states = (given: Partial<Trainee>) =>
  Object.fromEntries(
    trainingMatrix([person(given)], today).rows[0]?.cells.map(({ course, state }) => [course, state]) ?? [],
  );

test('a course counts by its newest certificate: in date, running out within 30 days, or over', () => {
  const training = [
    { course: 'fire', expires_on: '2026-02-28' },
    { course: 'fire', expires_on: '2027-01-01' },
    { course: 'moving_handling', expires_on: '2026-03-31' },
    { course: 'safeguarding_adults', expires_on: '2026-02-28' },
  ] as const;
  expect(states({ training })).toEqual({ fire: 'in_date', moving_handling: 'soon', safeguarding_adults: 'over' });
});

test('what the job asks for and is not on file is missing; whoever is starting still has the time', () => {
  expect(states({ role: 'cook' })).toEqual({
    fire: 'missing',
    moving_handling: 'missing',
    safeguarding_adults: 'missing',
  });
  expect(states({ status: 'onboarding', medicines_competent: true })).toMatchObject({
    fire: 'to_do',
    medicines: 'to_do',
  });
});

test('each course says how many of those it concerns are in date; what concerns nobody is left out', () => {
  const { courses, rows } = trainingMatrix(
    [
      person({ id: 'bea', last_name: 'Adams', training: [{ course: 'fire', expires_on: '2027-01-01' }] }),
      person({ id: 'cal', last_name: 'Young', training: [{ course: 'oral_care', expires_on: '2026-03-02' }] }),
    ],
    today,
  );
  expect(courses).toEqual([
    { course: 'fire', people: 2, in_date: 1 },
    { course: 'moving_handling', people: 2, in_date: 0 },
    { course: 'safeguarding_adults', people: 2, in_date: 0 },
    { course: 'oral_care', people: 1, in_date: 1 },
  ]);
  expect(rows.map(({ id, cells }) => [id, cells.length])).toEqual([
    ['cal', 4],
    ['bea', 4],
  ]);
});
