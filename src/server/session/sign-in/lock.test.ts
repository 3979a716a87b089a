import { afterAll, beforeAll, expect, test } from 'vitest';
import { password, pin, sessionWorld, type SessionWorld } from '#world/server/session-world.ts';

let world: SessionWorld;
beforeAll(async () => void (world = await sessionWorld()));
afterAll(() => world.close());

let names = 0;
async function someone(): Promise<string> {
  const name = `carer${(names += 1)}`;
  await world.person(name);
  return world.signIn(name);
}
const me = async (token: string) => (await world.send('GET', '/api/me', { token })).status;
const post = (path: string, token: string, body?: Record<string, unknown>) =>
  world.send('POST', `/api/me/${path}/`, { token, ...(body ? { body } : {}) });
const locked = { status: 401, body: { detail: 'Locked', code: 'locked' } };

test('before a house is chosen the strictest of the houses decides when a screen locks', async () => {
  const token = await someone();
  world.pass(4.9);
  expect(await me(token)).toBe(200);
  world.pass(0.2);
  expect(await world.send('GET', '/api/me', { token })).toMatchObject(locked);
});

test('the chosen house decides from then on, and only a person keeps the session awake', async () => {
  const token = await someone();
  expect(await post('active', token, { home: null })).toMatchObject({ status: 200, body: { idle_lock_minutes: 5 } });
  expect(await post('active', token, { home: world.rose })).toMatchObject({
    status: 200,
    body: { idle_lock_minutes: 10 },
  });
  world.pass(6);
  expect(await me(token)).toBe(200);
  world.pass(3.9);
  expect(await me(token)).toBe(200);
  world.pass(0.2);
  expect(await me(token)).toBe(401);
});

test('input keeps the session awake through a long shift, and the shift ends it', async () => {
  const token = await someone();
  for (let minutes = 0; minutes < 12 * 60 - 8; minutes += 8) {
    expect((await post('active', token, { home: world.rose })).status).toBe(200);
    world.pass(8);
  }
  expect(await me(token)).toBe(200);
  world.pass(8);
  expect(await world.send('GET', '/api/me', { token })).toMatchObject({
    status: 401,
    body: { detail: 'Please sign in.' },
  });
});

test('a chosen house is told to the history when it changes, and not again', async () => {
  const token = await someone();
  const before = (await world.actions()).filter((action) => action === 'house_selected').length;
  for (const home of [world.rose, world.rose, world.oak]) await post('active', token, { home });
  expect((await world.actions()).filter((action) => action === 'house_selected').length - before).toBe(2);
});

test('a house that is not theirs cannot be chosen', async () => {
  const token = await someone();
  expect(await post('active', token, { home: '01960000-0000-7000-8000-000000000001' })).toMatchObject({
    status: 400,
    body: { home: ['Choose one of your houses.'] },
  });
});

test('a screen locked by hand opens with the PIN or the password of the same person', async () => {
  const token = await someone();
  expect((await post('lock', token)).status).toBe(204);
  expect(await post('active', token, { home: world.rose })).toMatchObject(locked);
  expect((await post('unlock', token, { pin })).status).toBe(204);
  expect(await me(token)).toBe(200);
  await post('lock', token);
  expect((await post('unlock', token, { password })).status).toBe(204);
  expect(await me(token)).toBe(200);
});

test('five wrong PINs end the session', async () => {
  const token = await someone();
  await post('lock', token);
  const answers = [];
  for (let i = 0; i < 5; i += 1) answers.push(await post('unlock', token, { pin: '999000' }));
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 401]);
  expect(answers[0]).toMatchObject({ body: { non_field_errors: ['That PIN is not right. 4 tries are left.'] } });
  expect(answers[4]?.body).not.toHaveProperty('code');
  expect((await post('unlock', token, { pin })).status).toBe(401);
});

test('of many PINs tried at once five are looked at', async () => {
  const token = await someone();
  await post('lock', token);
  await Promise.all(Array.from({ length: 12 }, () => post('unlock', token, { pin: '999000' })));
  expect((await post('unlock', token, { pin })).status).toBe(401);
  expect(await me(token)).toBe(401);
});

test('a locked session waits half an hour and is then over', async () => {
  const token = await someone();
  await post('lock', token);
  world.pass(29);
  expect((await post('unlock', token, { pin })).status).toBe(204);
  await post('lock', token);
  world.pass(31);
  expect(await post('unlock', token, { pin })).toMatchObject({ status: 401, body: { detail: 'Please sign in.' } });
  expect((await world.actions()).at(-1)).toBe('session_expired');
});

test('a locked person can sign out', async () => {
  const token = await someone();
  await post('lock', token);
  expect((await world.send('POST', '/api/logout/', { token })).status).toBe(204);
});
