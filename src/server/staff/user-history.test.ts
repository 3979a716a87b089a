import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => { world = await makeWorld(); });
afterAll(() => world.close());

const told = async (role: 'manager' | 'carer', query: string) => (await world.as(role).get(`/api/userHistory/?${query}`)).json();

test('the history is asked by record, action, person and resident', async () => {
  const made = await world.as('carer').post('/api/weight/', await world.input('weight', { resident: world.mrHale }));
  const { id } = made.json();
  await world.as('senior').get(`/api/weight/${id}`);
  expect(await told('manager', `object_id=${id}`)).toMatchObject([{ action: 'view' }, { action: 'create' }]);
  expect(await told('manager', `entity=weight&action=create&user=${world.people.carer}&resident=${world.mrHale}`)).toMatchObject([{ object_id: id }]);
  expect(await told('manager', 'entity=bath')).toEqual([]);
  expect(await told('manager', 'action=dancing')).toHaveProperty('action');
  expect(await told('manager', 'object_id=not-an-id')).toHaveProperty('object_id');
  expect((await told('carer', '')).every(({ user }: { user: string }) => user === world.people.carer)).toBe(true);
});
