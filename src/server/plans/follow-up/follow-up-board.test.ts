import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});
afterEach(() => world.close());

const asked = { trigger: 'other', what_happened: 'A letter of the GP', looks_at: 'everything' };

test('the board counts what is open and overdue by house and owner, and the median days to close', async () => {
  const here = { ...asked, resident: world.mrHale, owner: null, owner_role: 'manager' };
  await world.given('follow_up', { ...here, due_at: '2026-02-27T09:00:00Z' });
  await world.given('follow_up', { ...here, due_at: '2026-03-05T09:00:00Z' });
  const closeAfter = (id: string, days: number) =>
    world.owner.query(
      `update follow_up set status = 'closed', created_at = '2026-02-01T09:00:00Z', closed_at = '2026-02-01T09:00:00Z'::timestamptz + make_interval(days => $2) where id = $1`,
      [id, days],
    );
  for (const days of [1, 2, 9]) {
    const { id } = await world.given('follow_up', { ...here, due_at: '2026-03-05T09:00:00Z' });
    await closeAfter(id, days);
  }
  const there = { ...asked, resident: world.msBird, due_at: '2026-03-05T09:00:00Z' };
  await world.given('follow_up', there, 'willow');
  for (const days of [3, 6]) await closeAfter((await world.given('follow_up', there, 'willow')).id, days);
  const seen = async (role: 'manager' | 'superuser') =>
    (await world.as(role).get(`/api/home/${world.rose}/follow-ups/`)).json();
  expect(await seen('manager')).toEqual({
    houses: [{ home: world.rose, name: expect.any(String), open: 2, overdue: 1, closed: 3, median_days: 2 }],
    owners: [{ owner: null, owner_role: 'manager', name: null, open: 2, overdue: 1 }],
  });
  const { houses } = await seen('superuser');
  expect(houses).toHaveLength(2);
  expect(houses).toContainEqual({
    home: world.willow,
    name: expect.any(String),
    open: 1,
    overdue: 0,
    closed: 2,
    median_days: 4.5,
  });
});

test('an owner is called by the name they go by', async () => {
  await world.owner.query(`update staff set preferred_name = 'Nora' where id = $1`, [world.people.senior]);
  const owned = { ...asked, resident: world.mrHale, owner: world.people.senior, due_at: '2026-03-05T09:00:00Z' };
  await world.given('follow_up', owned);
  const { owners } = (await world.as('manager').get(`/api/home/${world.rose}/follow-ups/`)).json();
  expect(owners).toContainEqual(expect.objectContaining({ owner: world.people.senior, name: 'Nora Lee' }));
});

test('a board of another house is not there, and without the right it is refused', async () => {
  expect((await world.as('manager').get(`/api/home/${world.willow}/follow-ups/`)).statusCode).toBe(404);
  const few = await world.holding('view_home');
  expect((await few.get(`/api/home/${world.rose}/follow-ups/`)).statusCode).toBe(403);
});
