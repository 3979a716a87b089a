import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

test('an alert that somebody has seen or put off is still open when its resident leaves', async () => {
  for (const [status, title] of [
    ['active', 'One'],
    ['acknowledged', 'Two'],
    ['snoozed', 'Three'],
    ['cleared', 'Four'],
  ] as const) {
    const { id } = await world.given('notification', { home: world.rose, resident: world.mrHale, title });
    await world.owner.query('update notification set status = $2 where id = $1', [id, status]);
  }
  const { alerts } = (await world.as('manager').get(`/api/resident/${world.mrHale}/leaving/`)).json<{
    alerts: { title: string }[];
  }>();
  expect(alerts.map(({ title }) => title).toSorted()).toEqual(['One', 'Three', 'Two']);
});
