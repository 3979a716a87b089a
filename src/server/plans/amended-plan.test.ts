import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});
afterEach(() => world.close());

async function submitted(plan: string, outcome: string, written: object = {}) {
  const { resident: _resident, ...body } = await world.input('evaluation', {
    resident: world.mrHale,
    plan,
    evaluation_date: '2026-02-28',
    period_from: '2026-02-01',
    period_to: '2026-02-28',
    next_review_date: '2026-03-28',
    outcome,
    ...written,
  });
  const made = (await world.as('senior').post(`/api/plan/${plan}/evaluation/`, body)).json<{ id: string }>();
  expect(
    (await world.as('senior').patch(`/api/evaluation/${made.id}/`, { version: 1, status: 'submitted' })).statusCode,
  ).toBe(200);
  return made.id;
}
const versionsAfter = async (plan: string) =>
  (await world.as('senior').get('/api/plan/?limit=200'))
    .json<{ id: string; title: string }[]>()
    .filter(({ id }) => id !== plan);
const whole = async (id: string) => (await world.as('senior').get(`/api/plan/${id}/`)).json<Record<string, unknown>>();

test('an evaluation that asks for a change opens the next version of the plan, once', async () => {
  const plan = await world.given('plan', {
    resident: world.mrHale,
    title: 'Eating with others',
    start_date: '2026-01-01',
    review_date: '2026-03-10',
  });
  await submitted(plan.id, 'continue');
  expect(await versionsAfter(plan.id)).toEqual([]);
  await submitted(plan.id, 'amend');
  const [next] = await versionsAfter(plan.id);
  expect(await whole(next?.id ?? '')).toMatchObject({
    status: 'draft',
    supersedes: plan.id,
    version_label: '2',
    title: 'Eating with others',
    need: plan['need'],
    goals: plan['goals'],
    created_by: world.people.senior,
    start_date: '2026-03-01',
    review_date: '2026-03-28',
    approved_by: null,
    acknowledged_by: [],
  });
  expect(await whole(plan.id)).toMatchObject({ status: 'draft', version: 1 });
  await submitted(plan.id, 'amend');
  expect(await versionsAfter(plan.id)).toHaveLength(1);
});

test('the draft an evaluation opens holds what was written: how far each goal has come, and what is to be done', async () => {
  const { id } = await world.given('plan', {
    resident: world.mrHale,
    title: 'Going out',
    start_date: '2026-01-01',
    review_date: '2026-03-10',
    goals: [{ goal: 'Walks to the shop', measure: null, baseline: null, target_date: null, status: 'not_started' }],
  });
  await submitted(id, 'amend', {
    goal_progress: [{ goal: 'Walks to the shop', progress: 'achieved', note: 'Three times a week' }],
    actions: 'Try the bus.',
  });
  const [next] = (await versionsAfter(id)).filter(({ title }) => title === 'Going out');
  const draft = await whole(next?.id ?? '');
  expect(draft['goals']).toMatchObject([{ status: 'achieved', baseline: 'Three times a week' }]);
  expect(draft['actions']).toContainEqual(expect.objectContaining({ what: 'Try the bus.' }));
});

test('an approved evaluation that ends a plan puts it under review, for somebody to archive', async () => {
  const { id } = await world.given('plan', {
    resident: world.mrHale,
    title: 'Settling in',
    capacity_basis: 'person_consents',
    start_date: '2026-01-01',
    review_date: '2026-03-10',
  });
  await world.owner.query(`update plan set status = 'active' where id = $1`, [id]);
  const made = await submitted(id, 'end');
  expect(await whole(id)).toMatchObject({ status: 'active' });
  const approved = await world.as('manager').patch(`/api/evaluation/${made}/`, { version: 2, status: 'approved' });
  expect(approved.statusCode, approved.body).toBe(200);
  expect(await whole(id)).toMatchObject({
    status: 'under_review',
    review_date: '2026-03-28',
    status_reason: 'An approved evaluation asks to end this plan.',
  });
  const changed = await world
    .as('manager')
    .patch(`/api/evaluation/${made}/`, { version: 3, what_worked: 'Something else' });
  expect(changed.json(), changed.body).toHaveProperty('what_worked');
});

test('a new version names what the forms about its part of life have found out since', async () => {
  const plan = await world.given('plan', {
    resident: world.mrHale,
    domain: 'mobility_falls',
    title: 'Getting about',
    start_date: '2026-01-01',
    review_date: '2026-03-10',
    linked_assessments: [],
  });
  const state = (table: string, id: string, status: string) =>
    world.pool.query(`update ${table} set status = $2 where id = $1`, [id, status]);
  const result = async (category: string, status: string) => {
    const form = await world.given('assessment', { category, title: `About ${category}`, code: null });
    await state('assessment', form.id, 'published');
    const one = await world.given('assessment_result', { resident: world.mrHale, assessment: form.id });
    await state('assessment_result', one.id, status);
    return one;
  };
  const found = await result('falls', 'complete');
  await result('pain', 'complete');
  await result('mobility', 'in_progress');
  await state('plan', plan.id, 'active');
  const { version } = await whole(plan.id);
  const opened = await world.as('senior').post(`/api/plan/${plan.id}/supersede/`, { version });
  expect(opened.statusCode, opened.body).toBe(201);
  expect(opened.json()).toMatchObject({ linked_assessments: [found.id] });
});
