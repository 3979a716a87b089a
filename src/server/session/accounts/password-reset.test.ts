import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { groupId, password, sessionWorld, type Answer, type SessionWorld } from '#world/server/session-world.ts';
import { firstSuperuserLink } from './first-superuser.ts';

let world: SessionWorld;
beforeAll(async () => void (world = await sessionWorld()));
afterAll(() => world.close());

const fresh = 'gravel lantern and 42 pence';
const confirm = (token: string, given: Record<string, unknown> = {}) =>
  world.send('POST', '/api/password_reset/confirm', { body: { token, password: fresh, ...given } });
const show = (token: string) => world.send('POST', '/api/password_reset/link', { body: { token } });
const tokenIn = (text: string) =>
  new URL(text.match(/https:\/\/\S+/)?.[0] ?? 'https://x.y').searchParams.get('token') ?? '';
const login = (username: string, given: string) =>
  world.send('POST', '/api/login', { body: { username, password: given } });

/** All at once, at a node that closes when every letter is written. */
async function ask(...emails: readonly string[]): Promise<readonly Answer[]> {
  const node = await buildApp(world.parts);
  const answers = await Promise.all(
    emails.map((email) => world.send('POST', '/api/password_reset/', { body: { email } }, node)),
  );
  await node.close();
  return answers;
}

async function mailedToken(email: string): Promise<string> {
  await ask(email);
  return tokenIn(world.letters.at(-1)?.text ?? '');
}

test('a known and an unknown address get the same answer, and only the known one a letter', async () => {
  await world.person('ann');
  const before = world.letters.length;
  const [known, unknown] = await ask('ann@hearth.example', 'nobody@hearth.example');
  expect(known).toMatchObject({ status: 200 });
  expect(unknown?.body).toEqual(known?.body);
  expect(world.letters.slice(before).map(({ to }) => to)).toEqual(['ann@hearth.example']);
  expect(world.letters[before]?.text).toContain('https://hearth.example/api/password_reset?token=');
});

test('a link works once, ends every session and clears the waiting time', async () => {
  await world.person('bea');
  const session = await world.signIn('bea');
  for (let i = 0; i < 6; i += 1) await login('bea', 'guess');
  const token = await mailedToken('bea@hearth.example');
  expect((await confirm(token)).status).toBe(200);
  expect((await world.send('GET', '/api/me', { token: session })).status).toBe(401);
  expect((await login('bea', fresh)).status).toBe(200);
  expect((await login('bea', password)).status).toBe(400);
  expect(await confirm(token)).toMatchObject({
    status: 400,
    body: { non_field_errors: [expect.stringContaining('used or is too old')] },
  });
});

test('a link greets its person by the name they go by', async () => {
  await world.person('elizabeth', { preferred_name: 'Beth' });
  expect(await show(await mailedToken('elizabeth@hearth.example'))).toMatchObject({
    body: { kind: 'reset', first_name: 'elizabeth', preferred_name: 'Beth', last_name: 'Carter' },
  });
});

test('two clicks on one link at the same moment are one', async () => {
  await world.person('cat');
  const token = await mailedToken('cat@hearth.example');
  const statuses = (await Promise.all([confirm(token), confirm(token)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 400]);
});

test('a link is good for half an hour', async () => {
  await world.person('dan');
  const early = await mailedToken('dan@hearth.example');
  world.pass(30);
  expect((await confirm(early)).status).toBe(400);
  const next = await mailedToken('dan@hearth.example');
  world.pass(29);
  expect((await confirm(next)).status).toBe(200);
});

test('a weak password is refused by name and leaves the link good', async () => {
  await world.person('eve');
  const token = await mailedToken('eve@hearth.example');
  for (const weak of ['short', 'gateway-demo-2026', 'rose house kitchen', 'eve carter likes tea']) {
    expect(await confirm(token, { password: weak })).toMatchObject({
      status: 400,
      body: { password: [expect.any(String)] },
    });
  }
  expect((await confirm(token)).status).toBe(200);
});

test('nobody can fill a mailbox by asking again and again', async () => {
  await world.person('fay');
  const before = world.letters.length;
  for (let i = 0; i < 8; i += 1) await ask('fay@hearth.example');
  expect(world.letters.length - before).toBe(5);
});

test('however many ask at once, five letters an hour are written', async () => {
  await world.person('gil');
  const before = world.letters.length;
  await ask(...Array.from({ length: 120 }, () => 'gil@hearth.example'));
  expect(world.letters.length - before).toBe(5);
});

test('an invitation says for whom it is, lets them choose a password and a PIN and nothing else, and signs them in', async () => {
  await world.person('mo', { groups: [groupId('Manager')] });
  const id = await world.person('newbie', { invited: true });
  const manager = await world.signIn('mo');
  expect((await login('newbie', password)).status).toBe(400);
  expect((await world.send('POST', `/api/staff/${id}/invite/`, { token: manager })).status).toBe(200);
  const letter = world.letters.at(-1);
  expect(letter).toMatchObject({ to: 'newbie@hearth.example' });
  const token = tokenIn(letter?.text ?? '');
  expect(await show(token)).toMatchObject({
    status: 200,
    body: { kind: 'invitation', username: 'newbie', first_name: 'newbie', preferred_name: null, last_name: 'Carter' },
  });
  expect(await confirm(token, { pin: '123456' })).toMatchObject({
    status: 400,
    body: { pin: [expect.stringContaining('without a run')] },
  });
  const entry = await confirm(token, { username: 'nadia', first_name: 'Nadia', last_name: 'Other', pin: '385072' });
  expect(entry).toMatchObject({
    status: 200,
    body: {
      token: expect.any(String),
      user: { username: 'newbie', first_name: 'newbie', last_name: 'Carter', has_pin: true },
    },
  });
  expect((await world.send('GET', '/api/me', { token: (entry.body as { token: string }).token })).status).toBe(200);
  expect((await login('newbie', fresh)).status).toBe(200);
  expect((await show(token)).status).toBe(400);
  expect((await world.send('POST', `/api/staff/${id}/invite`, { token: manager })).status).toBe(400);
});

test('without a mail server the link goes to whoever invites, once, and nothing is called sent', async () => {
  await world.person('mona', { groups: [groupId('Manager')] });
  const id = await world.person('fresh', { invited: true });
  const manager = await world.signIn('mona');
  const answer = await world.send('POST', `/api/staff/${id}/invite/`, { token: manager });
  expect(answer).toMatchObject({
    status: 200,
    body: { id, invitation: { link: expect.stringContaining('https://hearth.example/api/password_reset?token=') } },
  });
  const { invitation } = answer.body as { invitation: { link: string } };
  expect(await show(tokenIn(invitation.link))).toMatchObject({ status: 200, body: { username: 'fresh' } });
  expect(JSON.stringify((await world.send('GET', `/api/staff/${id}/`, { token: manager })).body)).not.toContain(
    'invitation',
  );
  const [line] = await world.db.query<{ summary: string }>(
    `select summary from user_history where object_id = $1 and action = 'update'`,
    [id],
  );
  expect(line?.summary).toBe('Invitation link made');
});

test('a reset link says whose it is and signs nobody in', async () => {
  await world.person('hal');
  const token = await mailedToken('hal@hearth.example');
  expect(await show(token)).toMatchObject({ status: 200, body: { kind: 'reset', username: 'hal' } });
  expect(await confirm(token)).toMatchObject({ status: 200, body: { detail: expect.any(String) } });
  expect(await show('x'.repeat(43))).toMatchObject({
    status: 400,
    body: { non_field_errors: [expect.stringContaining('used or is too old')] },
  });
});

test('an empty installation offers a link for its first superuser, who then stops the offers', async () => {
  const link = await firstSuperuserLink(world.parts);
  expect(link).toContain('/api/password_reset?token=');
  const token = tokenIn(link ?? '');
  expect(await confirm(token)).toMatchObject({
    status: 400,
    body: { username: ['Username is needed.'], first_name: ['First name is needed.'] },
  });
  expect(await show(token)).toMatchObject({ status: 200, body: { kind: 'first_superuser' } });
  const entry = await confirm(token, { username: 'owner', first_name: 'Olu', last_name: 'Bright' });
  expect(entry).toMatchObject({
    status: 200,
    body: { token: expect.any(String), user: { username: 'owner', is_superuser: true } },
  });
  const mine = (entry.body as { token: string }).token;
  for (const path of ['/api/staff', `/api/staff?home=${world.rose}`, `/api/staff?home=${world.oak}`]) {
    expect((await world.send('GET', path, { token: mine })).body, path).toContainEqual(
      expect.objectContaining({ username: 'owner' }),
    );
  }
  expect(await login('owner', fresh)).toMatchObject({
    status: 200,
    body: {
      user: { is_superuser: true, groups: ['Superuser'], permissions: expect.arrayContaining(['manage_users']) },
    },
  });
  expect(await firstSuperuserLink(world.parts)).toBeNull();
});
