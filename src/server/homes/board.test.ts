import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';
import type { Board, BoardResident } from '#domain/homes/board.ts';

let world: World;
const rhythm = {
  reason: 'At risk of drinking too little',
  review_date: '2026-04-01',
  start_date: '2026-01-01',
  two_staff: false,
};
beforeAll(async () => {
  world = await makeWorld();
  const about = { resident: world.mrHale };
  await world.owner.query(`update resident set fluid_target_ml = 1500, room = '3', key_worker = $2 where id = $1`, [
    world.mrHale,
    world.people.carer,
  ]);
  await world.given('care_tracking', {
    ...about,
    weight: true,
    fluid_intake: true,
    bath: false,
    mood: false,
    sleep: false,
    morning_routine: false,
    afternoon_routine: false,
    incident: false,
    care: false,
    details: [
      { chart: 'fluid_intake', frequency: 'x_per_day', interval_value: 15, ...rhythm },
      { chart: 'weight', frequency: 'weekly', interval_value: null, ...rhythm },
    ],
  });
  for (const [occurred_at, amount_ml] of [
    ['2026-02-28T20:00:00.000Z', 900],
    ['2026-03-01T07:10:00.000Z', 150],
  ] as const) {
    await world.given('fluid_intake', {
      ...about,
      direction: 'intake',
      fluid_type: 'tea',
      amount_ml,
      offered_ml: amount_ml,
      occurred_at,
      late_entry_reason: 'told_later',
    });
  }
  await world.given('notification', { home: world.rose, ...about, severity: 'high', informed: [world.people.senior] });
});
afterAll(() => world.close());

const boardOf = async (role: Parameters<World['as']>[0]) =>
  (await world.as(role).get(`/api/home/${world.rose}/board/`)).json<Board>();
const mrHaleIn = ({ residents }: Board) =>
  residents.find(({ resident }) => resident.id === world.mrHale) as BoardResident;

test('one call says how everyone in the house stands', async () => {
  const board = await boardOf('senior');
  expect(board).toMatchObject({ home: world.rose, at: '2026-03-01T09:00:00.000Z' });
  expect(mrHaleIn(board)).toMatchObject({
    resident: { id: world.mrHale, room: '3', status: 'current', names: { key_worker: 'carer Lee' } },
    last: { kind: 'fluid_intake', at: '2026-03-01T07:10:00+00:00', words: 'Tea · 150 ml' },
    fluid: {
      date: '2026-03-01',
      is_tracked: true,
      intake_ml: 150,
      offers: 1,
      target_ml: 1500,
      limit_ml: null,
      expected_ml: 200,
    },
    due: [
      { kind: 'weight', id: null, words: 'Weight', state: 'overdue' },
      { kind: 'fluid_intake', words: 'Fluids', state: 'overdue' },
    ],
    alerts: { open: 1, worst: 'high' },
  });
});

test('where fluids are not watched there is no pace, and where none were given no chart', async () => {
  const other = await world.given('resident', {
    status: 'current',
    admission_date: '2020-01-01',
    national_id_type: 'local',
    national_id: 'LOCAL-B',
  });
  const fluidOf = async () =>
    (await boardOf('senior')).residents.find(({ resident }) => resident.id === other.id)?.fluid;
  expect(await fluidOf()).toBeNull();
  await world.given('fluid_intake', {
    resident: other.id,
    direction: 'intake',
    fluid_type: 'tea',
    amount_ml: 100,
    offered_ml: 100,
    occurred_at: '2026-03-01T08:00:00.000Z',
  });
  expect(await fluidOf()).toMatchObject({ is_tracked: false, intake_ml: 100, expected_ml: null });
});

test('a struck-out drink is neither counted nor the last entry', async () => {
  const drink = await world.given('fluid_intake', {
    resident: world.mrHale,
    direction: 'intake',
    fluid_type: 'tea',
    amount_ml: 500,
    offered_ml: 500,
    occurred_at: '2026-03-01T08:30:00.000Z',
  });
  expect(mrHaleIn(await boardOf('senior')).fluid?.intake_ml).toBe(650);
  await world
    .as('senior')
    .patch(`/api/fluid-intake/${drink.id}/`, { is_deleted: true, deletion_reason: 'Entered in error', version: 1 });
  expect(mrHaleIn(await boardOf('senior'))).toMatchObject({
    fluid: { intake_ml: 150 },
    last: { words: 'Tea · 150 ml' },
  });
});

test('it says how long bowels have not opened, and nothing where nobody ever recorded it', async () => {
  expect(mrHaleIn(await boardOf('senior')).bowels).toBeNull();
  await world.given('morning_routine', {
    resident: world.mrHale,
    routine_date: '2026-02-26',
    bowels_opened: 'yes',
    occurred_at: '2026-02-26T09:00:00.000Z',
    late_entry_reason: 'told_later',
  });
  expect(mrHaleIn(await boardOf('senior')).bowels).toEqual({ at: '2026-02-26T09:00:00+00:00', hours: 72 });
});

test('nothing is due for someone who is away', async () => {
  await world.owner.query(
    `update resident set status = 'hospital', expected_return_date = '2026-03-05' where id = $1`,
    [world.mrHale],
  );
  expect(mrHaleIn(await boardOf('senior'))).toMatchObject({
    due: [],
    resident: { status: 'hospital', expected_return_date: '2026-03-05' },
  });
  await world.owner.query(`update resident set status = 'current' where id = $1`, [world.mrHale]);
});

test('what comes due within the hour is said ahead', async () => {
  const other = await world.given('resident', {
    status: 'current',
    admission_date: '2020-01-01',
    national_id_type: 'local',
    national_id: 'LOCAL-C',
  });
  await world.given('care_tracking', {
    resident: other.id,
    weight: false,
    fluid_intake: true,
    bath: false,
    mood: false,
    sleep: false,
    morning_routine: false,
    afternoon_routine: false,
    incident: false,
    care: false,
    details: [{ chart: 'fluid_intake', frequency: 'interval_hours', interval_value: 2, ...rhythm }],
  });
  await world.given('fluid_intake', {
    resident: other.id,
    direction: 'intake',
    fluid_type: 'tea',
    amount_ml: 100,
    offered_ml: 100,
    occurred_at: '2026-03-01T07:30:00.000Z',
  });
  const row = (await boardOf('senior')).residents.find(({ resident }) => resident.id === other.id);
  expect(row).toMatchObject({
    due: [],
    soon: [{ kind: 'fluid_intake', words: 'Fluids', due_at: '2026-03-01T09:30:00.000Z' }],
  });
});

test('what a reader may not see is left out, not emptied', async () => {
  expect(mrHaleIn(await boardOf('carer')).alerts).toEqual({ open: 0, worst: null });
  expect(mrHaleIn(await boardOf('agency')).resident).not.toHaveProperty('co_key_worker');
  const narrow = (await (await world.holding('view_resident')).get(`/api/home/${world.rose}/board`)).json<Board>();
  expect(Object.keys(mrHaleIn(narrow)).toSorted()).toEqual(['due', 'resident']);
});

test('what can harm someone is known to whoever is lent to the house', async () => {
  await world.owner.query(
    `update resident set has_epilepsy = true, on_anticoagulant = true, mha_status = 'cto' where id = $1`,
    [world.mrHale],
  );
  const shown = { has_epilepsy: true, on_anticoagulant: true, mha_status: 'cto' };
  expect(mrHaleIn(await boardOf('agency')).resident).toMatchObject(shown);
  expect((await world.as('agency').get(`/api/resident/${world.mrHale}/`)).json()).toMatchObject(shown);
});

test('another house is not there, and without permission there is no board', async () => {
  expect((await world.as('manager').get(`/api/home/${world.willow}/board/`)).statusCode).toBe(404);
  expect((await world.as('manager').get('/api/home/nowhere/board/')).statusCode).toBe(404);
  expect((await world.as(null).get(`/api/home/${world.rose}/board/`)).statusCode).toBe(401);
  expect((await (await world.holding('view_home')).get(`/api/home/${world.rose}/board`)).statusCode).toBe(403);
});

test('an auditor’s look is written down', async () => {
  await boardOf('auditor');
  const { rows } = await world.owner.query(
    `select 1 from user_history where action = 'view' and summary = 'board' and "user" = $1`,
    [world.people.auditor],
  );
  expect(rows).toHaveLength(1);
});
