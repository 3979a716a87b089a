import { afterAll, beforeAll, expect, test } from 'vitest';
import { groupId, sessionWorld, type SessionWorld } from '#world/server/session-world.ts';

let world: SessionWorld;
let manager: string;
beforeAll(async () => {
  world = await sessionWorld();
  await world.person('mo', { groups: [groupId('Manager')], homes: [world.rose] });
  manager = await world.signIn('mo');
});
afterAll(() => world.close());

const sessionsOf = (id: string, token = manager) => world.send('GET', `/api/staff/${id}/sessions/`, { token });
const endAll = (id: string, token = manager) =>
  world.send('POST', `/api/staff/${id}/sessions/end/`, { token, body: {} });

test('a manager sees where a colleague is signed in, not from which address, and signs them out everywhere', async () => {
  const id = await world.person('ann');
  const [one, two] = [await world.signIn('ann'), await world.signIn('ann')];
  const shown = await sessionsOf(id);
  expect(shown.status).toBe(200);
  const rows = Object.values(shown.body) as Record<string, unknown>[];
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({ device: 'Unknown device', is_locked: false, is_this: false });
  expect(rows[0]).not.toHaveProperty('ip');
  expect(await endAll(id)).toMatchObject({ status: 200, body: { ended: 2 } });
  for (const token of [one, two]) expect((await world.send('GET', '/api/me', { token })).status).toBe(401);
  expect(Object.values((await sessionsOf(id)).body)).toEqual([]);
  const lines = await world.db.query(
    `select user_name from user_history where action = 'session_ended' and object_id = $1`,
    [id],
  );
  expect(lines).toHaveLength(2);
  expect((await world.send('GET', '/api/me', { token: await world.signIn('ann') })).status).toBe(200);
});

test('whoever ends their own sessions from their own page stays signed in where they are', async () => {
  const me = String((await world.send('GET', '/api/me', { token: manager })).body['id']);
  const other = await world.signIn('mo');
  expect((await endAll(me)).body).toEqual({ ended: 1 });
  expect((await world.send('GET', '/api/me', { token: other })).status).toBe(401);
  expect((await world.send('GET', '/api/me', { token: manager })).status).toBe(200);
});

test('nobody looks into the sessions of another house or of a superuser, and a carer into none', async () => {
  const away = await world.person('cat', { homes: [world.oak] });
  const owner = await world.person('sue', { is_superuser: true, homes: [world.rose] });
  await world.person('dan');
  const carer = await world.signIn('dan');
  expect([(await sessionsOf(away)).status, (await endAll(away)).status]).toEqual([404, 404]);
  expect([(await sessionsOf(owner)).status, (await endAll(owner)).status]).toEqual([403, 403]);
  expect((await sessionsOf(away, carer)).status).toBe(403);
});
