import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const taken = (role: Parameters<World['as']>[0], body: object) => world.as(role).post('/api/bath/export/', body);

test('who took how many records out of the house is written down', async () => {
  expect((await taken('manager', { count: 12 })).statusCode).toBe(204);
  const { rows } = await world.owner.query(
    `select entity, summary from user_history where action = 'export' and "user" = $1`,
    [world.people.manager],
  );
  expect(rows).toEqual([{ entity: 'bath', summary: '12 records' }]);
});

test('without the right to take records out nothing goes, and the answer says who can', async () => {
  const answer = await taken('carer', { count: 1 });
  expect([answer.statusCode, answer.json().detail]).toEqual([403, expect.stringContaining('manager')]);
  expect((await taken('manager', { count: 0 })).statusCode).toBe(400);
  expect((await taken(null, { count: 1 })).statusCode).toBe(401);
});
