import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});
afterEach(() => world.close());

const draft = (day: string, staff: string | null) =>
  world.given('rota', {
    home: world.rose,
    staff,
    date: `2026-06-${day}`,
    shift_type: 'early',
    start_at: `2026-06-${day}T06:30:00Z`,
    end_at: `2026-06-${day}T14:00:00Z`,
  });
const messages = async (staff: string) =>
  (
    await world.owner.query<{ title: string; message: string }>(
      `select title, message from notification where informed = array[$1::uuid] order by raised_at, id`,
      [staff],
    )
  ).rows;
const publish = (role: Parameters<World['as']>[0], given: object = {}) =>
  world.as(role).post('/api/rota/publish/', { home: world.rose, from: '2026-06-01', days: 7, ...given });

test('a week is published at once, and each person hears of their own shifts', async () => {
  await draft('01', world.people.carer);
  await draft('02', world.people.carer);
  await draft('03', world.people.senior);
  await draft('04', null);
  await draft('09', world.people.carer);
  const said = await publish('manager');
  expect([said.statusCode, said.json()]).toEqual([200, { published: 4, informed: 2 }]);
  expect((await messages(world.people.carer)).map(({ message }) => message)).toEqual([
    'Mon 1 Jun: Early 07:30–15:00\nTue 2 Jun: Early 07:30–15:00',
  ]);
  expect(await messages(world.people.senior)).toHaveLength(1);
  expect(await messages(world.people.agency)).toEqual([]);
  expect((await publish('manager')).json()).toEqual({ published: 0, informed: 0 });
});

test('a change after publishing is told to the person and asks them; a cancelled shift is told as well', async () => {
  const { id } = await draft('03', world.people.senior);
  await publish('manager');
  const patch = (values: object) => world.as('manager').patch(`/api/rota/${id}/`, values);
  const moved = await patch({ version: 2, end_at: '2026-06-03T15:00:00Z' });
  expect(moved.json()).toMatchObject({ status: 'published' });
  await patch({ version: moved.json().version, status: 'cancelled' });
  expect((await messages(world.people.senior)).slice(1)).toEqual([
    {
      title: 'Your rota has changed',
      message: 'Wed 3 Jun: Early 07:30–15:00 is now Wed 3 Jun: Early 07:30–16:00. Please say whether you can.',
    },
    { title: 'Your rota has changed', message: 'Wed 3 Jun: Early 07:30–16:00 is cancelled.' },
  ]);
});

test('whoever may not publish is refused, and another house is none', async () => {
  expect((await publish('senior')).statusCode).toBe(403);
  expect((await publish('carer')).statusCode).toBe(403);
  expect((await publish('manager', { home: world.willow })).json()).toHaveProperty('home');
  expect((await publish('manager', { from: null })).json()).toHaveProperty('from');
});
