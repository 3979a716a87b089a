import { afterAll, beforeAll, expect, test } from 'vitest';
import { password, sessionWorld, type SessionWorld } from '#world/server/session-world.ts';
import { codeOf, stepAt } from './totp.ts';

let world: SessionWorld;
beforeAll(async () => {
  world = await sessionWorld();
  await world.person('plain');
});
afterAll(() => world.close());

const own = '/api/me/second-factor';
const codeNow = (secret: string, off = 0) => codeOf(secret, stepAt(world.parts.clock()) + off);
const login = (username: string) => world.send('POST', '/api/login', { body: { username, password } });
const stepOf = async (username: string) => {
  const { second_factor } = (await login(username)).body as { second_factor?: { token: string } };
  return second_factor?.token ?? '';
};
const second = (token: string, given: Record<string, unknown>) =>
  world.send('POST', '/api/login/second-factor', { body: { token, ...given } });
const actionsOf = async (id: string) => {
  const rows = await world.db.query<{ action: string; summary: string | null }>(
    'select action, summary from user_history where "user" = $1 or object_id = $1 order by seq',
    [id],
  );
  return rows.map(({ action, summary }) => [action, ...(summary ? [summary] : [])].join(': '));
};

/** Somebody who has an authenticator app; the next code they use is of a later time step. */
async function withApp(username: string) {
  const id = await world.person(username);
  const token = await world.signIn(username);
  const begun = await world.send('POST', `${own}/totp`, { token, body: { name: 'Ann’s phone' } });
  const { id: factor, secret, address } = begun.body as { id: string; secret: string; address: string };
  const body = { id: factor, one_time_code: codeNow(secret) };
  const confirmed = await world.send('POST', `${own}/totp/confirm`, { token, body });
  world.pass(1);
  return { id, token, secret, address, confirmed, codes: confirmed.body['recovery_codes'] as string[] };
}

test('whoever has no second factor signs in as ever: a token and who they are, and nothing else', async () => {
  const { status, body } = await login('plain');
  expect([status, Object.keys(body)]).toEqual([200, ['token', 'user']]);
  expect(body['user']).not.toHaveProperty('must_set_second_factor');
});

test('an authenticator app counts once a code of it was right, and brings ten recovery codes', async () => {
  const { id, token, secret, address, confirmed, codes } = await withApp('app');
  expect(address).toContain(`secret=${secret}`);
  expect(confirmed.status).toBe(200);
  expect(codes).toHaveLength(10);
  expect(new Set(codes).size).toBe(10);
  expect((await world.send('GET', own, { token })).body).toMatchObject({
    is_required: false,
    factors: [{ kind: 'totp', name: 'Ann’s phone' }],
    recovery_codes_left: 10,
    passkey_site: { rp_id: 'hearth.example', origin: 'https://hearth.example' },
  });
  expect(await actionsOf(id)).toEqual(['second_factor_set: Authenticator app: Ann’s phone']);
});

test('one that was begun and never confirmed asks for nothing at sign-in', async () => {
  await world.person('begun');
  const token = await world.signIn('begun');
  const { body } = await world.send('POST', `${own}/totp`, { token, body: {} });
  const wrong = await world.send('POST', `${own}/totp/confirm`, {
    token,
    body: { id: body['id'], one_time_code: '000000' },
  });
  expect(wrong).toMatchObject({ status: 400, body: { one_time_code: [expect.stringContaining('not right')] } });
  expect((await login('begun')).body).toHaveProperty('token');
});

test('the secret and the recovery codes are not to be read in the database', async () => {
  const { secret, codes } = await withApp('hidden');
  const [row] = await world.db.query<{ found: boolean }>(
    `select exists (select from second_factor f where f::text like '%' || $1 || '%' or position($1::bytea in f.secret) > 0)
       or exists (select from recovery_code c where c::text like '%' || $2 || '%') as found`,
    [secret, codes[0]],
  );
  expect(row?.found).toBe(false);
});

test('a right password is answered with a second step, and the code of the app leads in', async () => {
  const { id, secret } = await withApp('both');
  const answer = await login('both');
  expect(answer).toMatchObject({ status: 200, body: { second_factor: { ways: ['totp', 'recovery'] } } });
  expect(answer.body).not.toHaveProperty('token');
  const { token } = answer.body['second_factor'] as { token: string };
  const entered = await second(token, { one_time_code: codeNow(secret) });
  expect([entered.status, Object.keys(entered.body)]).toEqual([200, ['token', 'user']]);
  expect(await world.send('GET', '/api/me', { token: String(entered.body['token']) })).toMatchObject({ status: 200 });
  expect(await actionsOf(id)).toContain('login: Second factor: Authenticator app');
});

test('the token of a second step opens nothing else, and leads in once', async () => {
  const { secret } = await withApp('once');
  const token = await stepOf('once');
  expect((await world.send('GET', '/api/me', { token })).status).toBe(401);
  expect((await second(token, { one_time_code: codeNow(secret) })).status).toBe(200);
  expect(await second(token, { one_time_code: codeNow(secret, 1) })).toMatchObject({
    status: 400,
    body: { non_field_errors: [expect.stringContaining('sign in with your password again')] },
  });
});

test('a second step is worth ten minutes', async () => {
  const { secret } = await withApp('slow');
  const token = await stepOf('slow');
  world.pass(11);
  expect((await second(token, { one_time_code: codeNow(secret) })).body).toMatchObject({
    non_field_errors: [expect.stringContaining('too long')],
  });
});

test('a code is taken once, and no earlier one after it', async () => {
  const { id, secret } = await withApp('replay');
  expect((await second(await stepOf('replay'), { one_time_code: codeNow(secret) })).status).toBe(200);
  const refused = [
    await second(await stepOf('replay'), { one_time_code: codeNow(secret) }),
    await second(await stepOf('replay'), { one_time_code: codeNow(secret, -1) }),
  ];
  for (const one of refused)
    expect(one).toMatchObject({ status: 400, body: { non_field_errors: [expect.stringContaining('used before')] } });
  expect((await second(await stepOf('replay'), { one_time_code: codeNow(secret, 1) })).status).toBe(200);
  expect(await actionsOf(id)).toContain('login_failed: Second factor not right: Authenticator app');
});

test('a phone whose clock is half a minute off is let in, one that is more is not', async () => {
  const { secret } = await withApp('drift');
  world.pass(5);
  expect((await second(await stepOf('drift'), { one_time_code: codeNow(secret, -2) })).status).toBe(400);
  expect((await second(await stepOf('drift'), { one_time_code: codeNow(secret, -1) })).status).toBe(200);
  world.pass(5);
  expect((await second(await stepOf('drift'), { one_time_code: codeNow(secret, 2) })).status).toBe(400);
  expect((await second(await stepOf('drift'), { one_time_code: codeNow(secret, 1) })).status).toBe(200);
});

test('wrong codes make the next try wait, and a right password does not shorten that', async () => {
  const { secret } = await withApp('guessed');
  const token = await stepOf('guessed');
  for (let tried = 0; tried < 5; tried++) expect((await second(token, { one_time_code: '000000' })).status).toBe(400);
  const again = await stepOf('guessed');
  const waiting = await second(again, { one_time_code: codeNow(secret) });
  expect(waiting.status).toBe(429);
  expect(waiting.headers['retry-after']).toBe('1');
  world.pass(1);
  expect((await second(again, { one_time_code: codeNow(secret) })).status).toBe(200);
});

test('of many codes tried at once no more are looked at than one after the other', async () => {
  await withApp('storm');
  const token = await stepOf('storm');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, code) => second(token, { one_time_code: String(code).padStart(6, '0') })),
  );
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
});

test('a recovery code leads in once, however it is typed', async () => {
  const { id, token, codes } = await withApp('lost');
  const typed = (codes[0] ?? '').toUpperCase().replaceAll('-', ' ');
  expect((await second(await stepOf('lost'), { recovery_code: typed })).status).toBe(200);
  expect(await second(await stepOf('lost'), { recovery_code: codes[0] })).toMatchObject({
    status: 400,
    body: { non_field_errors: [expect.stringContaining('used before')] },
  });
  expect((await world.send('GET', own, { token })).body).toMatchObject({ recovery_codes_left: 9 });
  expect(await actionsOf(id)).toContain('login: Second factor: Recovery code');
});

test('new recovery codes take the place of the old ones', async () => {
  const { token, codes } = await withApp('renewed');
  const { body } = await world.send('POST', `${own}/recovery-codes`, { token, body: {} });
  const [fresh] = body['recovery_codes'] as string[];
  expect((await second(await stepOf('renewed'), { recovery_code: codes[1] })).status).toBe(400);
  expect((await second(await stepOf('renewed'), { recovery_code: fresh })).status).toBe(200);
});

test('nobody else’s code, recovery code or step leads in', async () => {
  const { codes, secret } = await withApp('anna');
  await withApp('berta');
  const token = await stepOf('berta');
  expect((await second(token, { one_time_code: codeNow(secret) })).status).toBe(400);
  expect((await second(token, { recovery_code: codes[0] })).status).toBe(400);
  expect((await second('x'.repeat(43), { one_time_code: codeNow(secret) })).status).toBe(400);
});

test('its owner removes it, and signs in by the password alone again', async () => {
  const { id, token } = await withApp('removed');
  const { body } = await world.send('GET', own, { token });
  const [factor] = body['factors'] as { id: string }[];
  const other = await world.signIn('plain');
  expect((await world.send('DELETE', `${own}/${factor?.id}`, { token: other })).status).toBe(404);
  expect((await world.send('DELETE', `${own}/${factor?.id}`, { token })).status).toBe(204);
  expect((await login('removed')).body).toHaveProperty('token');
  expect(await actionsOf(id)).toContain('second_factor_removed: Ann’s phone');
  expect((await world.send('GET', own, { token })).body).toMatchObject({ factors: [], recovery_codes_left: 0 });
});

test('a password that was reset by mail does not go round the second factor', async () => {
  const { secret } = await withApp('mailed');
  await world.send('POST', '/api/password_reset', { body: { email: 'mailed@hearth.example' } });
  const links = () => world.letters.flatMap(({ text }) => /token=(\S+)/.exec(text)?.[1] ?? []);
  await expect.poll(links).toHaveLength(1);
  const [token] = links();
  const chosen = 'seven quiet lanterns swing';
  await world.send('POST', '/api/password_reset/confirm', { body: { token, password: chosen } });
  const answer = await world.send('POST', '/api/login', { body: { username: 'mailed', password: chosen } });
  expect(answer.body).toHaveProperty('second_factor');
  expect(answer.body).not.toHaveProperty('token');
  expect(secret).not.toBe('');
});

test('its owner is mailed whenever a second factor is added or removed, or new recovery codes are made', async () => {
  const { token } = await withApp('told');
  const ofMailed = () => world.letters.filter(({ to }) => to === 'told@hearth.example').map(({ text }) => text);
  expect(ofMailed()).toEqual([expect.stringContaining('an authenticator app was added to your account "told"')]);
  await world.send('POST', `${own}/recovery-codes`, { token, body: {} });
  expect(ofMailed().at(-1)).toContain('new recovery codes were made for your account');
  const { factors } = (await world.send('GET', own, { token })).body as { factors: { id: string }[] };
  expect((await world.send('DELETE', `${own}/${factors[0]?.id}`, { token })).status).toBe(204);
  expect(ofMailed()).toHaveLength(3);
  expect(ofMailed().at(-1)).toContain('a second factor was removed from your account');
  expect(ofMailed().join()).not.toMatch(/secret|token=/);
});
