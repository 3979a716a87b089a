import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const printed = async (id: string) =>
  (
    await world.owner.query(
      `select "user", entity, resident, home, object_version from user_history where object_id = $1 and action = 'print'`,
      [id],
    )
  ).rows;

test('that a page went to paper is written down with who, whose and where', async () => {
  const answer = await world.as('carer').post(`/api/resident/${world.mrHale}/print/`);
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect(await printed(world.mrHale)).toEqual([
    { user: world.people.carer, entity: 'resident', resident: world.mrHale, home: world.rose, object_version: null },
  ]);
});

test('what somebody may not read, they have not printed', async () => {
  const note = await world.given('note', { resident: world.msBird }, 'willow');
  expect((await world.as('carer').post(`/api/note/${note.id}/print/`)).statusCode).toBe(404);
  expect((await world.as('agency').post(`/api/payment/${note.id}/print/`)).statusCode).toBe(403);
  expect((await world.as(null).post(`/api/resident/${world.msBird}/print/`)).statusCode).toBe(401);
  expect(await printed(note.id)).toEqual([]);
});
