import { afterAll, beforeAll, expect, test } from 'vitest';
import { groupId, password, sessionWorld, type SessionWorld } from '#world/server/session-world.ts';
import { codeOf, stepAt } from './totp.ts';

let world: SessionWorld;
beforeAll(async () => void (world = await sessionWorld()));
afterAll(() => world.close());

const proof = '/api/me/proof';
const own = '/api/me/second-factor';
const asked = { status: 403, body: { detail: 'Confirm first that it is you.', code: 'proof' } };
const confirm = (token: string, body: Record<string, unknown>) => world.send('POST', proof, { token, body });
/** Time goes by while somebody is at work. */
async function passAwake(token: string, minutes: number) {
  for (let gone = 0; gone < minutes; gone += 4) {
    world.pass(4);
    await world.send('POST', '/api/me/active', { token, body: {} });
  }
}

test('a quarter of an hour after sign-in a weighty act asks who is there, and the password is enough where there is no second factor', async () => {
  await world.person('ann');
  const token = await world.signIn('ann');
  expect((await world.send('POST', `${own}/totp`, { token, body: {} })).status).toBe(200);
  await passAwake(token, 16);
  expect(await world.send('POST', `${own}/totp`, { token, body: {} })).toMatchObject(asked);
  expect((await world.send('GET', proof, { token })).body).toEqual({ ways: ['password'] });
  expect(await confirm(token, { password: 'not the password' })).toMatchObject({
    status: 400,
    body: { password: ['This is not your password.'] },
  });
  expect(await world.send('POST', `${own}/totp`, { token, body: {} })).toMatchObject(asked);
  expect((await confirm(token, { password })).status).toBe(204);
  expect((await world.send('POST', `${own}/totp`, { token, body: {} })).status).toBe(200);
  expect(await world.actions()).toContain('identity_confirmed');
});

test('whoever has a second factor shows that one; the password is not enough', async () => {
  await world.person('bea');
  const token = await world.signIn('bea');
  const { body } = await world.send('POST', `${own}/totp`, { token, body: {} });
  const codeNow = () => codeOf(String(body['secret']), stepAt(world.parts.clock()));
  await world.send('POST', `${own}/totp/confirm`, { token, body: { id: body['id'], one_time_code: codeNow() } });
  await passAwake(token, 16);
  expect((await world.send('GET', proof, { token })).body).toEqual({ ways: ['totp', 'recovery'] });
  expect(await confirm(token, { password })).toMatchObject({
    status: 400,
    body: { one_time_code: ['Enter the code.'] },
  });
  expect(await confirm(token, { one_time_code: '000000' })).toMatchObject({
    status: 400,
    body: { one_time_code: [expect.stringContaining('not right')] },
  });
  expect((await confirm(token, { one_time_code: codeNow() })).status).toBe(204);
  expect((await world.send('POST', `${own}/recovery-codes`, { token, body: {} })).status).toBe(200);
  expect(await world.actions()).toContain('identity_failed');
});

test('it is remembered in the session that showed it, and in no other', async () => {
  await world.person('cat');
  const [one, two] = [await world.signIn('cat'), await world.signIn('cat')];
  for (let gone = 0; gone < 16; gone += 4) {
    world.pass(4);
    for (const token of [one, two]) await world.send('POST', '/api/me/active', { token, body: {} });
  }
  await confirm(one, { password });
  expect((await world.send('POST', `${own}/totp`, { token: one, body: {} })).status).toBe(200);
  expect(await world.send('POST', `${own}/totp`, { token: two, body: {} })).toMatchObject(asked);
});

test('a change of what somebody may do asks for it', async () => {
  const id = await world.person('dan', { status: 'applicant' });
  await world.person('head', { is_superuser: true, groups: [groupId('Superuser')] });
  const token = await world.signIn('head');
  await passAwake(token, 16);
  const change = () =>
    world.send('PATCH', `/api/staff/${id}`, { token, body: { version: 1, groups: [groupId('Agency')] } });
  expect(await change()).toMatchObject(asked);
  const other = { version: 1, phone: '0113 496 0009' };
  expect((await world.send('PATCH', `/api/staff/${id}`, { token, body: other })).body).not.toHaveProperty('code');
  await confirm(token, { password });
  expect(await change()).not.toMatchObject(asked);
});
