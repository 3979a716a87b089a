import { afterEach, beforeEach, expect, test } from 'vitest';
import { groupId, password, sessionWorld, type SessionWorld } from '#world/server/session-world.ts';
import { resetFromTerminal } from './reset-from-terminal.ts';
import { codeOf, stepAt } from './totp.ts';

let world: SessionWorld;
const manager = { groups: [groupId('Manager')] };
let mona = '';
let nora = '';
beforeEach(async () => {
  world = await sessionWorld();
  await world.person('mona', manager);
  await world.person('nora', manager);
});
afterEach(() => world.close());

async function withApp(username: string, given: Record<string, unknown> = {}) {
  const id = await world.person(username, given);
  const token = await world.signIn(username);
  const { body } = await world.send('POST', '/api/me/second-factor/totp', { token, body: {} });
  const one_time_code = codeOf(String(body['secret']), stepAt(world.parts.clock()));
  await world.send('POST', '/api/me/second-factor/totp/confirm', { token, body: { id: body['id'], one_time_code } });
  [mona, nora] = [await world.signIn('mona'), await world.signIn('nora')];
  return { id, token, path: `/api/staff/${id}/second-factor-reset` };
}
const asks = async (path: string, token = mona): Promise<string> => {
  const { body } = await world.send('POST', path, { token, body: { reason } });
  return `/api/second-factor-reset/${(body['asked'] as { id: string }).id}`;
};
const login = (username: string) => world.send('POST', '/api/login', { body: { username, password } });
const reason = 'The phone fell into the sea.';
const linesOf = (id: string) =>
  world.db.query<{ action: string; user_name: string; reason: string | null; summary: string | null }>(
    `select action, user_name, reason, summary from user_history where object_id = $1 and action like 'second_factor_reset%' order by seq`,
    [id],
  );

test('one manager asks with a reason, another confirms, and the person begins anew', async () => {
  const { id, token, path } = await withApp('ann');
  expect((await world.send('POST', path, { token: mona, body: {} })).body).toHaveProperty('reason');
  const asked = await world.send('POST', path, { token: mona, body: { reason } });
  expect(asked).toMatchObject({
    status: 200,
    body: {
      has_second_factor: true,
      asked: {
        asked_by: { name: 'mona Carter' },
        reason,
        runs_out_at: '2026-03-05T09:00:00.000Z',
        may: { decide: false },
      },
    },
  });
  const { id: reset } = asked.body['asked'] as { id: string };
  expect((await login('ann')).body).toHaveProperty('second_factor');
  expect((await world.send('GET', path, { token: nora })).body).toMatchObject({
    asked: { may: { decide: true }, seconds: [{ name: 'nora Carter' }] },
  });
  expect(
    await world.send('POST', `/api/second-factor-reset/${reset}/confirm`, { token: nora, body: {} }),
  ).toMatchObject({
    status: 200,
    body: { state: 'confirmed', decided_by: { name: 'nora Carter' } },
  });
  expect((await world.send('GET', path, { token: nora })).body).toMatchObject({
    has_second_factor: false,
    asked: null,
  });
  expect((await world.send('GET', '/api/me', { token })).status).toBe(401);
  expect((await login('ann')).body).toHaveProperty('token');
  expect(world.letters.at(-1)).toMatchObject({
    to: 'ann@hearth.example',
    text: expect.stringContaining(
      'on 2 March 2026 at 09:00, two colleagues reset the second factor of your account "ann"',
    ),
  });
  expect(await linesOf(id)).toEqual([
    { action: 'second_factor_reset_asked', user_name: 'mona Carter', reason, summary: null },
    {
      action: 'second_factor_reset_confirmed',
      user_name: 'nora Carter',
      reason: null,
      summary: 'Asked for by mona Carter',
    },
  ]);
});

test('whoever asked does not confirm, nor does the person it is about', async () => {
  const { token, path } = await withApp('bea', manager);
  const reset = await asks(path);
  expect(await world.send('POST', `${reset}/confirm`, { token: mona, body: {} })).toMatchObject({
    status: 403,
    body: { detail: expect.stringContaining('Nobody confirms what they asked for themselves') },
  });
  expect(await world.send('POST', path, { token, body: { reason } })).toMatchObject({
    status: 403,
    body: { detail: expect.stringContaining('two colleagues') },
  });
  expect((await world.send('POST', `${reset}/confirm`, { token, body: {} })).status).toBe(403);
  expect((await login('bea')).body).toHaveProperty('second_factor');
});

test('a carer neither asks nor confirms, and a colleague of no shared house is not found', async () => {
  const { path } = await withApp('cat');
  await world.person('carer');
  const carer = await world.signIn('carer');
  expect((await world.send('POST', path, { token: carer, body: { reason } })).status).toBe(403);
  const reset = await asks(path);
  for (const how of ['confirm', 'refuse', 'withdraw'])
    expect((await world.send('POST', `${reset}/${how}`, { token: carer, body: { reason } })).status, how).toBe(404);
  const away = await world.person('away', { homes: [] });
  const answer = await world.send('POST', `/api/staff/${away}/second-factor-reset`, { token: mona, body: { reason } });
  expect(answer.status).toBe(404);
});

test('it is withdrawn, refused, or runs out after three days, and then nobody confirms it', async () => {
  const { id, path } = await withApp('dan');
  const said = { token: mona, body: { reason: 'He found it' } };
  const first = await asks(path);
  expect((await world.send('POST', path, { token: nora, body: { reason } })).body).toMatchObject({
    non_field_errors: [expect.stringContaining('waits for a second person already')],
  });
  expect((await world.send('POST', `${first}/withdraw`, said)).body).toMatchObject({ state: 'withdrawn' });
  expect((await world.send('POST', `${first}/confirm`, { token: nora, body: {} })).status).toBe(409);
  const second = await asks(path);
  expect((await world.send('POST', `${second}/refuse`, { ...said, token: nora })).body).toMatchObject({
    state: 'refused',
    decision: 'He found it',
  });
  const third = await asks(path);
  world.pass(73 * 60);
  nora = await world.signIn('nora');
  expect((await world.send('GET', path, { token: nora })).body).toMatchObject({ asked: null });
  expect((await world.send('POST', `${third}/confirm`, { token: nora, body: {} })).status).toBe(409);
  await asks(path, nora);
  expect((await linesOf(id)).slice(-2)).toMatchObject([
    { action: 'second_factor_reset_expired' },
    { action: 'second_factor_reset_asked' },
  ]);
});

test('only superusers reset a superuser’s, and alone there is the terminal of the server', async () => {
  const { id, token, path } = await withApp('head', { is_superuser: true, groups: [groupId('Superuser')] });
  expect((await world.send('POST', path, { token: mona, body: { reason } })).status).toBe(403);
  const { pool, settings, clock } = world.parts;
  expect(await resetFromTerminal(pool, settings, { username: 'nobody', now: clock() })).toBeNull();
  expect(await resetFromTerminal(pool, settings, { username: 'HEAD', now: clock() })).toContain('head Carter is gone');
  expect(await world.db.query('select "to" from letter where text like $1', ['%the terminal of the server%'])).toEqual([
    { to: 'head@hearth.example' },
  ]);
  await expect.poll(async () => (await world.send('GET', '/api/me', { token })).status).toBe(401);
  expect((await login('head')).body).toHaveProperty('token');
  expect(await linesOf(id)).toMatchObject([{ user_name: 'Terminal of the server' }]);
});
