import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Continuity } from '#domain/rota/continuity/continuity.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  for (const person of [world.people.carer, world.people.senior, world.people.carer]) {
    const { id } = await world.given('note', { resident: world.mrHale });
    await world.owner.query(`update note set recorded_by = $2, occurred_at = '2026-03-01T08:00:00Z' where id = $1`, [
      id,
      person,
    ]);
  }
});
afterAll(() => world.close());

const ask = (role: Parameters<World['as']>[0], house = world.rose) =>
  world.as(role).get(`/api/home/${house}/continuity/?from=2026-02-27&days=7`);

test('each resident has the number of different people who wrote about them', async () => {
  const { residents, incidents } = (await ask('manager')).json<Continuity>();
  expect(residents.find(({ resident }) => resident === world.mrHale)).toMatchObject({ people: 2, entries: 3 });
  expect(incidents).toEqual([]);
});

test('whoever sees only their own shifts, and whoever works elsewhere, is refused', async () => {
  expect((await ask('agency')).statusCode).toBe(403);
  expect((await ask('manager', world.willow)).statusCode).toBe(404);
});
