import { expect, test } from 'vitest';
import { amendedContent } from './amended-content.ts';

const goal = (words: string) =>
  ({
    goal: words,
    measure: null,
    chart: null,
    baseline: 'Not at all',
    target_date: null,
    status: 'not_started',
  }) as const;
const step = (what: string) => ({
  what,
  how: null,
  frequency: null,
  by_role: null,
  equipment: null,
  asset: null,
  staff_number: 1,
  recorded_on: null,
});
const before = { goals: [goal('Eats with others'), goal('Walks daily')], actions: [step('Lay the table')] };

test('the draft of the next version knows how far each goal has come', () => {
  const { goals } = amendedContent(before, {
    goal_progress: [{ goal: 'Eats with others', progress: 'progressing', note: 'Twice a week' }],
    actions: null,
  });
  expect(goals).toEqual([
    { ...goal('Eats with others'), status: 'progressing', baseline: 'Twice a week' },
    goal('Walks daily'),
  ]);
});

test('what got worse or stayed keeps its state, and the note still says where it stands', () => {
  const [first] = amendedContent(before, {
    goal_progress: [{ goal: 'Eats with others', progress: 'worse', note: 'Stays in his room' }],
    actions: null,
  }).goals;
  expect(first).toMatchObject({ status: 'not_started', baseline: 'Stays in his room' });
});

test('what is to be done is the last step of the draft, cut to what a step may hold', () => {
  const { actions } = amendedContent(before, { goal_progress: [], actions: 'a'.repeat(4000) });
  expect(actions).toHaveLength(2);
  expect(actions[1]).toEqual(step(`${'a'.repeat(999)}…`));
  expect(amendedContent(before, { goal_progress: [], actions: null }).actions).toEqual(before.actions);
});

test('what just fits is handed on whole', () => {
  const { actions } = amendedContent(before, { goal_progress: [], actions: 'a'.repeat(1000) });
  expect(actions[1]?.what).toBe('a'.repeat(1000));
});
