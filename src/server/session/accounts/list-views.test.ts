import { afterEach, beforeEach, expect, test } from 'vitest';
import { mostViews, type NamedView } from '#domain/session/list-view.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});
afterEach(() => world.close());

const views = async (role: 'carer' | 'manager' = 'carer'): Promise<NamedView[]> =>
  (await world.as(role).get('/api/me/views/?entity=bath')).json();
const save = (name: string, query = 'order=occurred_at', entity = 'bath') =>
  world.as('carer').post('/api/me/views/', { entity, name, query });

test('a view is saved under its name for its own person, and the same name again changes it', async () => {
  await save('Declined', 'where=outcome%3Ddeclined');
  expect((await save('Declined', 'where=outcome%3Dunable')).statusCode).toBe(201);
  expect((await views()).map(({ name, query }) => [name, query])).toEqual([['Declined', 'where=outcome%3Dunable']]);
  expect(await views('manager')).toEqual([]);
});

test('only its own person removes a view', async () => {
  await save('Declined');
  const [view] = await views();
  expect((await world.as('manager').delete(`/api/me/views/${view?.id}/`)).statusCode).toBe(404);
  expect((await world.as('carer').delete(`/api/me/views/${view?.id}/`)).statusCode).toBe(204);
  expect(await views()).toEqual([]);
});

test('a name that is missing or too long, an unknown list and one view too many are refused in words', async () => {
  expect((await save(' ')).json()).toHaveProperty('name');
  expect((await save('x'.repeat(61))).json()).toHaveProperty('name');
  expect((await save('All', 'order=a', 'weather')).json()).toHaveProperty('entity');
  for (let n = 0; n < mostViews; n++) await save(`View ${n}`);
  const tooMany = await save('One more');
  expect([tooMany.statusCode, tooMany.json().non_field_errors?.[0]]).toEqual([
    400,
    expect.stringMatching(/Remove one/),
  ]);
});
