import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeWorld, type Caller, type World } from '#world/world.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});
afterEach(() => world.close());

const reason = 'She says that she cannot find the plans';
const look = (caller: Caller, staff: string) => caller.post('/api/me/view-as/', { staff, reason });
const lines = async (action: string) =>
  (
    await world.owner.query<{ user: string; object_id: string; reason: string | null; summary: string | null }>(
      'select "user", object_id, reason, summary from user_history where action = $1 order by seq',
      [action],
    )
  ).rows;

test('a manager sees what a carer sees, and nothing is written but under the manager’s own name', async () => {
  const manager = await world.again(world.people.manager);
  expect((await look(manager, world.people.carer)).json()).toEqual({
    name: 'carer Lee',
    until: '2026-03-01T09:15:00.000Z',
  });
  const me = (await manager.get('/api/me')).json();
  expect(me).toMatchObject({ id: world.people.carer, viewed_by: { name: 'manager Lee' } });
  expect(me.permissions).not.toContain('manage_users');
  expect((await manager.get('/api/confidential-info')).json()).toEqual([]);
  const weight = await world.given('weight', {});
  expect((await manager.get(`/api/weight/${weight.id}/`)).statusCode).toBe(200);
  const { rows } = await world.owner.query(
    `select "user", user_name, summary from user_history where object_id = $1 and action = 'view'`,
    [weight.id],
  );
  expect(rows).toEqual([{ user: world.people.manager, user_name: 'manager Lee', summary: 'Looking as carer Lee' }]);
  expect((await manager.post('/api/me/view-as/end/')).statusCode).toBe(204);
  expect((await manager.get('/api/me')).json()).toMatchObject({ id: world.people.manager });
  expect(await lines('view_as_started')).toEqual([
    {
      user: world.people.manager,
      object_id: world.people.carer,
      reason,
      summary: 'As carer Lee, for 15 minutes at most',
    },
  ]);
  expect(await lines('view_as_ended')).toMatchObject([{ user: world.people.manager, object_id: world.people.carer }]);
});

test('a reason is asked for, and nobody looks as somebody who may do more', async () => {
  const manager = await world.again(world.people.manager);
  expect((await manager.post('/api/me/view-as/', { staff: world.people.carer })).json()).toHaveProperty('reason');
  expect((await look(manager, world.people.superuser)).statusCode).toBe(403);
  expect((await look(await world.again(world.people.senior), world.people.carer)).statusCode).toBe(403);
  expect((await look(manager, world.people.manager)).statusCode).toBe(403);
  const elsewhere = (
    await world.owner.query<{ id: string }>(
      'select id from staff where $1 = any(homes) and not $2 = any(homes) limit 1',
      [world.willow, world.rose],
    )
  ).rows[0]?.id;
  expect((await look(manager, String(elsewhere))).statusCode).toBe(404);
});

test('it ends by itself after a quarter of an hour, and the history says so', async () => {
  const manager = await world.again(world.people.manager);
  await look(manager, world.people.senior);
  for (const minute of ['04', '08', '12']) {
    world.clock = new Date(`2026-03-01T09:${minute}:00.000Z`);
    expect((await manager.post('/api/me/active/', {})).statusCode).toBe(200);
  }
  world.clock = new Date('2026-03-01T09:14:59.000Z');
  expect((await manager.get('/api/me')).json()).toMatchObject({ id: world.people.senior });
  world.clock = new Date('2026-03-01T09:15:00.000Z');
  expect((await manager.get('/api/me')).json()).toMatchObject({ id: world.people.manager });
  expect((await lines('view_as_ended')).at(-1)).toMatchObject({ summary: 'Ended by time' });
});

test('locking the screen and signing out end it, and the PIN asked for is one’s own', async () => {
  const manager = await world.again(world.people.manager);
  await look(manager, world.people.carer);
  expect((await manager.post('/api/me/lock/')).statusCode).toBe(204);
  const { rows } = await world.owner.query('select viewing from session where staff = $1 and viewing is not null', [
    world.people.manager,
  ]);
  expect(rows).toEqual([]);
});

test('the colleague’s drafts, devices and passkeys stay their own', async () => {
  const path = `/api/draft/weight?resident=${world.mrHale}`;
  await world.as('carer').put(path, { values: { weight_kg: 61 } });
  const manager = await world.again(world.people.manager);
  await look(manager, world.people.carer);
  expect((await manager.get(path)).json()).toBeNull();
  expect((await manager.get('/api/me/second-factor/')).statusCode).toBe(200);
  expect((await manager.put(path, { values: { weight_kg: 62 } })).statusCode).toBe(403);
});
