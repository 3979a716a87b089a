import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '#world/eventually.ts';
import { makeWorld, type World } from '#world/world.ts';
import { roles, type Role } from '#domain/kit/vocabulary/permissions.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});
afterEach(() => world.close());

const groupOf = async (role: Role) =>
  (await world.owner.query<{ id: string }>('select id from "group" where name = $1', [roles[role]])).rows[0]?.id ?? '';
const newcomer = async (given: object = {}) =>
  world.input('staff', {
    homes: [world.rose],
    groups: [await groupOf('carer')],
    employment_type: 'permanent',
    is_superuser: false,
    ...given,
  });
const versionOf = async (id: string) =>
  (await world.owner.query<{ version: number }>('select version from staff where id = $1', [id])).rows[0]?.version ?? 0;
const change = async (role: Role, id: string, given: object) =>
  world.as(role).patch(`/api/staff/${id}`, { ...given, version: await versionOf(id) });

test('a manager lets carers in, and nobody who may do more than the manager', async () => {
  expect((await world.as('manager').post('/api/staff/', await newcomer())).statusCode).toBe(201);
  expect(
    (await world.as('manager').post('/api/staff/', await newcomer({ groups: [await groupOf('superuser')] }))).json(),
  ).toHaveProperty('groups');
  expect((await world.as('manager').post('/api/staff/', await newcomer({ is_superuser: true }))).json()).toHaveProperty(
    'is_superuser',
  );
  expect((await world.as('senior').post('/api/staff/', await newcomer())).statusCode).toBe(403);
});

test('a manager opens only houses of their own', async () => {
  expect(
    (await world.as('manager').post('/api/staff/', await newcomer({ homes: [world.willow] }))).json(),
  ).toHaveProperty('homes');
  const both = await world.given('staff', { ...(await newcomer()), homes: [world.rose, world.willow] });
  expect((await change('manager', both.id, { homes: [world.rose] })).json()).toHaveProperty('homes');
  expect(
    (await change('manager', both.id, { job_title: 'Key worker', homes: [world.rose, world.willow] })).statusCode,
  ).toBe(200);
});

test('a superuser’s record is changed by superusers, and the last of them stays', async () => {
  await world.owner.query('update staff set homes = $2 where id = $1', [world.people.superuser, [world.rose]]);
  expect((await change('manager', world.people.superuser, { job_title: 'Owner' })).statusCode).toBe(403);
  expect((await change('superuser', world.people.superuser, { is_superuser: false })).json()).toHaveProperty(
    'is_superuser',
  );
  expect((await change('superuser', world.people.superuser, { is_active: false })).json()).toHaveProperty(
    'is_superuser',
  );
  const removal = {
    is_deleted: true,
    deletion_reason: 'Entered in error',
    version: await versionOf(world.people.superuser),
  };
  expect((await world.as('superuser').patch(`/api/staff/${world.people.superuser}`, removal)).json()).toHaveProperty(
    'is_superuser',
  );
});

test('guests have access for as long as their kind may have it', async () => {
  const until = (days: number) => ({
    access_starts_at: '2026-03-01T00:00:00Z',
    access_expires_at: new Date(Date.parse('2026-03-01T00:00:00Z') + days * 86_400_000).toISOString(),
  });
  const add = async (given: object) => world.as('manager').post('/api/staff/', await newcomer(given));
  const auditor = [await groupOf('auditor')];
  expect((await add({ groups: auditor })).json()).toHaveProperty('access_expires_at');
  expect((await add({ groups: auditor, ...until(15) })).json()).toHaveProperty('access_expires_at');
  expect((await add({ groups: auditor, ...until(14) })).statusCode).toBe(201);
  const agency = { groups: [await groupOf('agency')], employment_type: 'agency', agency_name: 'Temps' };
  expect((await add({ ...agency, ...until(8) })).json()).toHaveProperty('access_expires_at');
  expect((await add({ ...agency, ...until(7) })).statusCode).toBe(201);
  expect((await add({ employment_type: 'bank', ...until(93) })).json()).toHaveProperty('access_expires_at');
});

test('a change of groups is told, and ends what the person could do at once', async () => {
  const auditor = world.as('auditor');
  expect((await auditor.get('/api/resident')).statusCode).toBe(200);
  const answer = await change('superuser', world.people.auditor, {
    groups: [await groupOf('carer')],
    last_name: 'Stone',
  });
  expect(answer.statusCode).toBe(200);
  await eventually(async () => expect((await auditor.get('/api/resident')).statusCode).toBe(401));
  const { rows } = await world.owner.query(
    `select action, summary from user_history where object_id = $1 and action like 'permission%' order by seq`,
    [world.people.auditor],
  );
  expect(rows).toEqual([
    { action: 'permission_granted', summary: 'Carer' },
    { action: 'permission_revoked', summary: 'Auditor' },
  ]);
});

test('who leaves is signed out in the same moment', async () => {
  expect((await world.as('carer').get('/api/me')).statusCode).toBe(200);
  expect((await change('manager', world.people.carer, { status: 'left' })).json()).toMatchObject({
    status: 'left',
    is_active: false,
  });
  await eventually(async () => expect((await world.as('carer').get('/api/me')).statusCode).toBe(401));
});

test('an agency worker meets the people who are on shift now', async () => {
  const ids = async () => (await world.as('agency').get('/api/staff')).json().map(({ id }: { id: string }) => id);
  expect(await ids()).toEqual([world.people.agency]);
  expect((await world.as('agency').get(`/api/staff/${world.people.senior}`)).statusCode).toBe(404);
  await world.owner.query(
    `insert into rota (id, created_at, updated_at, home, staff, date, shift_type, start_at, end_at, role_on_shift, break_minutes, status)
     values (gen_random_uuid(), $3, $3, $1, $2, '2026-03-01', 'early', '2026-03-01T07:00:00Z', '2026-03-01T15:00:00Z', 'senior', 30, 'published')`,
    [world.rose, world.people.senior, world.clock],
  );
  expect((await ids()).toSorted()).toEqual([world.people.agency, world.people.senior].toSorted());
  expect((await world.as('agency').get(`/api/staff/${world.people.senior}`)).json()).toMatchObject({
    first_name: 'senior',
  });
});

test('a sign-in while somebody changes the record is not lost', async () => {
  const id = world.people.carer;
  await world.owner.query(`update staff set last_login = '2026-02-01T08:00:00Z' where id = $1`, [id]);
  const version = await versionOf(id);
  const door = await world.owner.connect();
  await door.query('begin');
  await door.query(`update staff set last_login = '2026-03-01T08:55:00Z' where id = $1`, [id]);
  const changing = world.as('manager').patch(`/api/staff/${id}/`, { version, job_title: 'Keyholder' });
  await eventually(async () =>
    expect(
      (
        await world.owner.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rowCount,
    ).toBe(1),
  );
  await door.query('commit');
  door.release();
  expect((await changing).json()).toMatchObject({
    job_title: 'Keyholder',
    last_login: expect.stringContaining('2026-03-01T08:55:00'),
  });
});

test('two superusers who take each other’s place away at the same moment leave one', async () => {
  await world.owner.query('update staff set is_superuser = true where id = $1', [world.people.manager]);
  const [one, other] = await Promise.all([world.again(world.people.superuser), world.again(world.people.manager)]);
  const version = async (id: string) =>
    (await world.owner.query<{ version: number }>('select version from staff where id = $1', [id])).rows[0]?.version;
  const [first, second] = [await version(world.people.manager), await version(world.people.superuser)];
  const answers = await Promise.all([
    one.patch(`/api/staff/${world.people.manager}/`, { is_superuser: false, version: first }),
    other.patch(`/api/staff/${world.people.superuser}/`, { is_superuser: false, version: second }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).not.toEqual([200, 200]);
  const left = await world.owner.query('select 1 from staff where is_superuser and is_active and not is_deleted');
  expect(left.rows.length).toBeGreaterThanOrEqual(1);
});

test('an owner without a house saves the first colleague before there is one', async () => {
  await world.owner.query(`update staff set homes = '{}', is_superuser = true where id = $1`, [world.people.superuser]);
  const owner = await world.again(world.people.superuser);
  const saved = await owner.post('/api/staff/', { ...(await newcomer()), homes: [] });
  expect([saved.statusCode, saved.json().homes]).toEqual([201, []]);
});
