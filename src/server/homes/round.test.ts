import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';
import type { Round, RoundResident } from '#domain/homes/round.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  await world.owner.query(
    `update resident set room = '11', likes = 'Tea, two sugars', has_dysphagia = true, iddsi_fluid_level = 2, fluid_target_ml = 1500, fluid_restriction_ml = 1200 where id = $1`,
    [world.mrHale],
  );
  await world.given('fluid_intake', {
    resident: world.mrHale,
    direction: 'intake',
    fluid_type: 'tea',
    amount_ml: 150,
    offered_ml: 200,
    thickness_level: 2,
    occurred_at: '2026-03-01T07:10:00.000Z',
  });
});
afterAll(() => world.close());

const roundOf = async (kind: string, role: Parameters<World['as']>[0] = 'carer') =>
  (await world.as(role).get(`/api/home/${world.rose}/round/?kind=${kind}`)).json<Round>();
const mrHaleIn = ({ residents }: Round) =>
  residents.find(({ resident }) => resident.id === world.mrHale) as RoundResident;

test('a drinks round knows thickness, likes, the total so far and the most that is allowed', async () => {
  const round = await roundOf('fluid_intake');
  expect(round).toMatchObject({ home: world.rose, kind: 'fluid_intake', at: '2026-03-01T09:00:00.000Z' });
  expect(mrHaleIn(round)).toMatchObject({
    resident: { iddsi_fluid_level: 2, has_dysphagia: true, likes: 'Tea, two sugars', room: '11', status: 'current' },
    fluid: { intake_ml: 150, offers: 1, target_ml: null, limit_ml: 1200 },
  });
});

test('everyone is there in the order of their rooms, who is away too', async () => {
  const other = await world.given('resident', {
    status: 'current',
    room: '2',
    admission_date: '2020-01-01',
    national_id_type: 'local',
    national_id: 'LOCAL-B',
  });
  await world.owner.query(
    `update resident set status = 'hospital', expected_return_date = '2026-03-05' where id = $1`,
    [other.id],
  );
  const { residents } = await roundOf('fluid_intake');
  const at = (id: unknown) => residents.findIndex(({ resident }) => resident.id === id);
  expect(at(other.id)).toBeGreaterThanOrEqual(0);
  expect(at(other.id)).toBeLessThan(at(world.mrHale));
});

test('a night begun in this house is checked as often as the monitoring says, and the round knows when somebody last looked in', async () => {
  await world.given('care_tracking', {
    resident: world.mrHale,
    weight: false,
    fluid_intake: false,
    bath: false,
    mood: false,
    sleep: true,
    morning_routine: false,
    afternoon_routine: false,
    incident: false,
    care: false,
    details: [
      {
        chart: 'sleep',
        frequency: 'daily',
        interval_value: null,
        check_every: '15',
        reason: 'Poor nights',
        start_date: '2026-01-01',
        review_date: '2026-04-01',
        two_staff: false,
      },
    ],
  });
  expect(mrHaleIn(await roundOf('sleep'))).toMatchObject({
    sheet: null,
    checking: { interval_min: 15, last_at: null },
  });
  const night = await world.given('sleep', {
    resident: world.mrHale,
    night_of: '2026-02-28',
    occurred_at: '2026-03-01T08:00:00.000Z',
    checks: [{ checked_at: '2026-03-01T03:00:00.000Z', state: 'asleep', action: [] }],
  });
  expect(night['check_interval_min']).toBe(15);
  expect(mrHaleIn(await roundOf('sleep'))).toMatchObject({
    sheet: { id: night.id, checks: [{ state: 'asleep' }] },
    checking: { interval_min: 15, last_at: '2026-03-01T03:00:00+00:00' },
  });
});

test('a routine round goes on with the sheet of the day and the steps the person has', async () => {
  expect(mrHaleIn(await roundOf('morning_routine'))).toMatchObject({ sheet: null, steps: [] });
  const sheet = await world.given('morning_routine', {
    resident: world.mrHale,
    routine_date: '2026-03-01',
    up_at: '07:10',
    occurred_at: '2026-03-01T08:00:00.000Z',
    wash: { result: 'completed', support_level: 'prompted', at: null, by: null, note: null },
  });
  const row = mrHaleIn(await roundOf('morning_routine'));
  expect(row.sheet).toMatchObject({ id: sheet.id, version: 1, wash: { result: 'completed' } });
  expect(row.steps).toContain('wash');
});

test('a round nobody knows is none, and another house is not there', async () => {
  expect((await world.as('carer').get(`/api/home/${world.rose}/round/?kind=bath`)).statusCode).toBe(400);
  expect((await world.as('carer').get(`/api/home/${world.willow}/round/?kind=sleep`)).statusCode).toBe(404);
  expect((await (await world.holding('view_home')).get(`/api/home/${world.rose}/round/?kind=sleep`)).statusCode).toBe(
    403,
  );
});

test('what a reader may not see is left out', async () => {
  const narrow = (
    await (await world.holding('view_resident')).get(`/api/home/${world.rose}/round/?kind=sleep`)
  ).json<Round>();
  expect(Object.keys(mrHaleIn(narrow))).toEqual(['resident']);
});
