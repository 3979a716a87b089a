import { afterEach, beforeEach, expect, test } from 'vitest';
import { groupId, sessionWorld, type SessionWorld } from '#world/server/session-world.ts';

let world: SessionWorld;
let manager: string;
beforeEach(async () => {
  world = await sessionWorld({ SMTP_URL: 'smtp://localhost:2525' });
  await world.person('mo', { groups: [groupId('Manager')], homes: [world.rose], first_name: 'Mo', last_name: 'Reed' });
  manager = await world.signIn('mo');
  await world.db.query('update staff set last_login = $1', [world.parts.clock().toISOString()]);
});
afterEach(() => world.close());

const listed = (home = world.rose, token = manager) => world.send('GET', `/api/home/${home}/newcomers/`, { token });
const invite = (id: string, body: Record<string, unknown>) =>
  world.send('POST', `/api/staff/${id}/invite/`, { token: manager, body });
/** Somebody who has neither signed in nor been given a password. */
async function newcomer(username: string, given: Record<string, unknown> = {}): Promise<string> {
  const id = await world.person(username, { homes: [world.rose], ...given });
  await world.db.query('delete from credential where staff = $1', [id]);
  return id;
}

test('who has never signed in is listed with when, by whom and until when they were invited', async () => {
  const ann = await newcomer('ann');
  expect(await listed()).toMatchObject({ status: 200, body: [{ id: ann, has_password: false, invitation: null }] });
  await invite(ann, { as: 'mail' });
  const { body } = await listed();
  expect(body).toMatchObject([
    {
      id: ann,
      invitation: {
        made_by: 'Mo Reed',
        made_at: expect.stringMatching(/^2026-03-02T09:00/),
        ends_at: expect.stringMatching(/^2026-03-05T09:00/),
      },
    },
  ]);
});

test('a card comes back to whoever invites and sends no letter, also where there is a mail server', async () => {
  const bea = await newcomer('bea');
  const before = world.letters.length;
  expect((await invite(bea, { as: 'card' })).body).toMatchObject({
    invitation: {
      link: expect.stringContaining('token='),
      code: expect.stringMatching(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/),
      ends_at: '2026-03-05T09:00:00.000Z',
    },
  });
  expect(world.letters).toHaveLength(before);
  expect((await invite(bea, { as: 'mail' })).body).toMatchObject({ invitation: { sent_to: expect.any(String) } });
  expect(world.letters).toHaveLength(before + 1);
});

test('who has come, has left or has no open account is not waited for, and colleagues elsewhere are not shown', async () => {
  await newcomer('ann');
  await newcomer('bea');
  await newcomer('dan', { last_login: world.parts.clock().toISOString() });
  await newcomer('eve', { status: 'left' });
  await newcomer('fay', { is_active: false });
  await newcomer('gus', { homes: [world.oak] });
  const { body } = await listed();
  expect(Object.values(body)).toHaveLength(2);
  expect(body).toMatchObject([{ username: 'ann' }, { username: 'bea' }]);
  expect((await listed(world.oak)).status).toBe(404);
});

test('only those who manage accounts see who has not come', async () => {
  await world.person('hal');
  expect((await listed(world.rose, await world.signIn('hal'))).status).toBe(403);
});

const cardOf = async (id: string) =>
  ((await invite(id, { as: 'card' })).body as { invitation: { code: string } }).invitation;
const opened = (token: string) => world.send('POST', '/api/password_reset/link/', { body: { token } });

test('the code of a card opens it; a newer card takes its place, and each that is closed says why and who helps', async () => {
  const ida = await newcomer('ida');
  const lost = await cardOf(ida);
  expect(await opened(lost.code)).toMatchObject({ status: 200, body: { kind: 'invitation', username: 'ida' } });
  const card = await cardOf(ida);
  expect(await opened(lost.code)).toMatchObject({
    status: 400,
    body: { non_field_errors: [expect.stringMatching(/^A newer invitation has taken the place.* ask Mo Reed/)] },
  });
  const set = { token: card.code, password: 'nine paper boats sail' };
  expect((await world.send('POST', '/api/password_reset/confirm/', { body: set })).status).toBe(200);
  expect((await opened(card.code)).body).toMatchObject({
    non_field_errors: [expect.stringMatching(/^This invitation has been used/)],
  });
  expect((await opened('abcd-efgh-jkmn')).body).toMatchObject({
    non_field_errors: [expect.stringMatching(/^No card has this code/)],
  });
});
