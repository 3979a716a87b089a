import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OwnSession } from '#domain/session/own-session.ts';
import { sessionWorld, type SessionWorld } from '#world/server/session-world.ts';

let world: SessionWorld;
beforeAll(async () => void (world = await sessionWorld()));
afterAll(() => world.close());

const path = '/api/me/sessions';
const listed = async (token: string) => Object.values((await world.send('GET', path, { token })).body) as OwnSession[];

test('Ann sees where she is signed in, which of them this is, and ends one of the others', async () => {
  await world.person('ann');
  const [here, there] = [await world.signIn('ann'), await world.signIn('ann')];
  const both = await listed(here);
  expect(both.map(({ is_this }) => is_this).toSorted()).toEqual([false, true]);
  expect(both[0]).toMatchObject({ device: 'Unknown device', ip: '10.0.0.1', home_name: null, is_locked: false });
  const other = both.find(({ is_this }) => !is_this);
  expect((await world.send('POST', `${path}/${other?.id}/end`, { token: here })).status).toBe(204);
  expect((await world.send('GET', '/api/me', { token: there })).status).toBe(401);
  expect((await world.send('GET', '/api/me', { token: here })).status).toBe(200);
  expect(await listed(here)).toHaveLength(1);
  expect(await world.actions()).toContain('session_ended');
});

test('a session that time has ended is not shown as open, and a locked one says so', async () => {
  await world.person('bea');
  await world.signIn('bea');
  world.pass(25);
  const here = await world.signIn('bea');
  expect((await listed(here)).map(({ is_locked }) => is_locked)).toEqual([false, true]);
  world.pass(4);
  await world.send('POST', '/api/me/active', { token: here, body: {} });
  world.pass(4);
  await world.send('POST', '/api/me/active', { token: here, body: {} });
  world.pass(4);
  expect(await listed(here)).toHaveLength(1);
});

test('all others are ended at once, and nobody else’s', async () => {
  await world.person('cat');
  await world.person('dan');
  const dan = await world.signIn('dan');
  const [here, one, two] = [await world.signIn('cat'), await world.signIn('cat'), await world.signIn('cat')];
  const [dans] = await listed(dan);
  expect((await world.send('POST', `${path}/${dans?.id}/end`, { token: here })).status).toBe(404);
  expect(await world.send('POST', `${path}/end-others`, { token: here, body: {} })).toMatchObject({
    status: 200,
    body: { ended: 2 },
  });
  const statuses = await Promise.all(
    [here, one, two, dan].map(async (token) => (await world.send('GET', '/api/me', { token })).status),
  );
  expect(statuses).toEqual([200, 401, 401, 200]);
});
