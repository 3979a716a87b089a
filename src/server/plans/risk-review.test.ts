import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

async function underReview(): Promise<string> {
  const { id } = await world.given('risk', {
    resident: world.mrHale,
    home: world.rose,
    likelihood: 4,
    severity: 4,
    residual_likelihood: 2,
    residual_severity: 2,
    start_date: '2026-01-01',
    review_date: '2026-02-01',
  });
  await world.owner.query(`update risk set status = 'under_review' where id = $1`, [id]);
  return id;
}

test('a reviewed risk stands again until its next date, and the open review is done', async () => {
  const id = await underReview();
  const due = await world.given('risk_scheduler', {
    resident: world.mrHale,
    home: world.rose,
    target: id,
    frequency: 'once',
    assigned_role: 'manager',
  });
  const answer = await world.as('senior').post(`/api/risk/${id}/review/`, { version: 1, review_date: '2026-04-01' });
  expect(answer.json()).toMatchObject({
    status: 'active',
    review_date: '2026-04-01',
    reviewed_at: '2026-03-01T09:00:00+00:00',
  });
  expect((await world.as('senior').get(`/api/risk-scheduler/${due.id}/`)).json()).toMatchObject({
    status: 'completed',
    completed_by: world.people.senior,
    completion_ref: { entity: 'risk', id },
  });
});

test('without a date the next review follows from what remains of the risk', async () => {
  const answer = await world.as('manager').post(`/api/risk/${await underReview()}/review/`, { version: 1 });
  expect(answer.json()).toMatchObject({ status: 'active', review_date: '2026-06-01' });
});

test('a review rewrites nothing that was approved, not even for a manager', async () => {
  const id = await underReview();
  for (const content of [
    { controls: [{ text: 'A rail by the bed', type: 'equipment' }] },
    { likelihood: 1 },
    { residual_severity: 1 },
    { title: 'Another' },
  ]) {
    const answer = await world.as('manager').post(`/api/risk/${id}/review/`, { version: 1, ...content });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { [Object.keys(content)[0] ?? '']: [expect.stringContaining('make a new version')] },
    ]);
  }
});

test('a review asks its right, its version and a date that is still to come', async () => {
  const id = await underReview();
  expect((await world.as('carer').post(`/api/risk/${id}/review/`, { version: 1 })).statusCode).toBe(403);
  expect((await world.as('senior').post(`/api/risk/${id}/review/`, {})).json()).toHaveProperty('version');
  expect(
    (await world.as('senior').post(`/api/risk/${id}/review/`, { version: 1, review_date: '2026-03-01' })).json(),
  ).toHaveProperty('review_date');
  expect((await world.as('senior').patch(`/api/risk/${id}/`, { version: 1, status: 'active' })).json()).toHaveProperty(
    'status',
  );
});

test('a review that comes round again does so once, from the day it was done', async () => {
  const plan = await world.given('plan', {
    resident: world.mrHale,
    start_date: '2026-01-01',
    review_date: '2026-03-10',
  });
  const due = await world.given('plan_scheduler', {
    resident: world.mrHale,
    target: plan.id,
    due_at: '2026-01-15T10:00:00.000Z',
    frequency: 'weekly',
    assigned_to: world.people.carer,
  });
  const done = { version: 1, finding: 'He walks as before with the frame: nothing to change.' };
  expect(
    (await world.as('carer').post(`/api/plan-scheduler/${due.id}/complete/`, { version: 1 })).json(),
  ).toHaveProperty('finding');
  const both = await Promise.all([
    world.as('carer').post(`/api/plan-scheduler/${due.id}/complete/`, done),
    world.as('senior').post(`/api/plan-scheduler/${due.id}/complete/`, done),
  ]);
  expect(both.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409]);
  const rows = (await world.as('senior').get(`/api/plan-scheduler/?target=${plan.id}&ordering=due_at`)).json();
  expect(rows).toHaveLength(2);
  expect(rows[1]).toMatchObject({ status: 'scheduled', assigned_to: world.people.carer, frequency: 'weekly' });
  expect(Date.parse(rows[1].due_at)).toBe(Date.parse('2026-03-08T10:00:00Z'));
});
