import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => { world = await makeWorld(); });
afterAll(() => world.close());

test('a carer records a weight and the house reads it', async () => {
  const carer = world.as('carer');
  const made = await carer.post('/api/weight/', await world.input('weight', { resident: world.mrHale, weight_kg: 62.4 }));
  expect(made.json()).toMatchObject({ weight_kg: 62.4 });
  const list = await world.as('senior').get('/api/weight');
  expect(list.json()).toMatchObject([{ weight_kg: 62.4 }]);
  const one = await world.as('senior').get(`/api/weight/${made.json().id}/`);
  expect(one.json()).toMatchObject({ weight_kg: 62.4, names: { recorded_by: 'carer Lee' } });
});
