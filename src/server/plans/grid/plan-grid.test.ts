import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlanGrid } from '#domain/residents/views/plan-grid.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  await world.owner.query(`update resident set header_flags = '{falls}', admission_date = '2026-02-27' where id = $1`, [
    world.mrHale,
  ]);
  for (const [domain, status, review_date] of [
    ['eating_drinking', 'active', '2026-02-20'],
    ['skin', 'draft', '2026-04-01'],
    ['pain', 'archived', '2026-04-01'],
  ] as const) {
    const { id } = await world.given('plan', { resident: world.mrHale, domain, title: domain });
    await world.owner.query('update plan set status = $2, review_date = $3 where id = $1', [id, status, review_date]);
  }
});
afterAll(() => world.close());

const gridOf = async (role: Parameters<World['as']>[0]) =>
  (await world.as(role).get(`/api/home/${world.rose}/plan-grid/`)).json<PlanGrid>();
const cellsOf = ({ residents }: PlanGrid) =>
  residents.find(({ resident }) => resident.id === world.mrHale)?.cells.map(({ domain, state }) => [domain, state]);

test('one call says how everyone’s plans stand, and which are missing', async () => {
  const grid = await gridOf('senior');
  expect(cellsOf(grid)).toEqual([
    ['communication', 'missing'],
    ['personal_care', 'missing'],
    ['mobility_falls', 'missing'],
    ['eating_drinking', 'overdue'],
    ['skin', 'draft'],
    ['mental_wellbeing', 'missing'],
  ]);
  expect(grid.residents[0]?.arrival).toEqual({
    first_plan_by: '2026-02-28',
    full_plan_by: '2026-03-06',
    review_by: '2026-04-10',
  });
});

test('an agency worker sees what is in force and no draft', async () => {
  expect(cellsOf(await gridOf('agency'))?.some(([domain]) => domain === 'skin')).toBe(false);
});

test('without the right to see plans, and in another house, there is none', async () => {
  const nobody = await world.holding('view_resident');
  expect((await nobody.get(`/api/home/${world.rose}/plan-grid/`)).statusCode).toBe(403);
  expect((await world.as('senior').get(`/api/home/${world.willow}/plan-grid/`)).statusCode).toBe(404);
  expect((await world.as(null).get(`/api/home/${world.rose}/plan-grid/`)).statusCode).toBe(401);
});
