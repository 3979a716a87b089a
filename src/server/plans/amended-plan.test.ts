import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

async function submitted(plan: string, outcome: string) {
  const { resident: _resident, ...body } = await world.input('evaluation', {
    resident: world.mrHale,
    plan,
    evaluation_date: '2026-02-28',
    period_from: '2026-02-01',
    period_to: '2026-02-28',
    next_review_date: '2026-03-28',
    outcome,
  });
  const made = (await world.as('senior').post(`/api/plan/${plan}/evaluation/`, body)).json<{ id: string }>();
  expect(
    (await world.as('senior').patch(`/api/evaluation/${made.id}/`, { version: 1, status: 'submitted' })).statusCode,
  ).toBe(200);
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
