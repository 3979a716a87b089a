import { afterAll, beforeAll, expect, test } from 'vitest';
import { home } from '#domain/homes/home.ts';
import { roles } from '#domain/kit/vocabulary/permissions.ts';
import { makeWorld, type World } from '#world/world.ts';

/** The database's notifications are as good as late: none comes at all. */
let world: World;
beforeAll(async () => {
  world = await makeWorld();
  for (const table of ['home', 'staff', '"group"'])
    await world.owner.query(`alter table ${table} disable trigger user`);
});
afterAll(() => world.close());

test('head office opens the house it made with its last call', async () => {
  const confirmed_warnings = ['no_registered_manager'];
  const made = await world.as('superuser').post('/api/home/', { ...(await world.input(home)), confirmed_warnings });
  expect(made.statusCode, made.body).toBe(201);
  expect((await world.as('superuser').get(`/api/home/${made.json<{ id: string }>().id}/`)).statusCode).toBe(200);
});

test('whoever is given a second house sees it with the next call', async () => {
  const carer = world.as('carer');
  expect((await carer.get(`/api/home/${world.willow}/`)).statusCode).toBe(404);
  const { version } = (await world.as('superuser').get(`/api/staff/${world.people.carer}/`)).json<{
    version: number;
  }>();
  const given = await world
    .as('superuser')
    .patch(`/api/staff/${world.people.carer}/`, { version, homes: [world.rose, world.willow] });
  expect(given.statusCode, given.body).toBe(200);
  expect((await carer.get(`/api/home/${world.willow}/`)).statusCode).toBe(200);
});

test('a right taken from a group is gone with the next call', async () => {
  const auditor = world.as('auditor');
  expect((await auditor.get(`/api/weight/`)).statusCode).toBe(200);
  const groups = (await world.as('superuser').get('/api/group/')).json<
    readonly { id: string; name: string; version: number }[]
  >();
  const own = groups.find(({ name }) => name === roles.auditor);
  const taken = await world.as('superuser').patch(`/api/group/${own?.id}/`, { version: own?.version, permissions: [] });
  expect(taken.statusCode, taken.body).toBe(200);
  expect((await auditor.get(`/api/weight/`)).statusCode).toBe(403);
});
