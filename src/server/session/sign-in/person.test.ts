import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirming } from '#world/records/confirming.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const shiftOf = async (role: 'carer' | 'agency') =>
  (
    await confirming(
      (body) => world.as(role).post('/api/mood/', body),
      await world.input('mood', { resident: world.mrHale }),
    )
  ).json().shift;

test('an entry is filed under its author’s shift, or else under the hours of the house', async () => {
  expect(await shiftOf('agency')).toBe('long_day');
  expect(await shiftOf('carer')).toBe('early');
});
