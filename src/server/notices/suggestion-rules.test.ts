import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  await world.owner.query('update home set registered_manager = $2 where id = $1', [world.rose, world.people.manager]);
});
afterAll(() => world.close());

const said = { from_type: 'family', title: 'Cold tea', body: 'The tea is cold by the time it reaches the garden.' };

test('a complaint reaches the manager at once, and only once', async () => {
  const reminders = async (id: string) =>
    (
      await world.owner.query<{ informed: string[]; title: string }>(
        `select informed, title from notification where linked_object ->> 'id' = $1`,
        [id],
      )
    ).rows;
  const made = await world
    .as('carer')
    .post('/api/suggestion/', { home: world.rose, ...said, is_complaint: true, confirmed_warnings: ['complaint'] });
  expect(made.statusCode, made.body).toBe(201);
  const { id } = made.json<{ id: string }>();
  expect(await reminders(id)).toEqual([{ informed: [world.people.manager], title: 'A complaint was written down' }]);
  await world.as('manager').patch(`/api/suggestion/${id}/`, { version: 1, title: 'Cold tea in the garden' });
  expect(await reminders(id)).toHaveLength(1);
  const other = await world.as('carer').post('/api/suggestion/', { home: world.rose, ...said });
  expect(await reminders(other.json<{ id: string }>().id)).toEqual([]);
});

test('what was kept with a name is not made nameless afterwards', async () => {
  const { id } = (await world.as('carer').post('/api/suggestion/', { home: world.rose, ...said })).json<{
    id: string;
  }>();
  for (const change of [{ is_anonymous: true }, { from_type: 'anonymous' }]) {
    expect(
      (await world.as('manager').patch(`/api/suggestion/${id}/`, { version: 1, ...change })).json(),
    ).toHaveProperty('is_anonymous');
  }
});

test('nobody gives a reminder of their own the code of a rule', async () => {
  const made = await world
    .as('senior')
    .post('/api/reminder/', { home: world.rose, title: 'Ring the surgery', rule_code: 'FL-4' });
  expect(made.json()).toMatchObject({ rule_code: 'manual' });
});
