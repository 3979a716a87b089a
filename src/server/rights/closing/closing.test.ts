import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { AccountClosing, ClosableAccount } from '#domain/staff/rights/closing.ts';
import { makeWorld, now, type Caller, type World } from '#world/world.ts';
import { hashed } from '../../session/credentials/passwords.ts';

let world: World;
const password = 'copper kettle moves north';
beforeAll(async () => {
  world = await makeWorld();
  await world.owner.query('update credential set password_hash = $1', [await hashed(world.parts, password)]);
});
afterEach(() => void (world.clock = now));
afterAll(() => world.close());

const path = '/api/account-closing/';
const page = async () =>
  (await world.as('superuser').get(path)).json<{ accounts: ClosableAccount[]; closings: AccountClosing[] }>();
/** Two people whose accounts a test may close. */
const two = async () => [await world.holding('view_weight'), await world.holding('view_weight')] as const;
const idsOf = (people: readonly Caller[]) => people.map(({ id }) => String(id));
const close = (given: object) =>
  world.as('superuser').post(path, {
    password,
    reason: 'The houses were sold',
    ...given,
  });
const closingOf = async (ids: readonly string[]) =>
  (await page()).closings.find(({ people }) => people.some(({ id }) => ids.includes(id)));

test('only a superuser sees the page, with last sign-in, shifts and what each has written; never themselves', async () => {
  for (const role of ['manager', 'senior', 'auditor'] as const)
    expect((await world.as(role).get(path)).statusCode, role).toBe(403);
  const { accounts } = await page();
  expect(accounts.map(({ id }) => id)).toContain(world.people.carer);
  expect(accounts.map(({ id }) => id)).not.toContain(world.people.superuser);
  expect(accounts.find(({ id }) => id === world.people.agency)).toMatchObject({ open_shifts: 1, authored: 0 });
});

test.each([
  ['the wrong count', { count: 3 }, 'count'],
  ['no password', { password: '' }, 'password'],
  ['the wrong password', { password: 'wrong horse' }, 'password'],
  ['no reason', { reason: '' }, 'reason'],
  ['nobody chosen', { ids: [], count: 0 }, 'ids'],
])('with %s nothing is closed', async (_, given, field) => {
  const { closings } = await page();
  const people = idsOf(await two());
  expect((await close({ ids: people, count: 2, ...given })).json()).toHaveProperty(field);
  expect((await page()).closings).toEqual(closings);
  expect((await page()).accounts.map(({ id }) => id)).toEqual(expect.arrayContaining(people));
});

test('the own account and a superuser’s cannot be among them', async () => {
  expect((await close({ ids: [world.people.superuser], count: 1 })).json()).toHaveProperty('ids');
  const { id } = await world.holding('view_weight');
  await world.owner.query('update staff set is_superuser = true where id = $1', [id]);
  expect((await close({ ids: [id], count: 1 })).json()).toHaveProperty('non_field_errors');
});

test('closing signs everybody out at once, leaves a line for each, and is undone within 30 days', async () => {
  const people = await two();
  const ids = idsOf(people);
  const [carer] = people;
  expect((await carer.get('/api/me')).statusCode).toBe(200);
  expect((await close({ ids, count: 2 })).json()).toMatchObject({ closed: 2 });
  for (const one of people) expect((await one.get('/api/me')).statusCode).toBe(401);
  const lines = await world.owner.query<{ object_id: string; reason: string }>(
    `select object_id, reason from user_history where action = 'user_deactivated' and object_id = any($1)`,
    [ids],
  );
  expect(lines.rows.map((line) => line.object_id).toSorted()).toEqual(ids.toSorted());
  const closing = await closingOf(ids);
  expect(closing?.people.map(({ is_active }) => is_active)).toEqual([false, false]);
  expect((await world.as('superuser').post(`${path}${closing?.id}/reopen/`)).json()).toEqual({ opened: 2 });
  expect((await (await world.again(String(carer.id))).get('/api/me')).statusCode).toBe(200);
  expect((await world.as('superuser').post(`${path}${closing?.id}/reopen/`)).statusCode).toBe(409);
  const opened = await world.owner.query(
    `select 1 from user_history where action = 'user_reactivated' and object_id = any($1)`,
    [ids],
  );
  expect(opened.rows).toHaveLength(2);
});

test('after 30 days it can no longer be undone together', async () => {
  const ids = idsOf(await two());
  await close({ ids, count: 2 });
  const closing = await closingOf(ids);
  world.clock = new Date('2026-03-31T09:00:01.000Z');
  const later = await world.again(world.people.superuser);
  expect((await later.post(`${path}${closing?.id}/reopen/`)).statusCode).toBe(409);
});
