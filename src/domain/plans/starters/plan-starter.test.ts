import { expect, test } from 'vitest';
import { readInput, writable } from '../../kit/vocabulary/parse.ts';
import { plan } from '../plan/plan.ts';
import { planFrom } from './plan-starter.ts';

test('a plan begins with the words of its starter, and leaves the person’s own words to the person', () => {
  const begun = planFrom({
    domain: 'sleep',
    title: 'A good night',
    need: 'Wakes because …',
    goal: 'I sleep well.',
    measure: 'Hours of sleep',
    actions: 'Own bedtime\n\n Warm drink ',
  });
  expect(begun.actions.map(({ what }) => what)).toEqual(['Own bedtime', 'Warm drink']);
  expect(begun).not.toHaveProperty('person_says');
  const { complaints } = readInput(writable(plan), begun);
  expect(Object.keys(complaints).filter((name) => name in begun)).toEqual([]);
});
