import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';
import { hashed } from '../session/credentials/passwords.ts';

let world: World;
const pin = '274951';
beforeAll(async () => {
  world = await makeWorld();
  await world.owner.query('update credential set pin_hash = $1', [await hashed(world.parts, pin)]);
});
afterAll(() => world.close());

const stored = async (given: object = {}) =>
  world.given('confidential_info', {
    home: world.rose,
    resident: world.mrHale,
    staff: null,
    title: 'Meeting',
    content: 'What was said on Tuesday',
    access_list: [world.people.senior],
    access_groups: [],
    ...given,
  });
const reason = { reason_code: 'review', reason_text: 'The yearly review is due.', pin };
type Who = 'superuser' | 'manager' | 'senior' | 'carer' | 'agency' | 'auditor';
const open = (role: Who, id: string, given: object = {}) =>
  world.as(role).post(`/api/confidential-info/${id}/open/`, { ...reason, ...given });
const lines = async (id: string) =>
  (
    await world.owner.query<{ action: string; reason: string | null; result: string }>(
      `select action, reason, result from user_history where object_id = $1 and action like 'confidential%' order by seq`,
      [id],
    )
  ).rows;

test('whoever is on its list opens it with a reason and their PIN, for a quarter of an hour, and it is written down', async () => {
  const { id } = await stored();
  const answer = await open('senior', id);
  expect(answer.json()).toEqual({
    content: 'What was said on Tuesday',
    opened_at: '2026-03-01T09:00:00.000Z',
    until: '2026-03-01T09:15:00.000Z',
  });
  expect(await lines(id)).toEqual([{ action: 'confidential_opened', reason: reason.reason_text, result: 'ok' }]);
  const record = (await world.as('senior').get(`/api/confidential-info/${id}/`)).json();
  expect(record.access_log).toMatchObject([{ user: world.people.senior, reason_code: 'review' }]);
  expect(JSON.stringify(record)).not.toContain('Tuesday');
});

test.each([
  [{ reason_text: 'short' }, 'reason_text'],
  [{ reason_code: null }, 'reason_code'],
  [{ pin: '000000' }, 'pin'],
  [{ pin: undefined }, 'pin'],
])('without a reason and the right PIN it stays closed: %o', async (given, field) => {
  const { id } = await stored();
  const answer = await open('senior', id, given);
  expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, [field]]);
  expect(answer.body).not.toContain('Tuesday');
});

test('head office, which sees titles, opens it in an emergency only, and owner and manager are told', async () => {
  const { id } = await stored();
  expect((await open('superuser', id)).json()).toHaveProperty('reason_code');
  const answer = await open('superuser', id, { reason_code: 'emergency' });
  expect(answer.json()).toHaveProperty('content', 'What was said on Tuesday');
  expect(await lines(id)).toMatchObject([{ action: 'confidential_override' }]);
});

test('whoever is kept out does not get in, not even in an emergency, and it is not there for them', async () => {
  const { id } = await stored({ access_denied: [world.people.superuser] });
  const answer = await open('superuser', id, { reason_code: 'emergency' });
  expect(answer.statusCode).toBe(404);
  expect(await lines(id)).toMatchObject([{ action: 'confidential_denied', result: 'denied' }]);
});

test('for everybody else it is not there', async () => {
  const { id } = await stored();
  for (const role of ['carer', 'agency', 'auditor'] as const) {
    const answer = await open(role, id, { reason_code: 'emergency' });
    expect([role, answer.statusCode]).toEqual([role, 404]);
    expect(answer.body).not.toContain('Tuesday');
  }
});

test('no draft holds its content', async () => {
  const path = `/api/draft/confidential_info?record=${(await stored()).id}`;
  const values = { title: 'Meeting', content: 'What was said on Tuesday' };
  expect((await world.as('manager').put(path, { values })).json()).toMatchObject({ values: { title: 'Meeting' } });
  const { rows } = await world.owner.query<{ values: object }>('select "values" from draft');
  expect(JSON.stringify(rows)).not.toContain('Tuesday');
});

test('closing it says in its log how long it was open, once and by nobody else', async () => {
  const { id } = await stored();
  const { opened_at } = (await open('senior', id)).json();
  const end = (role: Who) => world.as(role).post(`/api/confidential-info/${id}/open/end/`, { opened_at });
  expect((await end('manager')).statusCode).toBe(404);
  expect((await end('senior')).json()).toEqual({ minutes_open: 1 });
  expect((await end('senior')).json()).toEqual({ minutes_open: 1 });
  expect((await lines(id)).map(({ action }) => action)).toEqual(['confidential_opened', 'confidential_closed']);
  const record = (await world.as('senior').get(`/api/confidential-info/${id}/`)).json();
  expect(record.access_log).toMatchObject([{ minutes_open: 1 }]);
});

test('what is hidden is known to its list alone: no title, no count, no search, no override', async () => {
  const { id } = await stored({
    title: 'Marigold',
    is_hidden: true,
    access_list: [world.people.senior, world.people.carer],
  });
  for (const role of ['superuser', 'manager', 'auditor'] as const) {
    const seen = world.as(role);
    expect([role, (await open(role, id, { reason_code: 'emergency' })).statusCode]).toEqual([role, 404]);
    expect([role, (await seen.get(`/api/confidential-info/${id}/`)).statusCode]).toEqual([role, 404]);
    for (const path of ['', '?search=Marigold', '?category=safeguarding', '?sort=title'])
      expect([role, path, (await seen.get(`/api/confidential-info/${path}`)).body.includes(id)]).toEqual([
        role,
        path,
        false,
      ]);
    expect([role, (await seen.get('/api/search/?q=Marigold')).body.includes(id)]).toEqual([role, false]);
  }
  expect((await open('carer', id)).statusCode).toBe(200);
});
