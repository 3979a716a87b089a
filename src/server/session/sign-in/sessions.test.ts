import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { eventually } from '#world/eventually.ts';
import { groupId, sessionWorld, type SessionWorld } from '#world/server/session-world.ts';

let world: SessionWorld;
let other: FastifyInstance;
beforeAll(async () => {
  world = await sessionWorld();
  other = await buildApp(world.parts);
});
afterAll(async () => {
  await other.close();
  await world.close();
});

const me = (token: string, node = world.app) => world.send('GET', '/api/me', { token }, node);
const homesOf = async (token: string) =>
  ((await me(token)).body['homes'] as { name: string }[]).map(({ name }) => name);

/** What the other node answers, once it was notified. */
const received = (token: string, wanted: number, node = other) =>
  eventually(async () => expect((await me(token, node)).status).toBe(wanted));

test('signing out on one node closes the session on the other', async () => {
  await world.person('ann');
  const token = await world.signIn('ann');
  expect((await me(token, other)).status).toBe(200);
  await world.send('POST', '/api/logout', { token });
  await received(token, 401);
});

test('locking on one node locks on the other', async () => {
  await world.person('bea');
  const token = await world.signIn('bea');
  expect((await me(token, other)).status).toBe(200);
  await world.send('POST', '/api/me/lock', { token });
  await received(token, 401);
  expect((await me(token, other)).body).toMatchObject({ code: 'locked' });
});

test('a person awake on one node is not locked by the memory of the other', async () => {
  await world.person('cat');
  const token = await world.signIn('cat');
  await me(token, other);
  world.pass(4);
  await world.send('POST', '/api/me/active', { token, body: { home: world.oak } });
  world.pass(4);
  expect((await me(token, other)).status).toBe(200);
});

test('a sign of life that is stored while the session is being locked wins', async () => {
  await world.person('cay');
  const token = await world.signIn('cay');
  world.pass(11);
  const device = await world.parts.pool.connect();
  await device.query('begin');
  await device.query(
    'update session set active_at = $1 where ended_at is null and staff = (select id from staff where username = $2)',
    [world.parts.clock().toISOString(), 'cay'],
  );
  const answer = me(token);
  await eventually(async () =>
    expect(
      await world.db.query(
        `select 1 from pg_locks l join pg_stat_activity a using (pid) where not l.granted and a.datname = current_database()`,
      ),
    ).not.toHaveLength(0),
  );
  await device.query('commit');
  device.release();
  expect((await answer).status).toBe(200);
});

test('a new role ends the sessions of the old one, whoever changes it', async () => {
  const id = await world.person('dan');
  const token = await world.signIn('dan');
  expect((await me(token, other)).status).toBe(200);
  const changedAt = world.parts.clock().toISOString();
  await world.db.query('update staff set groups = $2, updated_at = $3 where id = $1', [
    id,
    [groupId('Auditor')],
    changedAt,
  ]);
  await received(token, 401);
  await received(token, 401, world.app);
  const [over] = await world.db.query<{ ended_at: string }>('select ended_at from session where staff = $1', [id]);
  expect(over?.ended_at).toBe(changedAt);
});

test('a right taken from a group is gone as soon as the node is notified, and the session goes on', async () => {
  await world.person('eve');
  const token = await world.signIn('eve');
  expect((await me(token)).body['permissions']).toContain('view_weight');
  await world.db.query(
    `update "group" set permissions = array(select id from permission where codename = 'view_home') where id = $1`,
    [groupId('Carer')],
  );
  await eventually(async () => expect((await me(token)).body['permissions']).toEqual(['view_home']));
});

test('an agency worker has a house from half an hour before the shift to an hour after it', async () => {
  const id = await world.person('agy', { groups: [groupId('Agency')], homes: [world.rose] });
  await world.shift(id, world.rose, 35, 95);
  const open = async (minutes: number) => {
    world.pass(minutes);
    return homesOf(await world.signIn('agy'));
  };
  expect(await open(0)).toEqual([]);
  expect(await open(6)).toEqual(['Rose House']);
  expect(await open(148)).toEqual(['Rose House']);
  expect(await open(2)).toEqual([]);
});

test('a running session loses the house when the agency shift is over', async () => {
  const id = await world.person('agy2', { groups: [groupId('Agency')], homes: [world.rose] });
  await world.shift(id, world.rose, -60, -59);
  const token = await world.signIn('agy2');
  expect(await homesOf(token)).toEqual(['Rose House']);
  world.pass(2);
  expect(await homesOf(token)).toEqual([]);
});

test('an auditor is shut out when the grant ends, in the middle of a session', async () => {
  const now = world.parts.clock().getTime();
  await world.person('aud', {
    groups: [groupId('Auditor')],
    access_starts_at: new Date(now - 60_000).toISOString(),
    access_expires_at: new Date(now + 120_000).toISOString(),
  });
  const token = await world.signIn('aud');
  expect((await me(token)).status).toBe(200);
  world.pass(3);
  expect((await me(token)).status).toBe(401);
});

test('a superuser has every house', async () => {
  await world.person('sue', { is_superuser: true, homes: [], groups: [groupId('Superuser')] });
  expect(await homesOf(await world.signIn('sue'))).toEqual(['Oak Lodge', 'Rose House']);
});

test('a node that lost its line to the database believes no memory and listens again', async () => {
  await world.person('fay');
  const token = await world.signIn('fay');
  expect((await me(token, other)).status).toBe(200);
  const listening = `from pg_stat_activity where datname = current_database() and query = 'listen hearth_sessions'`;
  const lost = await world.db.query(`select pg_terminate_backend(pid) ${listening}`);
  await world.db.query('update session set ended_at = $2 where staff = (select id from staff where username = $1)', [
    'fay',
    world.parts.clock(),
  ]);
  await received(token, 401);
  await world.person('gus');
  const next = await world.signIn('gus');
  await eventually(async () => expect(await world.db.query(`select ${listening}`)).toHaveLength(lost.length));
  await me(next, other);
  await world.send('POST', '/api/logout', { token: next });
  await received(next, 401);
});

test.each([undefined, 'nonsense', 'Bearer abc', 'Token short'])(
  'a call with the header "%s" is asked to sign in',
  async (authorization) => {
    const answer = await world.app.inject({
      method: 'GET',
      url: '/api/me',
      headers: authorization ? { authorization } : {},
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ detail: 'Please sign in.' });
  },
);
