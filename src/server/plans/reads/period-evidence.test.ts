import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlanEvidence } from '#domain/residents/views/plan-page.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
let plan: { id: string };
beforeAll(async () => {
  world = await makeWorld();
  plan = await world.given('plan', {
    resident: world.mrHale,
    domain: 'money',
    start_date: '2026-01-01',
    review_date: '2026-03-10',
    goals: [{ goal: 'Walks to the market', measure: 'Not a fall', chart: 'weight', status: 'progressing' }],
    actions: [
      { what: 'Offer the bath before breakfast', recorded_on: 'bath' },
      { what: 'Words before hands', recorded_on: 'wash' },
      { what: 'Weigh on the same scales', recorded_on: 'weighing' },
      { what: 'Sit down together' },
    ],
  });
  const late = { resident: world.mrHale, late_entry_reason: 'told_later' };
  await world.given('mood', {
    ...late,
    mood_score: 4,
    resident_words: 'I liked the market.',
    occurred_at: '2026-02-20T10:30:00.000Z',
  });
  await world.given('mood', { ...late, mood_score: 2, resident_words: null, occurred_at: '2026-02-22T10:30:00.000Z' });
  await world.given('note', {
    ...late,
    home: world.rose,
    linked_plan: plan.id,
    body: 'Paid for the plums himself.',
    occurred_at: '2026-02-20T10:00:00.000Z',
  });
});
afterAll(() => world.close());

const asked = (query: string, who: 'senior' | 'agency' = 'senior') =>
  world.as(who).get(`/api/plan/${plan.id}/evidence/${query}`);
const figureIn = ({ figures }: PlanEvidence, wanted: string) => figures.find(({ key }) => key === wanted);

test('the evidence of a period holds what a goal is measured by, words, and mood at the time of its notes', async () => {
  const answer = await asked('?from=2026-02-01&to=2026-02-28');
  expect(answer.statusCode, answer.body).toBe(200);
  const evidence = answer.json<PlanEvidence>();
  expect(evidence).toMatchObject({ from: '2026-02-01', to: '2026-02-28' });
  expect(evidence.figures[0]).toMatchObject({ key: 'weight', chart: 'weight' });
  expect(figureIn(evidence, 'quotes')?.records).toMatchObject([{ entity: 'mood', words: '“I liked the market.”' }]);
  expect(figureIn(evidence, 'mood_while')?.value).toBe('4.0 of 5, once');
  expect(figureIn(evidence, 'mood')?.value).toBe('3.0');
  expect(figureIn(evidence, 'notes')?.value).toBe('1');
});

test('each step that names its record is counted as done and declined', async () => {
  const late = { resident: world.mrHale, late_entry_reason: 'told_later' };
  const at = (day: string) => `2026-02-${day}T08:30:00.000Z`;
  await world.given('bath', { ...late, outcome: 'declined', declined_reason: 'not_now', occurred_at: at('03') });
  await world.given('morning_routine', {
    ...late,
    routine_date: '2026-02-04',
    occurred_at: at('04'),
    wash: { result: 'completed', support_level: 'prompted' },
  });
  await world.given('morning_routine', {
    ...late,
    routine_date: '2026-02-05',
    occurred_at: at('05'),
    wash: { result: 'declined', support_level: null },
  });
  const { figures } = (await asked('?from=2026-02-01&to=2026-02-28')).json<PlanEvidence>();
  expect(figures.filter(({ key }) => key === 'step').map(({ what, value, chart }) => [what, value, chart])).toEqual([
    ['Offer the bath before breakfast', '0 done, 1 chosen not to', 'bath'],
    ['Words before hands', '1 done, 1 chosen not to', 'morning_routine'],
  ]);
});

test('what happened outside the period does not count', async () => {
  const evidence = (await asked('?from=2026-02-21&to=2026-02-28')).json<PlanEvidence>();
  expect(figureIn(evidence, 'quotes')?.value).toBe('0');
  expect(figureIn(evidence, 'mood')?.value).toBe('2.0');
});

test('without days it looks at the time since the plan was last evaluated or begun', async () => {
  const evidence = (await asked('')).json<PlanEvidence>();
  expect(evidence.from).toBe(evidence.since);
});

test('a period that ends before it begins, or is no period, is refused in words', async () => {
  expect((await asked('?from=2026-02-21&to=2026-02-20')).json()).toHaveProperty('to');
  expect((await asked('?from=yesterday')).json()).toHaveProperty('from');
  expect((await asked('?from=2020-01-01&to=2026-02-20')).json()).toHaveProperty('from');
});
