import { afterAll, beforeAll, expect, test } from 'vitest';
import { password, sessionWorld, type SessionWorld } from '#world/server/session-world.ts';

let world: SessionWorld;
beforeAll(async () => void (world = await sessionWorld()));
afterAll(() => world.close());

const login = (username: string, given = password, ip?: string) =>
  world.send('POST', '/api/login', { body: { username, password: given }, ...(ip ? { ip } : {}) });

test('Ann signs in and is told who she is, what she may do and where', async () => {
  await world.person('ann', { date_of_birth: '1990-01-01' });
  const before = (await world.actions()).length;
  const { status, body } = await login('Ann');
  expect(status).toBe(200);
  expect(body['token']).toMatch(/^[A-Za-z0-9_-]{43}$/);
  const user = body['user'] as Record<string, unknown>;
  expect(user).toMatchObject({
    username: 'ann',
    groups: ['Carer'],
    permissions: ['view_home', 'view_weight'],
    homes: [
      { id: world.oak, name: 'Oak Lodge' },
      { id: world.rose, name: 'Rose House' },
    ],
  });
  expect(user).not.toHaveProperty('date_of_birth');
  expect((await world.actions()).slice(before)).toEqual(['login']);
  expect((await world.send('GET', '/api/me/', { token: String(body['token']) })).body).toMatchObject({
    username: 'ann',
  });
});

test('the token itself is stored nowhere', async () => {
  await world.person('bea');
  const token = await world.signIn('bea');
  const [row] = await world.db.query<{ found: boolean }>(
    `select exists (select from session s where s::text like '%' || $1 || '%') as found`,
    [token],
  );
  expect(row?.found).toBe(false);
});

test('a wrong password, an unknown name and a closed account get the same answer', async () => {
  await world.person('closed', { is_active: false });
  await world.person('cat');
  const answers = [await login('cat', 'not the password'), await login('nobody-here'), await login('closed')];
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toEqual(
    new Set(['{"non_field_errors":["The username or password is not right."]}']),
  );
});

test('a missing password is named', async () => {
  expect(await world.send('POST', '/api/login', { body: { username: 'ann' } })).toMatchObject({
    status: 400,
    body: { password: ['Password is needed.'] },
  });
});

test('someone whose access has run out is told so once the password is right, and not before', async () => {
  await world.person('late', { access_starts_at: '2026-02-01T00:00:00Z', access_expires_at: '2026-02-08T00:00:00Z' });
  expect(await login('late', 'not the password')).toMatchObject({
    body: { non_field_errors: ['The username or password is not right.'] },
  });
  expect(await login('late')).toMatchObject({
    status: 400,
    body: { non_field_errors: [expect.stringContaining('access has ended')] },
  });
});

test('guesses at one account soon have to wait, the owner comes in when the wait is over, and a success starts afresh', async () => {
  await world.person('dan');
  for (let i = 0; i < 5; i += 1) expect((await login('dan', `guess ${i}`)).status).toBe(400);
  const refused = await login('dan');
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '1' } });
  world.pass(15);
  expect((await login('dan')).status).toBe(200);
  expect((await login('dan', 'guess again')).status).toBe(400);
  expect((await login('dan')).status).toBe(200);
});

test('of many guesses at once only a handful are looked at', async () => {
  await world.person('eve');
  const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => login('eve', `guess ${i}`, `10.1.0.${i}`)));
  expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(9);
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(31);
});

test('an unknown name is slowed down like a known one', async () => {
  for (let i = 0; i < 5; i += 1) await login('ghost', `guess ${i}`);
  expect((await login('ghost')).status).toBe(429);
});

test('thirty people at one address sign in at shift change, one in five mistyping first, and none is refused', async () => {
  const team = Array.from({ length: 30 }, (_, i) => `team${i}`);
  await Promise.all(team.map((username) => world.person(username)));
  const mistyped = await Promise.all(
    team.filter((_, i) => i % 5 === 0).map((username) => login(username, 'copper kettel moves north', '10.9.9.9')),
  );
  const signedIn = await Promise.all(team.map((username) => login(username, password, '10.9.9.9')));
  expect(mistyped.map(({ status }) => status)).toEqual(Array(6).fill(400));
  expect(signedIn.map(({ status }) => status)).toEqual(Array(30).fill(200));
});

test('after signing out the token opens nothing and the browser is told to forget', async () => {
  await world.person('fay');
  const token = await world.signIn('fay');
  const out = await world.send('POST', '/api/logout', { token });
  expect(out).toMatchObject({ status: 204, headers: { 'clear-site-data': '"cache"' } });
  expect((await world.send('GET', '/api/me', { token })).status).toBe(401);
});

test('whoever was given a password chooses one of their own before anything else is open', async () => {
  await world.person('newcomer', { must_change_password: true });
  const token = await world.signIn('newcomer');
  const first = await world.send('GET', '/api/home', { token });
  expect(first).toMatchObject({ status: 403, body: { code: 'password' } });
  expect((await world.send('GET', '/api/me', { token })).body).toMatchObject({ must_change_password: true });
  expect(
    (
      await world.send('POST', '/api/me/password', {
        token,
        body: { current_password: password, password: 'violet harbour counts slowly' },
      })
    ).status,
  ).toBe(204);
  const again = await login('newcomer', 'violet harbour counts slowly');
  expect((await world.send('GET', '/api/home', { token: String(again.body['token']) })).status).toBe(200);
});
