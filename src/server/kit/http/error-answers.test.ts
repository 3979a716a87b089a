import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const lastRefusal = async () =>
  (
    await world.owner.query(
      `select action, entity, object_id, home, resident, reason from user_history where result = 'denied' order by seq desc limit 1`,
    )
  ).rows[0];

test('the history says which record was refused to somebody, and with which words', async () => {
  const { id, version } = await world.given('house_stock', { item_name: 'Gloves' });
  const answer = await world.as('auditor').patch(`/api/house-stock/${id}/`, { version, item_name: 'Bags' });
  expect([answer.statusCode, answer.json()]).toEqual([403, { detail: expect.stringMatching(/can do this/) }]);
  expect(await lastRefusal()).toEqual({
    action: 'update',
    entity: 'house_stock',
    object_id: id,
    home: world.rose,
    resident: null,
    reason: answer.json<{ detail: string }>().detail,
  });
});

test('about a record of another house it says no more than what was tried', async () => {
  const { id, version } = await world.given('house_stock', { item_name: 'Gloves' }, 'willow');
  const nobody = await world.holding('view_home');
  expect((await nobody.patch(`/api/house-stock/${id}/`, { version, item_name: 'Bags' })).statusCode).toBe(403);
  expect(await lastRefusal()).toEqual({
    action: 'update',
    entity: 'house_stock',
    object_id: null,
    home: null,
    resident: null,
    reason: expect.stringMatching(/can do this/),
  });
});

test('what was refused about a resident is told of that resident', async () => {
  const nobody = await world.holding('view_home');
  expect((await nobody.get(`/api/resident/${world.mrHale}/handover/`)).statusCode).toBe(403);
  expect(await lastRefusal()).toMatchObject({
    entity: 'handover_resident',
    object_id: null,
    home: world.rose,
    resident: world.mrHale,
  });
});
