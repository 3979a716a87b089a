import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RotaGrid } from '#domain/rota/grid/rota-grid.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  for (const [day, staff, status] of [
    ['02', world.people.carer, 'published'],
    ['03', world.people.carer, 'draft'],
    ['04', null, 'published'],
    ['05', world.people.senior, 'cancelled'],
    ['09', world.people.senior, 'published'],
  ] as const) {
    const { id } = await world.given('rota', {
      home: world.rose,
      staff,
      date: `2026-03-${day}`,
      shift_type: 'waking_night',
      start_at: `2026-03-${day}T21:45:00Z`,
      end_at: `2026-03-${String(Number(day) + 1).padStart(2, '0')}T07:45:00Z`,
    });
    await world.owner.query('update rota set status = $2 where id = $1', [id, status]);
  }
});
afterAll(() => world.close());

const path = (days = '7', from = '2026-03-02') => `/api/home/${world.rose}/rota-grid/?from=${from}&days=${days}`;
const gridOf = async (role: Parameters<World['as']>[0]) => (await world.as(role).get(path())).json<RotaGrid>();
const days = ({ shifts }: RotaGrid) => shifts.map(({ date, staff }) => [date, staff]);

test('one call brings the week’s shifts and everyone who works in the house', async () => {
  const grid = await gridOf('manager');
  expect(days(grid)).toEqual([
    ['2026-03-02', world.people.carer],
    ['2026-03-03', world.people.carer],
    ['2026-03-04', null],
    ['2026-03-05', world.people.senior],
  ]);
  expect(grid.people.map(({ id }) => id)).toEqual(
    expect.arrayContaining([world.people.manager, world.people.senior, world.people.carer]),
  );
});

test('whoever does not plan sees what is published, and an agency worker only their own', async () => {
  expect(days(await gridOf('carer'))).toEqual([
    ['2026-03-02', world.people.carer],
    ['2026-03-04', null],
  ]);
  const own = await gridOf('agency');
  expect(days(own)).toEqual([]);
  expect(own.people.map(({ id }) => id)).toEqual([world.people.agency]);
});

test('the days are asked for as days, and no more than six weeks of them', async () => {
  expect((await world.as('manager').get(path('43'))).json()).toHaveProperty('days');
  expect((await world.as('manager').get(path('7', 'monday'))).json()).toHaveProperty('from');
});

test('without the right to see the rota, and in another house, there is none', async () => {
  const nobody = await world.holding('view_resident');
  expect((await nobody.get(path())).statusCode).toBe(403);
  expect((await world.as('senior').get(`/api/home/${world.willow}/rota-grid/?from=2026-03-02`)).statusCode).toBe(404);
  expect((await world.as(null).get(path())).statusCode).toBe(401);
});

test('what residents need comes with the grid to whoever may read it of them', async () => {
  await world.owner.query(`update resident set care_minutes = '{"early": 90}', status = 'current' where id = $1`, [
    world.mrHale,
  ]);
  const found = (await gridOf('manager')).residents.find(({ id }) => id === world.mrHale);
  expect([found?.care_minutes, found?.since]).toEqual([{ early: 90 }, null]);
  expect((await gridOf('agency')).residents).toEqual([]);
});
