import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeWorld, now, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(() => void (world.clock = now));
afterAll(() => world.close());

test('a night that is written down after midnight is still called after the evening before', async () => {
  const { id } = await world.given('resident', {
    home: world.rose,
    status: 'current',
    national_id_type: 'local',
    national_id: 'NIGHT-1',
    admission_date: '2020-01-01',
  });
  world.clock = new Date('2026-03-02T02:00:00.000Z');
  const carer = await world.again(world.people.carer);
  expect((await carer.post('/api/sleep/', { resident: id })).json()).toMatchObject({ night_of: '2026-03-01' });
  world.clock = new Date('2026-03-02T21:00:00.000Z');
  expect((await (await world.again(world.people.carer)).post('/api/sleep/', { resident: id })).json()).toMatchObject({
    night_of: '2026-03-02',
  });
});

test('a plan is reviewed as often as its house has set, unless it says otherwise', async () => {
  await world.owner.query(
    `update home set settings = settings || '{"plan_review_default": "quarterly"}' where id = $1`,
    [world.rose],
  );
  world.context.homes.forget();
  const { review_every: _usual, ...plan } = await world.input('plan', {
    resident: world.mrHale,
    confirmed_warnings: [],
  });
  const write = async (given: object) =>
    (
      await world.as('senior').post('/api/plan/', { ...plan, confirmed_warnings: ['goal_without_measure'], ...given })
    ).json();
  expect(await write({})).toMatchObject({ review_every: 'quarterly' });
  expect(await write({ review_every: 'weekly' })).toMatchObject({ review_every: 'weekly' });
});

test('the draft of a nameless entry goes with its save, and stays where nothing was saved', async () => {
  const id = v7();
  const manager = world.as('manager');
  const words = { home: world.rose, title: 'As it was', body: 'Supper was cold, and nobody came.' };
  await manager.put('/api/draft/complaint/', { id, values: { title: 'As it was', is_anonymous: false } });
  const drafts = async () => (await world.owner.query('select 1 from draft where id = $1', [id])).rowCount;
  const save = () =>
    manager.post('/api/complaint/', { ...words, id, from_type: 'family', category: 'conduct', is_anonymous: true });
  expect(await drafts()).toBe(1);
  await world.owner.query(`alter table complaint add constraint refused check (title <> 'As it was')`);
  expect([(await save()).statusCode, await drafts()]).toEqual([400, 1]);
  await world.owner.query('alter table complaint drop constraint refused');
  const saved = await save();
  expect([saved.statusCode, saved.body]).toEqual([201, expect.stringContaining('"created_by":null')]);
  expect(await drafts()).toBe(0);
});

test.each([
  ['accept it again', ['complaint']],
  ['would refuse it now', []],
])('a nameless form that is sent twice leaves no draft behind where the rules %s', async (_, confirmed_warnings) => {
  const id = v7();
  const manager = world.as('manager');
  const words = { title: 'Supper', body: 'Supper was cold, and nobody came.' };
  const send = (confirmed: readonly string[]) =>
    manager.post('/api/suggestion/', {
      ...words,
      id,
      home: world.rose,
      from_type: 'anonymous',
      is_complaint: true,
      confirmed_warnings: confirmed,
    });
  expect((await send(['complaint'])).statusCode).toBe(201);
  await manager.put('/api/draft/suggestion/', { id, values: words });
  const again = await send(confirmed_warnings);
  expect([again.statusCode, again.json().id], again.body).toEqual([200, id]);
  expect((await world.owner.query('select 1 from draft where id = $1', [id])).rowCount).toBe(0);
});
