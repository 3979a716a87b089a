import { afterAll, beforeAll, expect, test } from 'vitest';
import { groupId, password, sessionWorld, type SessionWorld } from '#world/server/session-world.ts';
import { codeOf, stepAt } from './totp.ts';

let world: SessionWorld;
beforeAll(async () => void (world = await sessionWorld({}, { requiresSecondFactor: true })));
afterAll(() => world.close());

const own = '/api/me/second-factor';
const login = async (username: string) =>
  (await world.send('POST', '/api/login', { body: { username, password } })).body as {
    token: string;
    user: Record<string, unknown>;
  };
const manager = { groups: [groupId('Manager')] };

async function setUp(token: string) {
  const { body } = await world.send('POST', `${own}/totp`, { token, body: {} });
  const one_time_code = codeOf(String(body['secret']), stepAt(world.parts.clock()));
  return world.send('POST', `${own}/totp/confirm`, { token, body: { id: body['id'], one_time_code } });
}

test('a manager without a second factor is told what comes first, by every call but those that lead there', async () => {
  await world.person('mona', manager);
  const { token, user } = await login('mona');
  expect(user['must_set_second_factor']).toBe(true);
  const refused = {
    status: 403,
    body: { detail: 'Set up a second factor first. You find it under My profile.', code: 'second_factor' },
  };
  for (const path of ['/api/home', '/api/staff', '/api/resident', '/api/me/sessions', '/api/userHistory/export'])
    expect(await world.send('GET', path, { token }), path).toMatchObject(refused);
  expect(await world.send('POST', '/api/me/pin', { token, body: {} })).toMatchObject(refused);
  expect((await world.send('GET', '/api/me', { token })).status).toBe(200);
  expect((await world.send('GET', own, { token })).body).toMatchObject({ is_required: true, factors: [] });
});

test('once it is set up the same session goes on, and the last one is not removed', async () => {
  await world.person('nora', manager);
  const { token } = await login('nora');
  expect((await setUp(token)).status).toBe(200);
  expect((await world.send('GET', '/api/staff', { token })).status).toBe(200);
  const me = await world.send('GET', '/api/me', { token });
  expect(me.body).not.toHaveProperty('must_set_second_factor');
  const { body } = await world.send('GET', own, { token });
  const [factor] = body['factors'] as { id: string }[];
  expect(await world.send('DELETE', `${own}/${factor?.id}`, { token })).toMatchObject({
    status: 400,
    body: { non_field_errors: [expect.stringContaining('Set up another one before')] },
  });
  expect((await world.send('GET', own, { token })).body).toMatchObject({ factors: [{ id: factor?.id }] });
});

test('superusers and whoever manages accounts are asked for it, a carer is not', async () => {
  await world.person('root', { is_superuser: true, groups: [groupId('Superuser')] });
  await world.person('carl');
  expect((await login('root')).user).toHaveProperty('must_set_second_factor', true);
  const { token, user } = await login('carl');
  expect(user).not.toHaveProperty('must_set_second_factor');
  expect((await world.send('GET', '/api/home', { token })).status).toBe(200);
});

test('whoever becomes a manager is asked for it at the next sign-in', async () => {
  const id = await world.person('rise');
  await world.db.query('update staff set groups = $2 where id = $1', [id, [groupId('Manager')]]);
  expect((await login('rise')).user).toHaveProperty('must_set_second_factor', true);
});

test('a password that somebody else chose comes before the second factor', async () => {
  await world.person('fresh', { ...manager, must_change_password: true });
  const { token } = await login('fresh');
  expect(await world.send('POST', `${own}/totp`, { token, body: {} })).toMatchObject({
    status: 403,
    body: { code: 'password' },
  });
});
