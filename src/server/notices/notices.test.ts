import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { entityNamed } from '#domain/register.ts';
import { crowd } from '#world/records/crowd.ts';
import { rowsRead, type Statement } from '#world/server/rows-read.ts';
import { makeWorld, now, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  world.clock = now;
});

const reminder = (given: object = {}) =>
  world.given('notification', {
    home: world.rose,
    resident: world.mrHale,
    severity: 'medium',
    title: 'Look in',
    staff: world.people.carer,
    ...given,
  });
const act = (role: 'manager' | 'senior' | 'carer' | 'superuser', id: string, action: string, given: object = {}) =>
  world.as(role).post(`/api/reminder/${id}/${action}/`, given);
const listed = async (query = '') =>
  (await world.as('manager').get(`/api/reminder/${query}`)).json().map(({ id }: { id: string }) => id);

test('who has seen a reminder stands in it, one after the other', async () => {
  const { id } = await reminder();
  expect((await act('carer', id, 'acknowledge', { version: 1 })).json()).toMatchObject({
    status: 'acknowledged',
    recipients: [{ staff: world.people.carer, acknowledged_at: now.toISOString() }],
  });
  const second = (await act('senior', id, 'acknowledge', { version: 2 })).json();
  expect(second.recipients.map(({ staff }: { staff: string }) => staff)).toEqual([
    world.people.carer,
    world.people.senior,
  ]);
});

test('a carer sees and acknowledges what is theirs alone', async () => {
  const { id } = await reminder({ staff: world.people.senior });
  expect((await act('carer', id, 'acknowledge', { version: 1 })).statusCode).toBe(404);
  expect((await act('superuser', id, 'acknowledge', { version: 1 })).statusCode).toBe(403);
  const own = await reminder();
  expect((await act('carer', own.id, 'action', { version: 1, action_plan: 'Done' })).statusCode).toBe(403);
  expect((await act('senior', own.id, 'acknowledge')).json()).toHaveProperty('version');
});

test('what is done about it is needed from medium on, and copied to the resident’s notes', async () => {
  const { id } = await reminder();
  expect((await act('senior', id, 'action', { version: 1 })).json()).toHaveProperty('action_plan');
  expect(
    (await act('senior', id, 'action', { version: 1, action_plan: 'Offer drinks every hour.' })).json(),
  ).toMatchObject({ status: 'actioned' });
  expect((await world.as('carer').get(`/api/note/?resident=${world.mrHale}`)).json()).toMatchObject([
    { body: 'Look in\nOffer drinks every hour.', include_in_handover: true },
  ]);
  const minor = await reminder({ severity: 'low' });
  expect((await act('senior', minor.id, 'action', { version: 1 })).json()).toMatchObject({ status: 'actioned' });
});

test('what is done about something of the house stands among the notes of the house', async () => {
  const { id } = await reminder({ resident: null, title: 'Gloves are low' });
  await act('senior', id, 'action', { version: 1, action_plan: 'Borrowed a box from Oak Lodge.' });
  expect((await world.as('carer').get(`/api/note/?home=${world.rose}&category=house`)).json()).toMatchObject([
    { body: 'Gloves are low\nBorrowed a box from Oak Lodge.', resident: null, include_in_handover: true },
  ]);
});

test('a reminder waits four hours at most, and a critical one not at all', async () => {
  const { id } = await reminder();
  expect(
    (
      await act('senior', id, 'snooze', { version: 1, snooze_reason: 'Asleep', snoozed_until: '2026-03-01T13:00:01Z' })
    ).json(),
  ).toHaveProperty('snoozed_until');
  expect(
    (
      await act('senior', id, 'snooze', { version: 1, snooze_reason: 'Asleep', snoozed_until: '2026-03-01T13:00:00Z' })
    ).json(),
  ).toMatchObject({ status: 'snoozed' });
  const critical = await reminder({ severity: 'critical' });
  expect(
    (
      await act('senior', critical.id, 'snooze', {
        version: 1,
        snooze_reason: 'Asleep',
        snoozed_until: '2026-03-01T10:00:00Z',
      })
    ).json(),
  ).toHaveProperty('status');
});

test('the list shows what still wants somebody, and what was put off in its time', async () => {
  const [waiting, done] = [await reminder(), await reminder({ severity: 'info' })];
  await act('senior', waiting.id, 'snooze', {
    version: 1,
    snooze_reason: 'Asleep',
    snoozed_until: '2026-03-01T11:00:00Z',
  });
  await act('senior', done.id, 'action', { version: 1 });
  expect(await listed()).not.toContain(waiting.id);
  expect(await listed()).not.toContain(done.id);
  expect(await listed('?status=actioned')).toContain(done.id);
  world.clock = new Date('2026-03-01T09:08:00Z');
  expect(await listed('?status=snoozed')).toContain(waiting.id);
});

test('what was dealt with long ago is not read again to find what is open', async () => {
  const old = await reminder();
  await world.owner.query(
    `update notification set status = 'cleared', created_at = $2::timestamptz + interval '1 day' where id = $1`,
    [old.id, world.clock],
  );
  await crowd(world.owner, entityNamed('notification'), old, 5_000);
  await world.owner.query('analyze notification');
  const open = await reminder();
  const asked = vi.spyOn(world.pool, 'query');
  expect(await listed()).toContain(open.id);
  const page = asked.mock.calls
    .map(([call]) => call as Statement)
    .find(({ text }) => text?.includes('as last, count(*)'));
  expect(await rowsRead(world.owner, 'notification', page ?? {})).toBeLessThanOrEqual(200);
  asked.mockRestore();
});

test('nobody gives a reminder of their own the code of a rule', async () => {
  const made = await world
    .as('senior')
    .post('/api/reminder/', { home: world.rose, title: 'Ring the surgery', rule_code: 'FL-4' });
  expect(made.json()).toMatchObject({ rule_code: 'manual' });
});
