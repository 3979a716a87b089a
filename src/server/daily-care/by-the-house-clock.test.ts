import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeWorld, now, type World } from '#world/world.ts';
import { closeNights } from './sleep/close-nights.ts';
import { lockSheets } from './lock-sheets.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  world.clock = now;
});

const statusOf = async (path: string, id: string) =>
  (await (await world.again(world.people.senior)).get(`/api/${path}/${id}/`)).json<{
    status: string;
    version: number;
    updated_by: string | null;
  }>();

test('a routine sheet is locked at ten the next morning, by nobody', async () => {
  const sheet = await world.given('morning_routine', {
    routine_date: '2026-03-01',
    occurred_at: '2026-03-01T08:00:00Z',
  });
  world.clock = new Date('2026-03-02T09:59:00Z');
  await lockSheets.work(world.context);
  expect((await statusOf('morning-routine', sheet.id)).status).toBe('open');
  world.clock = new Date('2026-03-02T10:00:00Z');
  await lockSheets.work(world.context);
  expect(await statusOf('morning-routine', sheet.id)).toMatchObject({ status: 'locked', version: 2, updated_by: null });
  const { rows } = await world.owner.query(
    'select "user", user_name, changes from user_history where object_id = $1 and object_version = 2 and action = $2',
    [sheet.id, 'update'],
  );
  expect(rows).toEqual([
    { user: null, user_name: 'Hearth', changes: [{ field: 'status', old: 'open', new: 'locked' }] },
  ]);
  await lockSheets.work(world.context);
  expect((await statusOf('morning-routine', sheet.id)).version).toBe(2);
});

test('a carer goes on with an open sheet, and not with a locked one', async () => {
  const sheet = await world.given('afternoon_routine', {
    routine_date: '2026-03-01',
    occurred_at: '2026-03-01T08:00:00Z',
  });
  world.clock = new Date('2026-03-02T10:05:00Z');
  await lockSheets.work(world.context);
  const carer = await world.again(world.people.carer);
  expect(
    (await carer.patch(`/api/afternoon-routine/${sheet.id}/`, { version: 2, overall_note: 'A quiet afternoon.' }))
      .statusCode,
  ).toBe(403);
});

test('in summer the hour is the one the house’s clock shows', async () => {
  world.clock = new Date('2026-06-10T08:00:00Z');
  const sheet = await world.given('morning_routine', {
    routine_date: '2026-06-10',
    occurred_at: '2026-06-10T07:30:00Z',
  });
  world.clock = new Date('2026-06-11T09:00:00Z');
  await lockSheets.work(world.context);
  expect((await statusOf('morning-routine', sheet.id)).status).toBe('locked');
});

test('a night nobody closed is closed at eleven the next morning', async () => {
  const night = await world.given('sleep', {
    night_of: '2026-02-28',
    occurred_at: '2026-02-28T22:00:00Z',
    bed_at: '2026-02-28T22:00:00Z',
    settled_at: null,
    woke_at: null,
    up_at: null,
    checks: [],
  });
  world.clock = new Date('2026-03-01T10:59:00Z');
  await closeNights.work(world.context);
  expect((await statusOf('sleep', night.id)).status).toBe('open');
  world.clock = new Date('2026-03-01T11:00:00Z');
  await closeNights.work(world.context);
  expect(await statusOf('sleep', night.id)).toMatchObject({ status: 'closed', updated_by: null });
});
