import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RepairOverview } from '#domain/premises/repairs/repair-costs.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});
afterEach(() => world.close());

const repair = (title: string, more: object = {}) =>
  world.given('repair_record', {
    home: world.rose,
    title,
    location: 'Kitchen',
    category: 'other',
    priority: 'routine',
    contractor: null,
    cost: null,
    lost_supply: null,
    ...more,
  });
const read = async (role: Parameters<World['as']>[0], home = world.rose) =>
  world.as(role).get(`/api/home/${home}/repairs/`);
const step = (role: 'manager' | 'senior' | 'carer', id: string, given: object) =>
  world.as(role).post(`/api/repair-record/${id}/status/`, given);
const regulator = (role: 'manager' | 'senior', id: string, given: object) =>
  world.as(role).post(`/api/repair-record/${id}/regulator/`, given);

test('the repairs of a house are those that are open, to be verified or closed in four weeks, and a year of costs', async () => {
  const ids = new Map<string, string>();
  for (const title of ['Open', 'Done', 'Closed', 'Long closed', 'Cancelled', 'Removed', 'Ancient'])
    ids.set(title, (await repair(title, { location: title === 'Open' ? ' Hall' : 'Kitchen' })).id);
  const set = (title: string, sets: string) =>
    world.owner.query(`update repair_record set ${sets} where id = $1`, [ids.get(title)]);
  await set('Done', `status = 'completed', completed_at = '2026-02-28T10:00:00Z'`);
  await set('Closed', `status = 'verified', completed_at = '2026-02-27T10:00:00Z', contractor = 'Aire', cost = 12.5`);
  await set(
    'Long closed',
    `status = 'verified', completed_at = '2025-11-01T00:30:00Z', contractor = ' Aire', cost = 7`,
  );
  await set('Ancient', `status = 'verified', completed_at = '2025-02-28T10:00:00Z', contractor = 'Aire', cost = 900`);
  await set('Cancelled', `status = 'cancelled', cancel_reason = 'Twice'`);
  await set('Removed', `is_deleted = true`);
  const { repairs, costs, places } = (await read('carer')).json<RepairOverview>();
  expect(repairs.map(({ title }) => title).toSorted()).toEqual(['Cancelled', 'Closed', 'Done', 'Open']);
  expect(costs).toEqual([
    { month: '2025-11', contractor: 'Aire', repairs: 1, cost: 7, unpriced: 0 },
    { month: '2026-02', contractor: 'Aire', repairs: 1, cost: 12.5, unpriced: 0 },
    { month: '2026-02', contractor: null, repairs: 1, cost: 0, unpriced: 1 },
  ]);
  expect(places).toEqual(expect.arrayContaining(['Kitchen', 'Hall']));
});

test('the repairs of another house are not found', async () => {
  expect((await read('manager', world.willow)).statusCode).toBe(404);
  expect((await read('auditor')).statusCode).toBe(200);
});

test('whoever looks at a report says how urgent it is, and whoever completes it what it cost, in the same step', async () => {
  const { id } = await repair('Step');
  expect((await step('senior', id, { status: 'triaged', version: 1, priority: 'urgent' })).json()).toMatchObject({
    status: 'triaged',
    priority: 'urgent',
  });
  expect(
    (await step('senior', id, { status: 'assigned', version: 2, contractor: 'Aire Heating', quote: 80 })).json(),
  ).toMatchObject({ contractor: 'Aire Heating', quote: 80 });
  await step('senior', id, { status: 'in_progress', version: 3 });
  const done = {
    attended_at: '2026-03-01T08:00:00Z',
    completed_at: '2026-03-01T08:30:00Z',
    work_done: 'Bled',
    cost: 60,
  };
  expect((await step('senior', id, { status: 'completed', version: 4, ...done })).json()).toMatchObject({ cost: 60 });
  expect((await step('manager', id, { status: 'verified', version: 5 })).statusCode).toBe(200);
  expect(
    (await step('senior', id, { status: 'in_progress', version: 6, reopen_reason: 'Cold again' })).json(),
  ).toMatchObject({ status: 'in_progress', reopen_reason: 'Cold again', verified_by: null });
});

test('a lost supply waits for a manager to say when the regulator was told, or why it is not', async () => {
  const { id } = await repair('No water', { lost_supply: 'water' });
  const stored = async () => (await world.as('carer').get(`/api/repair-record/${id}/`)).json();
  expect(await stored()).toMatchObject({ cqc_notifiable: 'pending', cqc_sent_at: null });
  const notified = { cqc_notifiable: 'yes', cqc_sent_at: '2026-03-01T08:00:00Z', cqc_reference: 'NOT-1', version: 1 };
  expect((await regulator('senior', id, notified)).statusCode).toBe(403);
  expect((await regulator('manager', id, { version: 1 })).json()).toHaveProperty('cqc_notifiable');
  expect((await regulator('manager', id, { cqc_notifiable: 'no', version: 1 })).json()).toHaveProperty('cqc_reason');
  expect((await regulator('manager', id, { ...notified, cqc_sent_at: '2026-03-02T08:00:00Z' })).json()).toHaveProperty(
    'cqc_sent_at',
  );
  expect((await regulator('manager', id, notified)).json()).toMatchObject({
    cqc_notifiable: 'yes',
    cqc_reference: 'NOT-1',
  });
  const { rows } = await world.owner.query(
    `select action from user_history where object_id = $1 and action = 'regulator_notified'`,
    [id],
  );
  expect(rows).toHaveLength(1);
  expect(
    (await world.as('manager').patch(`/api/repair-record/${id}`, { cqc_sent_at: null, version: 2 })).statusCode,
  ).not.toBe(500);
  expect(await stored()).toMatchObject({ cqc_reference: 'NOT-1' });
  expect(
    (await regulator('manager', id, { cqc_notifiable: 'no', cqc_reason: 'Back after two hours', version: 2 })).json(),
  ).toMatchObject({ cqc_sent_at: null, cqc_reason: 'Back after two hours' });
});

test('where no supply was away there is nothing to tell the regulator', async () => {
  const { id } = await repair('Tap drips');
  expect((await regulator('manager', id, { cqc_notifiable: 'yes', version: 1 })).json()).toHaveProperty('lost_supply');
});
