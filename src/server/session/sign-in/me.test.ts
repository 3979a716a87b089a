import { afterAll, beforeAll, expect, test } from 'vitest';
import { password, sessionWorld, type SessionWorld } from '#world/server/session-world.ts';

let world: SessionWorld;
beforeAll(async () => void (world = await sessionWorld()));
afterAll(() => world.close());

let names = 0;
async function someone(): Promise<{ readonly name: string; readonly token: string }> {
  const name = `person${(names += 1)}`;
  await world.person(name);
  return { name, token: await world.signIn(name) };
}
const patch = (token: string, body: Record<string, unknown>) => world.send('PATCH', '/api/me/', { token, body });
const post = (path: string, token: string, body: Record<string, unknown>) =>
  world.send('POST', `/api/me/${path}/`, { token, body });

test('people put their own phone number right, and the earlier one stays readable', async () => {
  const { token } = await someone();
  const answer = await patch(token, { version: 1, phone: '020 7946 0018', languages: ['English', 'Welsh'] });
  expect(answer).toMatchObject({
    status: 200,
    body: { phone: '020 7946 0018', languages: ['English', 'Welsh'], version: 2 },
  });
  const [earlier] = await world.db.query<{ body: Record<string, unknown> }>(
    'select body from record_version where record = $1',
    [answer.body['id']],
  );
  expect(earlier?.body).toMatchObject({ phone: '0113 496 0001' });
});

test('nobody makes themselves a superuser, a manager or a colleague of another house', async () => {
  const { token } = await someone();
  const answer = await patch(token, {
    version: 1,
    is_superuser: true,
    groups: [],
    homes: [],
    username: 'root',
    role: 'manager',
    preferred_name: 'Bo',
  });
  expect(answer).toMatchObject({
    status: 200,
    body: { is_superuser: false, groups: ['Carer'], role: 'support_worker', preferred_name: 'Bo' },
  });
});

test('a photo of oneself is a file of a house of one’s own', async () => {
  await world.person('rosie', { homes: [world.rose] });
  const token = await world.signIn('rosie');
  const file = async (home: string) => {
    const text = `insert into attachment (id, created_at, updated_at, home, file, title, category, is_sensitive, is_obsolete, used_as, status) select i, $2, $2, $1, i, 'Portrait', 'photo', false, false, 'portrait', 'uploaded' from gen_random_uuid() i returning id`;
    return (await world.db.query<{ id: string }>(text, [home, world.parts.clock()]))[0]?.id;
  };
  expect(await patch(token, { version: 1, photo: await file(world.oak) })).toMatchObject({
    status: 400,
    body: { photo: ['Upload the photo first.'] },
  });
  const photo = await file(world.rose);
  expect(await patch(token, { version: 1, photo })).toMatchObject({ status: 200, body: { photo } });
});

test('a wrong number and a missing version are named, and a stale version is shown the present one', async () => {
  const { token } = await someone();
  expect(await patch(token, { version: 1, phone: 'none' })).toMatchObject({
    status: 400,
    body: { phone: [expect.any(String)] },
  });
  expect(await patch(token, { version: 1, email: '' })).toMatchObject({
    status: 400,
    body: { email: ['E-mail is needed.'] },
  });
  expect(await patch(token, { phone: '020 7946 0018' })).toMatchObject({
    status: 400,
    body: { version: [expect.any(String)] },
  });
  expect(await patch(token, { version: 9, phone: '020 7946 0018' })).toMatchObject({
    status: 409,
    body: { current: { version: 1 } },
  });
});

test('a new password asks for the old one and ends every session', async () => {
  const { name, token } = await someone();
  const other = await world.signIn(name);
  expect(
    await post('password', token, { current_password: 'wrong', password: 'gravel lantern 42 pence' }),
  ).toMatchObject({ status: 400, body: { current_password: ['This is not your password.'] } });
  expect(await post('password', token, { current_password: password, password: 'short' })).toMatchObject({
    status: 400,
    body: { password: [expect.stringContaining('12')] },
  });
  expect(
    (await post('password', token, { current_password: password, password: 'gravel lantern 42 pence' })).status,
  ).toBe(204);
  for (const old of [token, other]) expect((await world.send('GET', '/api/me', { token: old })).status).toBe(401);
  expect(
    (await world.send('POST', '/api/login', { body: { username: name, password: 'gravel lantern 42 pence' } })).status,
  ).toBe(200);
});

test('a new PIN asks for the password and may not be a run', async () => {
  const { token } = await someone();
  expect(await post('pin', token, { password, pin: '123456' })).toMatchObject({
    status: 400,
    body: { pin: [expect.stringContaining('run or a repeat')] },
  });
  expect(await post('pin', token, { password: 'wrong', pin: '908172' })).toMatchObject({
    status: 400,
    body: { password: ['This is not your password.'] },
  });
  expect((await post('pin', token, { password, pin: '908172' })).status).toBe(204);
  await post('lock', token, {});
  expect((await post('unlock', token, { pin: '908172' })).status).toBe(204);
});
