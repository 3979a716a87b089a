import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const described = async () =>
  (await world.as('agency').post('/api/care/', await world.input('care', { resident: world.mrHale }))).statusCode;

test('agency staff record mental states where the house lets them', async () => {
  expect(await described()).toBe(201);
  await world.owner.query(
    `update home set settings = settings || '{"agency_may_record_mental_state": false}' where id = $1`,
    [world.rose],
  );
  world.context.homes.forget();
  expect(await described()).toBe(403);
  expect(
    (await world.as('carer').post('/api/care/', await world.input('care', { resident: world.mrHale }))).statusCode,
  ).toBe(201);
});
