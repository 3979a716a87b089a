import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { v7 } from 'uuid';
import { addHours } from '#domain/kit/time/time.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { eventually } from '#world/eventually.ts';
import type { Actor } from '../kit/access/actor.ts';
import { changeRecord, actSetting } from '../kit/records/change-record.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const person = () => {
  const id = v7();
  return world.given('resident', {
    id,
    status: 'current',
    admission_date: '2020-01-01',
    date_of_birth: '1950-05-05',
    national_id_type: 'local',
    national_id: `LOCAL-${id.slice(-8)}`,
    home: world.rose,
  });
};
const coming = () => {
  const id = v7();
  return world.given('resident', {
    id,
    status: 'pre_admission',
    admission_date: '2026-03-10',
    date_of_birth: '1950-05-05',
    national_id_type: 'local',
    national_id: `LOCAL-${id.slice(-8)}`,
    home: world.rose,
  });
};
const leftDaysAgo = (id: string, days: number) =>
  world.owner.query('update departure set left_at = $2 where resident = $1', [
    id,
    addHours(world.clock.toISOString(), -24 * days),
  ]);
const departures = async (id: string) =>
  (await world.owner.query('select home, reason from departure where resident = $1', [id])).rows;

test('a manager of both houses moves a resident, and both houses read that it happened', async () => {
  const { id } = await person();
  const office = world.as('superuser');
  const moved = await office.patch(`/api/resident/${id}/`, { version: 1, home: world.willow });
  expect(moved.statusCode).toBe(200);
  expect(await departures(id)).toEqual([{ home: world.rose, reason: 'moved' }]);
  const { rows } = await world.owner.query(
    `select home from user_history where object_id = $1 and action = 'resident_moved' order by seq`,
    [id],
  );
  expect(rows.map(({ home }) => home)).toEqual([world.willow, world.rose]);
  await office.patch(`/api/resident/${id}/`, { version: 2, home: world.rose });
  expect(await departures(id)).toEqual([{ home: world.willow, reason: 'moved' }]);
});

test('a senior does not move residents, and a manager not to a house that is not theirs', async () => {
  const { id } = await person();
  const both = await world.holding('view_resident', 'change_resident');
  await world.owner.query('update staff set homes = $2 where id = $1', [both.id, [world.rose, world.willow]]);
  expect((await both.patch(`/api/resident/${id}/`, { version: 1, home: world.willow })).statusCode).toBe(403);
  expect(
    (await world.as('manager').patch(`/api/resident/${id}/`, { version: 1, home: world.willow })).json(),
  ).toHaveProperty('home');
});

test('the old house reads for a while what it may no longer write', async () => {
  const { id } = await person();
  await world.as('superuser').patch(`/api/resident/${id}/`, { version: 1, home: world.willow });
  const manager = world.as('manager');
  expect((await manager.get(`/api/resident/${id}/`)).statusCode).toBe(200);
  expect((await manager.patch(`/api/resident/${id}/`, { version: 2, room: '4' })).statusCode).toBe(403);
  expect(
    (await manager.post('/api/weight/', await world.input('weight', { resident: id, weight_kg: 61 }))).statusCode,
  ).toBe(403);
  await leftDaysAgo(id, 8);
  expect((await manager.get(`/api/resident/${id}/`)).statusCode).toBe(404);
});

test('moving in, going away and coming back are told', async () => {
  const { id } = await person();
  const senior = world.as('senior');
  expect((await senior.patch(`/api/resident/${id}/`, { version: 1, status: 'hospital' })).json()).toHaveProperty(
    'hospital',
  );
  expect(
    (
      await senior.patch(`/api/resident/${id}/`, {
        version: 1,
        status: 'hospital',
        hospital: 'St James’s, ward 14',
        hospital_reason: 'Chest pain',
      })
    ).json(),
  ).toMatchObject({ status: 'hospital', expected_return_date: null });
  const { rows } = await world.owner.query(
    `select action from user_history where object_id = $1 and action like 'resident%' order by seq`,
    [id],
  );
  expect(rows.map(({ action }) => action)).toEqual(['resident_admitted', 'resident_status_changed']);
});

test('leaving and coming back decide who goes on reading', async () => {
  const { id, home } = await person();
  const actor: Actor = {
    id: world.people.manager,
    name: 'manager Lee',
    role: 'Manager',
    groups: [],
    rights: new Set(['view_resident', 'change_resident', 'readmit_resident']),
    isSuperuser: false,
    homes: [world.rose],
    practice: [],
    isAuditor: false,
    isAgency: false,
    provenAt: null,
    session: v7(),
    ip: '127.0.0.1',
    device: 'test',
    zoneIn: () => 'Europe/London',
    shiftAt: () => null,
  };
  await changeRecord(
    { context: world.context, actor, entity: resident },
    id,
    { version: 1 },
    { as: actSetting('update', { status: 'discharged' }) },
  );
  expect(await departures(id)).toEqual([{ home, reason: 'left' }]);
  const back = await world
    .as('manager')
    .patch(`/api/resident/${id}/`, { version: 2, status: 'current', admission_date: '2026-03-01' });
  expect(back.statusCode).toBe(200);
  expect(await departures(id)).toEqual([]);
});

test('nobody loses their last emergency contact unnoticed', async () => {
  const contact = await world.given('family', {
    resident: world.mrHale,
    is_emergency_contact: true,
    emergency_order: 1,
    is_active: true,
  });
  const manager = world.as('manager');
  const path = `/api/family/${contact.id}/`;
  expect((await manager.patch(path, { version: 1, is_emergency_contact: false })).json()).toHaveProperty(
    'warnings.is_emergency_contact',
  );
  await world.given('family', {
    resident: world.mrHale,
    is_emergency_contact: true,
    emergency_order: 2,
    is_active: true,
  });
  expect((await manager.patch(path, { version: 1, is_emergency_contact: false })).statusCode).toBe(200);
});

test('monitoring is stored once for a resident, and the history says what was switched', async () => {
  const senior = world.as('senior');
  const details = [{ chart: 'weight', frequency: 'weekly', reason: 'Losing weight', review_date: '2026-04-01' }];
  const made = await senior.post('/api/care-tracking/', { resident: world.mrHale, weight: true, details });
  expect(made.statusCode).toBe(201);
  expect((await senior.post('/api/care-tracking/', { resident: world.mrHale })).json()).toHaveProperty('resident');
  await senior.patch(`/api/care-tracking/${made.json().id}/`, {
    version: 1,
    weight: false,
    mood: true,
    details: [{ ...details[0], chart: 'mood' }],
  });
  const { rows } = await world.owner.query(
    `select action, summary from user_history where object_id = $1 and action like 'tracking%' order by seq`,
    [made.json().id],
  );
  expect(rows).toEqual([
    { action: 'tracking_on', summary: 'weight' },
    { action: 'tracking_off', summary: 'weight' },
    { action: 'tracking_on', summary: 'mood' },
  ]);
  expect((await world.as('carer').post('/api/care-tracking/', { resident: world.mrHale })).statusCode).toBe(403);
});

test('whoever works in both houses goes on seeing a resident who moved from one to the other', async () => {
  const { id } = await person();
  const office = world.as('superuser');
  await office.patch(`/api/resident/${id}/`, { version: 1, home: world.willow });
  await leftDaysAgo(id, 8);
  expect((await office.get(`/api/resident/${id}/`)).statusCode).toBe(200);
  expect((await office.get('/api/resident/?limit=200')).json().map((one: { id: string }) => one.id)).toContain(id);
  expect((await world.as('senior').get(`/api/resident/${id}/`)).statusCode).toBe(404);
});

describe('a closed house', () => {
  const shut = (status: string) =>
    world.owner.query('update home set status = $2 where id = $1', [world.willow, status]);
  const refusal = { home: ['House must be one that is open. Nobody moves into a closed house.'] };
  const office = () => world.as('superuser');
  afterEach(() => shut('active'));

  test('takes nobody in, neither as a newcomer nor from another house', async () => {
    const { id } = await person();
    await shut('closed');
    const newcomer = await world.input('resident', {
      status: 'current',
      admission_date: '2020-01-01',
      date_of_birth: '1950-05-05',
      national_id_type: 'local',
      national_id: 'LOCAL-NEW',
      home: world.willow,
    });
    expect((await office().post('/api/resident/', newcomer)).json()).toEqual(refusal);
    expect((await office().patch(`/api/resident/${id}/`, { version: 1, home: world.willow })).json()).toEqual(refusal);
    expect((await office().patch(`/api/resident/${id}/`, { version: 1, room: '4' })).statusCode).toBe(200);
  });

  test('is not closed over the head of somebody who is just moving in', async () => {
    const { id } = await person();
    await world.owner.query(
      `update resident set home = $1 where home = $2 and status in ('current', 'hospital', 'on_leave')`,
      [world.rose, world.willow],
    );
    const [{ version }] = (await world.owner.query('select version from home where id = $1', [world.willow])).rows;
    const door = await world.owner.connect();
    await door.query('begin');
    await door.query('select 1 from home where id = $1 for share', [world.willow]);
    await door.query('update resident set home = $2 where id = $1', [id, world.willow]);
    const closing = office().patch(`/api/home/${world.willow}/`, { version, status: 'closed' });
    await eventually(async () =>
      expect(
        (
          await world.owner.query(
            `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
        ).rowCount,
      ).toBe(1),
    );
    await door.query('commit');
    door.release();
    expect((await closing).json()).toHaveProperty('status', [
      'People live in this house. It can be closed when the last of them has moved.',
    ]);
  });
});

test('somebody who comes in a hurry is admitted with what is not known yet, and it is gone once it is answered', async () => {
  const unanswered = {
    national_id: null,
    date_of_birth: null,
    gp_name: null,
    gp_phone: null,
    allergies: [],
    no_known_allergies: false,
  };
  const asked = {
    national_id_unknown: false,
    date_of_birth_unknown: false,
    gp_unknown: false,
    allergies_unknown: false,
  };
  const input = {
    ...(await world.input('resident', { home: world.rose, status: 'current' })),
    ...unanswered,
    ...asked,
  };
  const senior = world.as('senior');
  expect(Object.keys((await senior.post('/api/resident/', input)).json()).toSorted()).toEqual([
    'date_of_birth',
    'gp_name',
    'gp_phone',
    'national_id',
  ]);
  const made = await senior.post('/api/resident/', {
    ...input,
    national_id_unknown: true,
    date_of_birth_unknown: true,
    gp_unknown: true,
    allergies_unknown: true,
  });
  expect(made.statusCode, made.body).toBe(201);
  const { id, version } = made.json();
  expect(made.json()).toMatchObject({
    national_id: null,
    date_of_birth: null,
    gp_name: null,
    no_known_allergies: false,
    allergies_unknown: true,
  });
  const answered = await senior.patch(`/api/resident/${id}/`, {
    version,
    date_of_birth: '1941-03-04',
    allergies: [{ substance: 'penicillin', severity: 'mild' }],
  });
  expect(answered.json()).toMatchObject({ date_of_birth_unknown: false, allergies_unknown: false, gp_unknown: true });
});

test('whoever moves into a full house is admitted only once somebody has confirmed it', async () => {
  await world.owner.query(
    "update home set max_residents = (select count(*) from resident p where p.home = $1 and not p.is_deleted and p.status in ('current', 'hospital', 'on_leave')) where id = $1",
    [world.rose],
  );
  const { id } = await coming();
  const senior = world.as('senior');
  const asked = await senior.patch(`/api/resident/${id}/`, { version: 1, status: 'current' });
  expect(asked.json()).toMatchObject({ warnings: { status: [expect.stringContaining('over_capacity')] } });
  expect(
    (
      await senior.patch(`/api/resident/${id}/`, {
        version: 1,
        status: 'current',
        confirmed_warnings: ['over_capacity'],
      })
    ).statusCode,
  ).toBe(200);
  expect(
    (await senior.patch(`/api/resident/${id}/`, { version: 2, room: '9' })).statusCode,
    'asked once, not with every change',
  ).toBe(200);
  await world.owner.query('update home set max_residents = 200 where id = $1', [world.rose]);
});

test('an enquiry that came to nothing leaves the lists with its reason, and can come true later', async () => {
  const { id } = await coming();
  const senior = world.as('senior');
  const listed = async (more = '') =>
    ((await senior.get(`/api/resident/?home=${world.rose}&limit=200${more}`)).json() as { id: string }[]).some(
      (row) => row.id === id,
    );
  expect(await listed()).toBe(true);
  expect((await senior.patch(`/api/resident/${id}/`, { version: 1, status: 'not_admitted' })).json()).toHaveProperty(
    'not_admitted_reason',
  );
  expect(
    (
      await senior.patch(`/api/resident/${id}/`, {
        version: 1,
        status: 'not_admitted',
        not_admitted_reason: 'Chose a home nearer to her sister.',
      })
    ).statusCode,
  ).toBe(200);
  expect([await listed(), await listed('&status=not_admitted')]).toEqual([false, true]);
  expect((await senior.patch(`/api/resident/${id}/`, { version: 2, status: 'pre_admission' })).json()).toMatchObject({
    status: 'pre_admission',
    not_admitted_reason: null,
  });
  expect(await listed()).toBe(true);
});

test('whoever changes a field beyond their right is told which, and who can', async () => {
  const answer = await world.as('carer').patch(`/api/resident/${world.mrHale}/`, { version: 1, room: '77' });
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toEqual({
    detail: 'You may not change: Room. A senior, a manager or a superuser can do this.',
  });
});
