import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweep } from '../alerts/sweep/sweep.ts';
import { makeWorld, now, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  await world.owner.query('update home set registered_manager = $2 where id = $1', [world.rose, world.people.manager]);
});
afterAll(() => world.close());

type Role = Parameters<World['as']>[0];
const said = {
  from_type: 'family',
  from_name: 'Joan Hale',
  from_address: '2 Mill Lane',
  category: 'conduct',
  title: 'Spoken to sharply at tea',
  body: 'Dad was told to hurry up in front of everybody.',
};

async function complain(role: Role, more: object = {}): Promise<string> {
  const made = await world.as(role).post('/api/complaint/', { home: world.rose, ...said, ...more });
  expect(made.statusCode, made.body).toBe(201);
  return made.json<{ id: string }>().id;
}
const open = (role: Role, id: string) => world.as(role).get(`/api/complaint/${id}/`);
const step = (role: Role, id: string, given: object) => world.as(role).post(`/api/complaint/${id}/step/`, given);
const acknowledged = { status: 'acknowledged', acknowledged_at: now.toISOString(), acknowledged_how: 'letter' };
const alertsAbout = async (id: string) => {
  await sweep(world.app.context, { home: world.rose, resident: null });
  const { rows } = await world.owner.query<{
    rule_code: string;
    informed: string[];
    severity: string;
    message: string;
  }>(
    `select rule_code, informed, severity, message from notification where linked_object ->> 'id' = $1 and status = 'active' order by rule_code`,
    [id],
  );
  return rows;
};
const codes = async (id: string) => (await alertsAbout(id)).map(({ rule_code }) => rule_code);
/** Nobody is signed in for weeks, so the clock goes back after the look. */
const codesOn = async (day: string, id: string) => {
  world.clock = new Date(`${day}T09:00:00Z`);
  const found = await codes(id);
  world.clock = now;
  return found;
};

test('a complaint goes from received to what was learnt, and each clock raises its alert and clears it', async () => {
  const id = await complain('carer');
  expect(await codes(id)).toEqual(['CMP-1']);
  expect((await step('senior', id, { ...acknowledged, version: 1 })).statusCode).toBe(403);
  expect((await step('manager', id, { status: 'acknowledged', version: 1 })).json()).toHaveProperty('acknowledged_at');
  expect((await step('manager', id, { ...acknowledged, version: 1 })).json()).toMatchObject({
    acknowledged_by: world.people.manager,
    investigate_by: '2026-03-06',
  });
  expect(await codes(id)).toEqual(['CMP-2']);
  const investigator = world.people.senior;
  expect((await step('manager', id, { status: 'investigating', investigator, version: 2 })).json()).toMatchObject({
    status: 'investigating',
    investigator,
  });
  const [asked] = await alertsAbout(id);
  expect(asked).toMatchObject({ rule_code: 'CMP-3', informed: [investigator] });
  const found = { findings: 'I spoke with three residents who were there. It was said.', version: 3 };
  expect((await world.as('senior').patch(`/api/complaint/${id}/`, { ...found, title: 'Other' })).statusCode).toBe(403);
  expect((await world.as('senior').patch(`/api/complaint/${id}/`, found)).statusCode).toBe(200);
  expect(await codes(id)).toEqual([]);
  expect(await codesOn('2026-03-30', id)).toEqual(['CMP-4']);
  const answer = {
    status: 'answered',
    outcome: 'upheld',
    answer: 'It should not have been said, and we are sorry.',
    answered_at: now.toISOString(),
    answered_how: 'letter',
  };
  expect((await step('senior', id, { ...answer, version: 4 })).statusCode).toBe(403);
  expect((await step('manager', id, { ...answer, version: 4 })).json()).toMatchObject({ learn_by: '2026-03-15' });
  expect(await codesOn('2026-03-17', id)).toEqual(['CMP-5']);
  expect((await step('manager', id, { status: 'closed', version: 5 })).json()).toHaveProperty('learning');
  const closed = { status: 'closed', learning: 'Tea is later, so that nobody is hurried.', contentment: 'yes' };
  expect((await step('manager', id, { ...closed, version: 5 })).json()).toMatchObject({ status: 'closed' });
  expect(await codes(id)).toEqual([]);
  expect(
    (await world.as('manager').patch(`/api/complaint/${id}/`, { version: 6, findings: 'Something else' })).json(),
  ).toHaveProperty('findings');
});

test('nobody looks into a complaint that concerns them, nor somebody who could not open it', async () => {
  const id = await complain('manager', { concerns: [world.people.senior] });
  await step('manager', id, { ...acknowledged, version: 1 });
  const name = (investigator: string) => step('manager', id, { status: 'investigating', investigator, version: 2 });
  expect((await name(world.people.senior)).json()).toEqual({
    investigator: ['It concerns this person. Choose somebody whom it does not concern.'],
  });
  expect((await name(world.people.agency)).json()).toHaveProperty('investigator');
  expect((await name(world.people.manager)).statusCode).toBe(200);
});

test('whoever a complaint concerns finds it nowhere, whatever their rights: not itself, its history, its reminders or its events', async () => {
  const id = await complain('senior', { concerns: [world.people.manager] });
  const [alert] = await alertsAbout(id);
  expect(alert).toMatchObject({ rule_code: 'CMP-1', informed: [world.people.superuser] });
  expect(alert?.message).not.toContain('tea');
  const manager = world.as('manager');
  expect((await open('manager', id)).statusCode).toBe(404);
  expect((await step('manager', id, { ...acknowledged, version: 1 })).statusCode).toBe(404);
  expect((await manager.patch(`/api/complaint/${id}/`, { version: 1, title: 'Nothing' })).statusCode).toBe(404);
  for (const path of ['complaint', 'reminder', `userHistory?object_id=${id}`, `userHistory?entity=complaint`])
    expect((await manager.get(`/api/${path}`)).body, path).not.toContain(id);
  expect((await manager.get(`/api/complaint/${id}/versions/`)).statusCode).toBe(404);
  expect((await world.as('superuser').get(`/api/userHistory?object_id=${id}`)).body).toContain(id);
  expect((await open('superuser', id)).statusCode).toBe(200);
  expect((await open('senior', id)).statusCode).toBe(200);
});

test('a carer may write down a complaint about themselves, and then reads it no more', async () => {
  const id = await complain('carer', { concerns: [world.people.carer] });
  expect((await open('carer', id)).statusCode).toBe(404);
  expect((await open('manager', id)).statusCode).toBe(200);
});

test('a carer reads the complaints they wrote down and no others, and an auditor reads all of them and changes none', async () => {
  const [own, other] = [await complain('carer'), await complain('manager')];
  const listed = async (role: Role) => (await world.as(role).get('/api/complaint/?limit=200')).body;
  expect(await listed('carer')).toContain(own);
  expect(await listed('carer')).not.toContain(other);
  expect((await open('carer', other)).statusCode).toBe(404);
  expect(await listed('auditor')).toContain(other);
  expect((await step('auditor', other, { ...acknowledged, version: 1 })).statusCode).toBe(403);
  expect((await world.as('auditor').post('/api/complaint/', { home: world.rose, ...said })).statusCode).toBe(403);
});

test('a complaint of another house is not found', async () => {
  const { id } = await world.given('complaint', { home: world.willow }, 'willow');
  expect((await open('manager', id)).statusCode).toBe(404);
  expect((await step('manager', id, { ...acknowledged, version: 1 })).statusCode).toBe(404);
});

test('an answer that takes longer has a later day and its reason, and the alert clears', async () => {
  const id = await complain('manager');
  const delay = (given: object) => world.as('manager').post(`/api/complaint/${id}/delay/`, given);
  const later = { answer_by: '2026-04-20', delay_reason: 'The GP’s notes have not come.' };
  expect((await delay({ ...later, version: 1 })).json()).toHaveProperty('status');
  await step('manager', id, { ...acknowledged, version: 1 });
  await step('manager', id, { status: 'investigating', investigator: world.people.manager, version: 2 });
  await world.as('manager').patch(`/api/complaint/${id}/`, { findings: 'Nothing yet.', version: 3 });
  expect(await codesOn('2026-03-30', id)).toEqual(['CMP-4']);
  expect((await delay({ ...later, answer_by: '2026-03-20', version: 4 })).json()).toHaveProperty('answer_by');
  expect((await delay({ answer_by: '2026-04-20', version: 4 })).json()).toHaveProperty('delay_reason');
  expect((await delay({ ...later, version: 4 })).json()).toMatchObject({ answer_by: '2026-04-20' });
  expect(await codesOn('2026-03-30', id)).toEqual([]);
});

test('what was withdrawn can be taken up again, and what was closed looked into again', async () => {
  const id = await complain('manager');
  expect((await step('manager', id, { status: 'withdrawn', version: 1 })).json()).toHaveProperty('withdraw_reason');
  await step('manager', id, { status: 'withdrawn', withdraw_reason: 'Settled over a cup of tea.', version: 1 });
  expect(await codes(id)).toEqual([]);
  const again = { ...acknowledged, reopen_reason: 'It happened once more.', version: 2 };
  expect((await step('manager', id, again)).json()).toMatchObject({ status: 'acknowledged', answer_by: '2026-03-29' });
});

test('a complaint needs to know who complains, or that they stay unnamed', async () => {
  const without = { ...said, from_name: null, home: world.rose };
  expect((await world.as('carer').post('/api/complaint/', without)).json()).toHaveProperty('from_name');
  expect((await world.as('carer').post('/api/complaint/', { ...without, is_anonymous: true })).json()).toMatchObject({
    created_by: null,
    from_address: null,
  });
});
