import { expect, test } from 'vitest';
import { planDiff, whatChanged, type PlanContent } from './plan-diff.ts';

const first: PlanContent = {
  title: 'Drinking safely',
  domain: 'eating_drinking',
  need: 'Drinks slightly thick (level 1).',
  strengths: null,
  person_says: 'I like tea, hot.',
  capacity_basis: 'person_consents',
  involved: [{ name: 'Janet Thorpe', role: 'Resident', how: null }],
  goals: [
    {
      goal: '1,600 ml a day',
      measure: 'Fluid chart',
      chart: 'fluids',
      baseline: null,
      target_date: null,
      status: 'progressing',
    },
  ],
  actions: [
    {
      what: 'Yellow beaker, sitting up',
      how: null,
      frequency: 'Every drink',
      by_role: null,
      equipment: null,
      asset: null,
      staff_number: 1,
      recorded_on: null,
    },
  ],
  linked_risks: [],
  review_every: 'monthly',
  review_date: '2026-03-20',
};

test('a version that says the same says so', () => {
  expect(whatChanged(planDiff(first, { ...first }))).toBe('Nothing in the words of the plan changed.');
});

test('what changed is one sentence: texts by name, steps and goals by number', () => {
  const next = {
    ...first,
    need: 'Drinks mildly thick (level 2).',
    actions: [
      ...first.actions,
      {
        what: 'Stay beside her',
        how: null,
        frequency: null,
        by_role: null,
        equipment: null,
        asset: null,
        staff_number: 2,
        recorded_on: null,
      },
    ],
    goals: [],
  };
  expect(whatChanged(planDiff(first, next))).toBe('What the person needs changed, 1 step added and 1 goal taken out.');
});

test('two people instead of one is a reworded step', () => {
  const next = { ...first, actions: first.actions.map((action) => ({ ...action, staff_number: 2 })) };
  expect(whatChanged(planDiff(first, next))).toBe('1 step reworded.');
});
