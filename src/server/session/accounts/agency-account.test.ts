import { newId } from '../../kit/runtime/new-id.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { groupId, sessionWorld, type SessionWorld } from '#world/server/session-world.ts';

let world: SessionWorld;
let manager: string;
beforeAll(async () => {
  world = await sessionWorld();
  await world.person('mo', { groups: [groupId('Manager')], homes: [world.rose] });
});
// The clock goes on in some tests, and a session ends by it.
beforeEach(async () => void (manager = await world.signIn('mo')));
afterAll(() => world.close());

const grace = {
  first_name: 'Grace',
  last_name: 'Obi',
  agency_name: 'Carepool',
  phone: '0113 496 0002',
  email: 'desk@carepool.example',
  profile_seen: true,
};
/** The clock of Rose House, so many minutes from now. */
const clockIn = (minutes: number): string =>
  new Date(world.parts.clock().getTime() + minutes * 60_000).toLocaleTimeString('en-GB', {
    timeZone: 'Europe/London',
    hour: '2-digit',
    minute: '2-digit',
  });
const letIn = async (given: Record<string, unknown> = {}, token?: string) =>
  world.send('POST', '/api/staff/agency/', {
    token: token ?? manager,
    body: { ...grace, home: world.rose, ends_at: clockIn(120), ...given },
  });
const enter = (username: unknown, password: unknown) =>
  world.send('POST', '/api/login', { body: { username: String(username), password: String(password) } });

test('one call lets an agency worker in: they sign in with the code, see the house of the shift, and choose a password', async () => {
  const made = await letIn();
  expect(made).toMatchObject({ status: 200, body: { name: 'Grace Obi', username: 'grace.obi' } });
  expect(made.body['code']).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
  const entered = await enter('grace.obi', made.body['code']);
  expect(entered.status).toBe(200);
  const user = entered.body['user'] as { must_change_password: boolean; homes: { id: string }[] };
  expect(user.must_change_password).toBe(true);
  expect(user.homes.map(({ id }) => id)).toEqual([world.rose]);
  const [file] = await world.db.query(
    'select status, employment_type, vetting_exception from staff where username = $1',
    ['grace.obi'],
  );
  expect(file).toMatchObject({
    status: 'active',
    employment_type: 'agency',
    vetting_exception: expect.stringMatching(/^One shift through Carepool\. .* has seen the agency’s profile/),
  });
});

test('an hour after the shift the account is over by itself: the open session ends and the code lets nobody in', async () => {
  const { body } = await letIn({ last_name: 'Later', ends_at: clockIn(30) });
  const entered = await enter(body['username'], body['code']);
  const token = String(entered.body['token']);
  expect((await world.send('GET', '/api/me', { token })).status).toBe(200);
  for (let minute = 0; minute < 88; minute += 4) {
    world.pass(4);
    await world.send('POST', '/api/me/active', { token, body: {} });
  }
  expect((await world.send('GET', '/api/me', { token })).status).toBe(200);
  world.pass(4);
  expect((await world.send('GET', '/api/me', { token })).status).toBe(401);
  expect((await enter(body['username'], body['code'])).status).toBe(400);
});

test('without the profile seen nobody is let in, and nothing is left behind', async () => {
  expect(await letIn({ last_name: 'Unseen', profile_seen: false })).toMatchObject({
    status: 400,
    body: { profile_seen: [expect.stringContaining('profile first')] },
  });
  expect(await world.db.query('select 1 from staff where last_name = $1', ['Unseen'])).toEqual([]);
});

test('a second person of the same name gets a username of their own', async () => {
  expect((await letIn({ last_name: 'Same' })).body['username']).toBe('grace.same');
  expect((await letIn({ last_name: 'Same' })).body['username']).toBe('grace.same2');
});

test('a carer lets nobody in, and a manager nobody into a house of others', async () => {
  await world.person('cat');
  expect(await letIn({}, await world.signIn('cat'))).toMatchObject({
    status: 403,
    body: { detail: 'You do not have the right to manage accounts. A manager or a superuser can do this.' },
  });
  expect((await letIn({ home: world.oak })).status).toBe(404);
});

test('a request that arrives twice, one after the other or at once, makes one account with one code', async () => {
  const id = newId();
  const staffCalled = async () => world.db.query('select id from staff where last_name = $1', ['Twice']);
  const [first, second] = await Promise.all([letIn({ id, last_name: 'Twice' }), letIn({ id, last_name: 'Twice' })]);
  expect(first).toMatchObject({ status: 200, body: { id, username: 'grace.twice' } });
  expect(second.body).toEqual(first.body);
  expect((await letIn({ id, last_name: 'Twice' })).body).toEqual(first.body);
  expect(await staffCalled()).toEqual([{ id }]);
  expect(await world.db.query('select 1 from rota where staff = $1', [id])).toHaveLength(1);
  expect((await letIn({ id, last_name: 'Other' })).status, 'the same request with another name').toBe(409);
  expect((await enter('grace.twice', first.body['code'])).status).toBe(200);
  expect((await letIn({ id, last_name: 'Twice' })).status, 'once they have signed in').toBe(409);
});
