import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const joan = { first_name: 'Joan', last_name: 'Hale', relationship: 'sibling', phone: '0113 496 0018' };
const add = async (given: object) =>
  (await world.as('senior').post('/api/family/', { resident: world.mrHale, ...joan, ...given })).json<{
    id: string;
    warnings?: object;
  }>();

test('a contact of somebody without a next of kin or an emergency contact is asked about', async () => {
  expect(Object.keys((await add({})).warnings ?? {})).toEqual(['is_emergency_contact', 'is_next_of_kin']);
  expect(Object.keys((await add({ is_emergency_contact: true })).warnings ?? {})).toEqual(['is_next_of_kin']);
  const both = await add({ is_emergency_contact: true, is_next_of_kin: true });
  expect(both).toHaveProperty('id');
  expect(await add({ first_name: 'Ted' })).toHaveProperty('id');
  const leaving = await world.as('senior').patch(`/api/family/${both.id}/`, { version: 1, is_active: false });
  expect(Object.keys(leaving.json().warnings)).toEqual(['is_emergency_contact', 'is_next_of_kin']);
});
