import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { v7 } from 'uuid';
import type { WhoLooked } from '#domain/residents/looks/who-looked.ts';
import type { Role } from '#domain/kit/vocabulary/permissions.ts';
import { makeWorld, now, type World } from '#world/world.ts';

let world: World;
/** Whom nobody has looked at yet. */
let person: string;
beforeAll(async () => {
  world = await makeWorld();
  await world.owner.query('update staff set created_at = $1', ['2020-01-01']);
  await shiftOf(world.people.carer);
});
beforeEach(async () => {
  world.clock = now;
  person = (await world.given('resident', { status: 'current', admission_date: '2020-01-01' })).id;
  await world.owner.query('update resident set created_at = $2 where id = $1', [person, '2020-01-01']);
});
afterAll(() => world.close());

/** A shift of the early on the first of March, planned well before. */
async function shiftOf(staff: string, more: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const shift = {
    id: v7(),
    created_at: '2026-02-01T09:00:00Z',
    updated_at: '2026-02-01T09:00:00Z',
    home: world.rose,
    staff,
    date: '2026-03-01',
    shift_type: 'early',
    start_at: '2026-03-01T07:00:00Z',
    end_at: '2026-03-01T15:00:00Z',
    role_on_shift: 'support',
    break_minutes: 30,
    status: 'published',
    version: 1,
    is_deleted: false,
    ...more,
  };
  await world.owner.query(
    `insert into rota (${Object.keys(shift).join(', ')}) select ${Object.keys(shift).join(', ')} from jsonb_populate_record(null::rota, $1::jsonb)`,
    [JSON.stringify(shift)],
  );
  return shift.id;
}

/** Somebody signed in at that moment. */
const at = (role: Role, moment = now.toISOString()) => {
  world.clock = new Date(moment);
  return world.again(world.people[role]);
};

const read = async (role: Role, moment = now.toISOString()) => {
  const answer = await (await at(role, moment)).get(`/api/resident/${person}`);
  expect(answer.statusCode, role).toBe(200);
};

const looked = async (query = `resident=${person}`, role: Role = 'manager') =>
  (await (await world.again(world.people[role])).get(`/api/userHistory/looks/?${query}`)).json<WhoLooked>();

const groundsOf = async (role: Role) =>
  (await looked()).visits.filter(({ user }) => user === world.people[role]).map(({ grounds }) => grounds);

test('each look is explained by the rota and the record of that moment', async () => {
  await read('carer');
  await read('senior');
  await read('manager');
  await read('auditor');
  await world.owner.query('update staff set homes = homes || $2::uuid where id = $1', [
    world.people.superuser,
    world.rose,
  ]);
  await read('superuser');
  expect(await groundsOf('carer')).toEqual([['on_shift']]);
  expect(await groundsOf('senior')).toEqual([['off_rota']]);
  expect(await groundsOf('manager')).toEqual([['in_charge']]);
  expect(await groundsOf('auditor')).toEqual([['inspector']]);
  expect(await groundsOf('superuser')).toEqual([['head_office']]);
});

test('whoever reads up half an hour before, or finishes off an hour after, is at work; later is not', async () => {
  await read('carer', '2026-03-01T06:30:00Z');
  await read('carer', '2026-03-01T16:00:00Z');
  expect(await groundsOf('carer')).toEqual([['on_shift']]);
  await read('carer', '2026-03-01T16:01:00Z');
  expect(await groundsOf('carer')).toEqual([['off_rota'], ['on_shift']]);
});

test('a change of the rota or of the key worker afterwards does not change why somebody could look', async () => {
  const own = await shiftOf(world.people.senior, {
    date: '2026-03-03',
    start_at: '2026-03-03T07:00:00Z',
    end_at: '2026-03-03T15:00:00Z',
  });
  await read('senior', '2026-03-03T09:00:00Z');
  const given = await (
    await at('manager', '2026-03-03T14:00:00Z')
  ).patch(`/api/rota/${own}/`, { version: 1, staff: world.people.carer });
  expect(given.statusCode, given.body).toBe(200);
  const [first] = (await looked()).visits.filter(({ user }) => user === world.people.senior);
  expect(first).toMatchObject({ day: '2026-03-03', grounds: ['on_shift'] });
  // Whoever is written into the rota afterwards was not on it when they looked, and that is said.
  await world.owner.query(
    `insert into user_history (id, at, "user", user_name, role, home, action, entity, object_id, resident)
     values (gen_random_uuid(), '2026-03-03T10:00:00Z', $1, 'carer Lee', 'Carer', $2, 'view', 'resident', $3, $3)`,
    [world.people.carer, world.rose, person],
  );
  const [later] = (await looked()).visits.filter(
    ({ user, day }) => user === world.people.carer && day === '2026-03-03',
  );
  expect(later?.grounds).toEqual(['rota_later']);
});

test('a key worker is named as one, also without a shift', async () => {
  const manager = await at('manager', '2026-03-04T09:00:00Z');
  const { version } = (await manager.get(`/api/resident/${person}`)).json();
  const changed = await manager.patch(`/api/resident/${person}/`, { version, key_worker: world.people.senior });
  expect(changed.statusCode, changed.body).toBe(200);
  await read('senior', '2026-03-04T20:00:00Z');
  const [visit] = (await looked()).visits.filter(({ user }) => user === world.people.senior);
  expect(visit).toMatchObject({ day: '2026-03-04', grounds: ['key_worker'], looks: 1 });
});

test('one record is asked about by itself, and its looks are those of nobody else’s record', async () => {
  const { id } = await world.given('weight', { resident: person });
  await (await at('carer')).get(`/api/weight/${id}`);
  const { visits, record, resident } = await looked(`entity=weight&object_id=${id}`);
  expect({ record, resident }).toMatchObject({ record: { entity: 'weight', id }, resident: { id: person } });
  expect(visits).toMatchObject([{ user: world.people.carer, looks: 1, read: [{ entity: 'weight', looks: 1 }] }]);
});

test('that somebody asked who looked is written down once in a sitting', async () => {
  const manager = await at('manager');
  for (const _ of [1, 2]) await manager.get(`/api/userHistory/looks/?resident=${person}`);
  const { rows } = await world.owner.query(
    `select 1 from user_history where summary = 'who looked' and object_id = $1 and "user" = $2 and session = (select id from session order by id desc limit 1)`,
    [person, world.people.manager],
  );
  expect(rows).toHaveLength(1);
});

test('it is for those who read the history of the house, and only of their own houses', async () => {
  for (const role of ['senior', 'carer', 'agency'] as const) {
    const answer = await (await at(role)).get(`/api/userHistory/looks/?resident=${person}`);
    expect([answer.statusCode, answer.body], role).toEqual([403, expect.stringMatching(/manager/i)]);
  }
  const there = await world.holdingThere('view_user_history', 'view_resident', 'view_audit');
  expect((await there.get(`/api/userHistory/looks/?resident=${person}`)).statusCode).toBe(404);
  expect((await there.get(`/api/userHistory/looks/?resident=${world.msBird}`)).statusCode).toBe(200);
  expect((await world.as(null).get(`/api/userHistory/looks/?resident=${person}`)).statusCode).toBe(401);
});

test('at most a season is asked for at once, in days that exist', async () => {
  const asked = async (days: string) => looked(`resident=${person}&${days}`);
  expect(await asked('date_from=2025-11-30&date_to=2026-03-01')).toMatchObject({ from: '2025-11-30', is_cut: false });
  expect(await asked('date_from=2025-11-29&date_to=2026-03-01')).toHaveProperty('date_from');
  expect(await asked('date_from=2026-03-02&date_to=2026-03-01')).toHaveProperty('date_from');
  expect(await asked('date_from=yesterday')).toHaveProperty('date_from');
  expect(await looked('')).toHaveProperty('resident');
});
