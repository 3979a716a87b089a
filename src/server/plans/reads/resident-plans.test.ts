import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ResidentPlans } from '#domain/residents/views/resident-plans.ts';
import type { UnreadPlan } from '#domain/residents/views/unread-plans.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
let drinking: string;
beforeEach(async () => {
  world = await makeWorld();
  await world.owner.query(`update resident set header_flags = '{falls}' where id = $1`, [world.mrHale]);
  const made = await world.given('plan', {
    resident: world.mrHale,
    domain: 'eating_drinking',
    title: 'Drinking',
    goals: [{ goal: '1,500 ml a day', measure: 'Fluid chart', status: 'progressing' }],
  });
  drinking = made.id;
  await world.owner.query(
    `update plan set status = 'active', review_date = '2026-03-20', approved_at = '2026-02-27T09:00:00Z', approved_by = $2, version = 2 where id = $1`,
    [drinking, world.people.manager],
  );
  await world.given('risk', { resident: world.mrHale, title: 'Choking' });
});
afterEach(() => world.close());

const plansOf = async (role: Parameters<World['as']>[0]) =>
  (await world.as(role).get(`/api/resident/${world.mrHale}/plans/`)).json<ResidentPlans>();
const unreadOf = async (role: Parameters<World['as']>[0]) =>
  (await world.as(role).get(`/api/home/${world.rose}/unread-plans/`)).json<readonly UnreadPlan[]>();

test('a resident’s plans tell goal, evidence and next review; what is missing and what can go wrong stand beside them', async () => {
  const { plans, missing, risks } = await plansOf('carer');
  expect(plans).toMatchObject([
    { id: drinking, state: 'in_date', review_date: '2026-03-20', is_unread: true, goals: [{ goal: '1,500 ml a day' }] },
  ]);
  expect(plans[0]?.evidence.map(({ what }) => what)).toEqual(['Fluids', 'Weight']);
  expect(missing.map(({ domain, because }) => [domain, because])).toEqual([['mobility_falls', 'Flag: Falls']]);
  expect(risks?.map(({ title }) => title)).toEqual(['Choking']);
});

test('a plan that changed is asked of whoever has not read it, until they have', async () => {
  expect((await unreadOf('carer')).map(({ id }) => id)).toEqual([drinking]);
  expect((await unreadOf('manager')).map(({ id }) => id)).toEqual([]);
  const read = await world.as('carer').post(`/api/plan/${drinking}/acknowledge/`, { version: 2 });
  expect(read.statusCode, read.body).toBe(200);
  expect(await unreadOf('carer')).toEqual([]);
  expect((await plansOf('carer')).plans[0]?.is_unread).toBe(false);
});

test('another house, and nobody, learn nothing', async () => {
  const there = await world.holdingThere('view_plan', 'view_resident', 'acknowledge_plan');
  expect((await there.get(`/api/resident/${world.mrHale}/plans/`)).statusCode).toBe(404);
  expect((await there.get(`/api/home/${world.rose}/unread-plans/`)).statusCode).toBe(404);
  expect((await world.as('auditor').get(`/api/home/${world.rose}/unread-plans/`)).statusCode).toBe(403);
});
