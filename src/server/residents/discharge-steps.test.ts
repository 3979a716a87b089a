import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { confirming } from '#world/records/confirming.ts';
import { makeWorld, now, type Caller, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  world.clock = now;
});

let number = 0;
const someone = (given: object = {}) =>
  world.given('resident', {
    status: 'current',
    admission_date: '2025-01-01',
    national_id_type: 'local',
    national_id: `ROSE ${(number += 1)}`,
    home: world.rose,
    mha_status: 'none',
    date_of_birth: '1950-05-05',
    ...given,
  });

async function leaving(resident: string, given: object = {}) {
  const input = {
    resident,
    discharge_type: 'family',
    reason: 'Moves to his daughter',
    summary: 'Walks with a stick.',
    discharge_date: '2026-03-01',
    ...given,
  };
  return (await world.as('manager').post('/api/discharge/', input)).json<{ id: string; version: number }>();
}
const complete = (caller: Caller, id: string, given: object = {}) =>
  confirming((body) => caller.post(`/api/discharge/${id}/complete/`, body), { version: 1, ...given });
const reverse = (caller: Caller, id: string, given: object = {}) =>
  caller.post(`/api/discharge/${id}/reverse/`, { version: 2, reversal_reason: 'He stays after all', ...given });
const personNow = async (id: string) =>
  (await world.as('manager').get(`/api/resident/${id}/`)).json<{
    status: string;
    is_discharged_status: boolean;
    version: number;
  }>();
const rowNow = async (table: string, id: string) =>
  (await world.owner.query(`select * from "${table}" where id = $1`, [id])).rows[0];

test('a manager completes a discharge: the resident has left, and the record says until when it is kept', async () => {
  const { id: person } = await someone();
  const { id } = await leaving(person);
  const done = await complete(world.as('manager'), id);
  expect([done.statusCode, done.json()]).toMatchObject([
    200,
    { status: 'completed', completed_by: world.people.manager, records_review_on: '2034-03-01', checklist_pct: 0 },
  ]);
  expect(await personNow(person)).toMatchObject({ status: 'discharged', is_discharged_status: true });
  const { rows } = await world.owner.query(
    `select action from user_history where object_id = $1 and action like 'resident_%' order by seq`,
    [person],
  );
  expect(rows.map(({ action }) => action)).toContain('resident_discharged');
});

test('a death is a leaving of its own', async () => {
  const { id: person } = await someone();
  const death = {
    discharge_type: 'deceased',
    died_at: '2026-03-01T03:00:00.000Z',
    place: 'In her room',
    next_of_kin_told_at: '2026-03-01T03:30:00.000Z',
  };
  const { id } = await leaving(person, death);
  expect((await complete(world.as('manager'), id)).json()).toHaveProperty('regulator_notified_at');
  expect(
    (await complete(world.as('manager'), id, { regulator_notified_at: '2026-03-01T08:00:00.000Z' })).json(),
  ).toHaveProperty('regulator_reference');
  expect(
    (
      await complete(world.as('manager'), id, {
        regulator_notified_at: '2026-03-01T08:00:00.000Z',
        regulator_reference: 'CQC-16-204',
      })
    ).statusCode,
  ).toBe(200);
  expect(await personNow(person)).toMatchObject({ status: 'deceased', is_discharged_status: true });
});

test('only a manager completes or reverses', async () => {
  const { id: person } = await someone();
  const { id } = await leaving(person);
  for (const role of ['senior', 'carer', 'superuser', 'auditor'] as const)
    expect((await complete(world.as(role), id)).statusCode, role).toBe(403);
  expect((await complete(world.as('agency'), id)).statusCode).not.toBe(200);
  expect((await complete(world.as(null), id)).statusCode).toBe(401);
  await complete(world.as('manager'), id);
  for (const role of ['senior', 'superuser'] as const)
    expect((await reverse(world.as(role), id)).statusCode, role).toBe(403);
  expect(await personNow(person)).toMatchObject({ status: 'discharged' });
});

test('a discharge in another house is not there', async () => {
  const { id } = await world.given(
    'discharge',
    { resident: world.msBird, discharge_type: 'family', discharge_date: '2026-03-01' },
    'willow',
  );
  expect((await complete(world.as('manager'), id)).statusCode).toBe(404);
  expect((await reverse(world.as('manager'), id)).statusCode).toBe(404);
  expect((await world.as('manager').get(`/api/resident/${world.msBird}/leaving/`)).statusCode).toBe(404);
});

test('it is completed by the version that was read, and once', async () => {
  const { id: person } = await someone();
  const { id } = await leaving(person);
  const manager = world.as('manager');
  expect((await manager.post(`/api/discharge/${id}/complete/`, {})).json()).toHaveProperty('version');
  const both = await Promise.all([complete(manager, id), complete(manager, id)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect((await complete(manager, id)).statusCode).toBe(409);
  expect(await personNow(person)).toMatchObject({ status: 'discharged' });
});

test('nobody leaves ahead of the day, twice, or before they came', async () => {
  const manager = world.as('manager');
  const ahead = await leaving((await someone()).id, { discharge_date: '2026-03-02' });
  expect((await complete(manager, ahead.id)).json()).toHaveProperty('discharge_date');
  const undated = await leaving((await someone()).id, { discharge_date: null });
  expect((await complete(manager, undated.id)).json()).toHaveProperty('discharge_date');
  const notYet = await leaving((await someone({ status: 'pre_admission' })).id);
  expect((await complete(manager, notYet.id)).json()).toHaveProperty('status');
});

test('the number on the papers, where it is given, is that of the person who leaves', async () => {
  const { id: person, national_id: own } = await someone();
  const { id } = await leaving(person);
  const wrong = await complete(world.as('manager'), id, { national_id: 'ROSE 999' });
  expect([wrong.statusCode, wrong.json()]).toMatchObject([400, { national_id: expect.anything() }]);
  expect(await personNow(person)).toMatchObject({ status: 'current' });
  expect(
    (await complete(world.as('manager'), id, { national_id: String(own).replace(' ', '').toLowerCase() })).statusCode,
  ).toBe(200);
});

test('the state is not typed, neither of the discharge nor of the resident', async () => {
  const { id: person } = await someone();
  const { id } = await leaving(person);
  const manager = world.as('manager');
  expect((await manager.patch(`/api/discharge/${id}/`, { version: 1, status: 'completed' })).json()).toHaveProperty(
    'status',
  );
  expect((await manager.patch(`/api/resident/${person}/`, { version: 1, status: 'discharged' })).json()).toHaveProperty(
    'status',
  );
  await manager.patch(`/api/resident/${person}/`, { version: 1, is_discharged_status: true, room: '12' });
  expect(await personNow(person)).toMatchObject({ is_discharged_status: false });
});

describe('what stays open', () => {
  test('is told to whoever prepares the leaving, and asked about before it is completed', async () => {
    const { id: person } = await someone();
    const { id } = await leaving(person);
    await world.given('inventory', {
      resident: person,
      item_name: 'Radio',
      category: 'other',
      estimated_value: null,
      is_valuable: false,
      status: 'present',
      location: 'bedroom',
    });
    await world.given('incident', { resident: person, occurred_at: '2026-02-28T10:00:00.000Z' });
    const open = (await world.as('manager').get(`/api/resident/${person}/leaving/`)).json();
    expect(open).toMatchObject({
      balances: [],
      belongings: [{ item_name: 'Radio', status: 'present' }],
      incidents: [{ status: 'draft' }],
      appointments: [],
      watched: [],
    });
    const asked = await world.as('manager').post(`/api/discharge/${id}/complete/`, { version: 1 });
    expect([asked.statusCode, Object.keys(asked.json().warnings)]).toEqual([
      400,
      expect.arrayContaining(['property_checked_and_returned', 'status']),
    ]);
    expect((await complete(world.as('manager'), id)).json().warning_codes).toEqual(
      expect.arrayContaining(['belongings_left', 'incidents_open']),
    );
  });

  test('shows no more than its reader may see', async () => {
    const { id: person } = await someone();
    const few = await world.holding('view_resident', 'view_discharge', 'view_inventory');
    expect(Object.keys((await few.get(`/api/resident/${person}/leaving/`)).json()).toSorted()).toEqual([
      'belongings',
      'scheduled',
    ]);
    expect((await world.as('agency').get(`/api/resident/${person}/leaving/`)).statusCode).toBe(403);
  });

  test('an incident that was open is still finished after the resident has left', async () => {
    const { id: person } = await someone();
    const { id: report } = await world.given('incident', { resident: person, occurred_at: '2026-02-28T10:00:00.000Z' });
    await complete(world.as('manager'), (await leaving(person)).id);
    const submitted = await confirming((body) => world.as('senior').post(`/api/incident/${report}/submit/`, body), {
      version: 1,
    });
    expect(submitted.statusCode).not.toBe(403);
  });

  test('what happened before the leaving may still be reported, what comes after it happened to nobody here', async () => {
    const { id: person } = await someone();
    await complete(world.as('manager'), (await leaving(person, { discharge_date: '2026-02-28' })).id);
    const input = await world.input('incident', { resident: person });
    const report = (occurred_at: string) =>
      confirming((body) => world.as('senior').post('/api/incident/', body), {
        ...input,
        late_entry_reason: 'told_later',
        occurred_at,
      });
    expect((await report('2026-02-28T21:00:00.000Z')).statusCode).toBe(201);
    const after = await report('2026-03-01T08:30:00.000Z');
    expect([after.statusCode, after.json()]).toEqual([
      400,
      { occurred_at: ['When it happened is after the resident left or died.'] },
    ]);
  });

  test('nor is an earlier report moved to after the leaving', async () => {
    const { id: person } = await someone();
    const { id: report } = await world.given('incident', { resident: person, occurred_at: '2026-02-27T10:00:00.000Z' });
    await complete(world.as('manager'), (await leaving(person, { discharge_date: '2026-02-28' })).id);
    const moved = (occurred_at: string, version: number) =>
      confirming((body) => world.as('manager').patch(`/api/incident/${report}/`, body), {
        version,
        occurred_at,
        edit_reason: 'late_information',
      });
    expect((await moved('2026-03-01T08:00:00.000Z', 1)).json()).toHaveProperty('occurred_at');
    expect((await moved('2026-02-28T10:00:00.000Z', 1)).statusCode).toBe(200);
  });
});

/** Someone with all that ends with a stay. */
async function settled() {
  const { id: person } = await someone({ status: 'current' });
  const visit = await world.given('appointment', {
    resident: person,
    starts_at: '2026-03-09T10:00:00.000Z',
    ends_at: '2026-03-09T11:00:00.000Z',
    escort_staff: null,
  });
  const past = await world.given('appointment', {
    resident: person,
    starts_at: '2026-02-09T10:00:00.000Z',
    ends_at: '2026-02-09T11:00:00.000Z',
    escort_staff: null,
  });
  const { rows } = await world.owner.query(`update appointment set status = 'confirmed' where id = $1 returning id`, [
    visit.id,
  ]);
  expect(rows).toHaveLength(1);
  const tracking = await world.given('care_tracking', {
    resident: person,
    weight: true,
    fluid_intake: false,
    bath: false,
    mood: true,
    sleep: false,
    morning_routine: false,
    afternoon_routine: false,
    incident: false,
    care: false,
    details: [
      { chart: 'weight', frequency: 'weekly', reason: 'Losing weight', review_date: '2026-04-01' },
      { chart: 'mood', frequency: 'daily', reason: 'Low', review_date: '2026-04-01' },
    ],
  });
  const risk = await world.given('risk', { resident: person });
  const review = await world.given('risk_scheduler', {
    resident: person,
    target: risk.id,
    due_at: '2026-03-20T10:00:00.000Z',
  });
  return { person, visit: visit.id, past: past.id, tracking: tracking.id, review: review.id };
}

test('leaving ends appointments, reviews and monitoring, and a reversal takes them up again', async () => {
  const { person, visit, past, tracking, review } = await settled();
  const { id } = await leaving(person);
  expect((await complete(world.as('manager'), id)).statusCode).toBe(200);
  expect(await rowNow('appointment', visit)).toMatchObject({
    status: 'cancelled',
    cancel_reason: 'No longer lives here',
  });
  expect(await rowNow('appointment', past)).toMatchObject({ status: 'scheduled', version: 1 });
  expect(await rowNow('care_tracking', tracking)).toMatchObject({ weight: false, mood: false });
  expect(await rowNow('risk_scheduler', review)).toMatchObject({ status: 'cancelled' });
  world.clock = new Date('2026-03-03T09:00:00.000Z');
  const manager = await world.again(world.people.manager);
  const back = await reverse(manager, id);
  expect([back.statusCode, back.json()]).toMatchObject([
    200,
    { status: 'reversed', reversal_reason: 'He stays after all', records_review_on: null },
  ]);
  expect(await rowNow('resident', person)).toMatchObject({ status: 'current', is_discharged_status: false });
  expect(await rowNow('appointment', visit)).toMatchObject({ status: 'confirmed', cancel_reason: null });
  expect(await rowNow('care_tracking', tracking)).toMatchObject({ weight: true, mood: true, bath: false });
  expect(await rowNow('risk_scheduler', review)).toMatchObject({ status: 'scheduled' });
  expect((await world.owner.query('select 1 from departure where resident = $1', [person])).rowCount).toBe(0);
});

test.each(['hospital', 'on_leave'])(
  'whoever is away (%s) leaves or dies from there, and is expected back no more',
  async (status) => {
    for (const [type, left] of [
      ['family', 'discharged'],
      ['deceased', 'deceased'],
    ]) {
      const { id: person } = await someone();
      await world.as('senior').patch(`/api/resident/${person}/`, {
        version: 1,
        status,
        expected_return_date: '2026-03-04',
        ...(status === 'hospital' ? { hospital: 'St James’s', hospital_reason: 'A fall' } : {}),
      });
      const atDeath = {
        died_at: '2026-03-01T03:00:00.000Z',
        place: 'St James’s',
        next_of_kin_told_at: '2026-03-01T03:30:00.000Z',
        regulator_notified_at: '2026-03-01T08:00:00.000Z',
        regulator_reference: 'CQC-16-205',
      };
      const { id } = await leaving(person, { discharge_type: type, ...(type === 'deceased' ? atDeath : {}) });
      expect((await complete(world.as('manager'), id)).statusCode).toBe(200);
      expect(await personNow(person)).toMatchObject({ status: left, expected_return_date: null });
      await reverse(world.as('manager'), id);
      expect(await personNow(person)).toMatchObject({ status, expected_return_date: '2026-03-04' });
    }
  },
);

describe('a reversal', () => {
  async function gone() {
    const { id: person } = await someone();
    const { id } = await leaving(person);
    await complete(world.as('manager'), id);
    return { person, id };
  }
  const at = async (moment: string) => {
    world.clock = new Date(moment);
    return world.again(world.people.manager);
  };

  test('is possible on the thirtieth day', async () => {
    const { id } = await gone();
    expect((await reverse(await at('2026-03-31T22:30:00.000Z'), id)).statusCode).toBe(200);
  });

  test('is too late just after it, by the clock of the house', async () => {
    const { id, person } = await gone();
    const late = await reverse(await at('2026-03-31T23:30:00.000Z'), id);
    expect([late.statusCode, late.json().status]).toMatchObject([400, [expect.stringContaining('30 days')]]);
    expect(await rowNow('resident', person)).toMatchObject({ status: 'discharged' });
  });

  test('needs a reason and the version that was read, and happens once', async () => {
    const { id } = await gone();
    const manager = world.as('manager');
    expect((await reverse(manager, id, { reversal_reason: '' })).json()).toHaveProperty('reversal_reason');
    expect((await reverse(manager, id, { version: 1 })).statusCode).toBe(409);
    expect((await reverse(manager, id)).statusCode).toBe(200);
    expect((await reverse(manager, id)).statusCode).toBe(409);
    expect((await manager.patch(`/api/discharge/${id}/`, { version: 3, follow_up: 'None' })).json()).toHaveProperty(
      'status',
    );
  });

  test('has nothing to take back once the resident has come back', async () => {
    const { id, person } = await gone();
    const manager = world.as('manager');
    const back = await manager.patch(`/api/resident/${person}/`, {
      version: 2,
      status: 'current',
      admission_date: '2026-03-01',
    });
    expect(back.statusCode).toBe(200);
    expect((await reverse(manager, id)).json()).toHaveProperty('status');
    world.clock = new Date('2026-03-01T09:01:00.000Z');
    const again = await leaving(person);
    await complete(manager, again.id);
    expect((await reverse(manager, id)).json()).toMatchObject({ status: [expect.stringContaining('later')] });
    expect((await reverse(manager, again.id)).statusCode).toBe(200);
  });
});

test('after leaving the record is read and not written: entries, person, strike-outs; the checklist goes on', async () => {
  const { id: person } = await someone();
  const mood = await world.given('mood', { resident: person });
  const { id } = await leaving(person);
  await complete(world.as('manager'), id);
  const manager = world.as('manager');
  expect((await manager.patch(`/api/resident/${person}/`, { version: 2, room: '9' })).statusCode).toBe(403);
  expect(
    (await manager.patch(`/api/mood/${mood.id}/`, { version: 1, notes: 'More', edit_reason: 'typo' })).statusCode,
  ).toBe(403);
  expect(
    (await manager.patch(`/api/mood/${mood.id}/`, { version: 1, is_deleted: true, deletion_reason: 'Wrong person' }))
      .statusCode,
  ).toBe(403);
  expect((await manager.get(`/api/mood/${mood.id}/`)).statusCode).toBe(200);
  const gp = { answer: 'yes', by: world.people.manager, at: '2026-03-01T08:00:00.000Z' };
  expect((await manager.patch(`/api/discharge/${id}/`, { version: 2, gp_informed: gp })).json()).toMatchObject({
    checklist_pct: 6,
  });
  expect(
    (await manager.patch(`/api/discharge/${id}/`, { version: 3, discharge_type: 'prison' })).json(),
  ).toHaveProperty('discharge_type');
});

test('nobody prepares the leaving of someone who has left', async () => {
  const { id: person } = await someone();
  await complete(world.as('manager'), (await leaving(person)).id);
  const answer = await world
    .as('manager')
    .post('/api/discharge/', { resident: person, discharge_type: 'home', reason: 'Goes home', summary: 'Well' });
  expect(answer.statusCode).toBe(403);
  expect(answer.json().detail).toContain('their leaving can be reversed, or they can be admitted again');
});

test('whoever writes about someone who has left is told what can be done if they are here', async () => {
  const { id: person } = await someone();
  await complete(world.as('manager'), (await leaving(person)).id);
  const answer = await world.as('carer').post('/api/weight/', await world.input('weight', { resident: person }));
  expect(answer.statusCode).toBe(403);
  expect(answer.json().detail).toContain('their leaving can be reversed, or they can be admitted again');
});

test('a second open discharge of the same resident is refused', async () => {
  const { id: person } = await someone();
  await leaving(person);
  const second = await world
    .as('manager')
    .post('/api/discharge/', { resident: person, discharge_type: 'home', reason: 'Goes home', summary: 'Well' });
  expect([second.statusCode, second.json()]).toMatchObject([400, { resident: expect.anything() }]);
});
