import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';
import { sweep } from './sweep/sweep.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  await world.owner.query(`update resident set consent_night_checks = 'yes' where id = $1`, [world.mrHale]);
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
        check_every: '120',
        reason: 'Poor nights',
        start_date: '2026-01-01',
        review_date: '2026-04-01',
        two_staff: false,
      },
    ],
  });
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.owner.query('delete from notification');
  await world.owner.query('delete from sleep');
});

const at = async (moment: string) => {
  world.clock = new Date(moment);
  await sweep(world.app.context, { home: world.rose, resident: world.mrHale });
};
const alerts = async (code: string) =>
  (
    await world.owner.query('select status, severity, message from notification where rule_code = $1 order by id', [
      code,
    ])
  ).rows;
const night = (...checks: readonly (readonly [string, string])[]) =>
  world.given('sleep', {
    resident: world.mrHale,
    night_of: '2026-03-01',
    occurred_at: '2026-03-01T21:50:00.000Z',
    bed_at: null,
    settled_at: null,
    woke_at: null,
    up_at: null,
    checks: checks.map(([checked_at, state]) => ({ checked_at, state, action: [] })),
  });

test('a night on which nobody looks in is told of, without any sheet of it', async () => {
  await at('2026-03-01T23:59:00Z');
  expect(await alerts('SLP-2')).toEqual([]);
  await at('2026-03-02T00:01:00Z');
  expect(await alerts('SLP-2')).toMatchObject([
    { status: 'active', severity: 'medium', message: 'Nobody has looked in tonight; every 120 minutes was agreed.' },
  ]);
  await at('2026-03-02T08:00:00Z');
  expect(await alerts('SLP-2')).toMatchObject([{ status: 'cleared' }]);
});

test('a late look is told of on an open sheet, and ends with the next look', async () => {
  world.clock = new Date('2026-03-01T22:05:00Z');
  const { id } = await night(['2026-03-01T22:00:00Z', 'asleep']);
  await at('2026-03-02T00:15:00Z');
  expect(await alerts('SLP-2')).toEqual([]);
  await at('2026-03-02T00:16:00Z');
  expect(await alerts('SLP-2')).toMatchObject([
    { status: 'active', message: 'Last seen at 22:00; every 120 minutes was agreed.' },
  ]);
  const carer = await world.again(world.people.carer);
  const [{ version }] = (await world.owner.query('select version from sleep where id = $1', [id])).rows;
  const looked = await carer.post(`/api/sleep/${id}/check/`, {
    version,
    checked_at: '2026-03-02T00:16:00Z',
    state: 'asleep',
  });
  expect(looked.json()).toHaveProperty('checks');
  await at('2026-03-02T00:17:00Z');
  expect(await alerts('SLP-2')).toMatchObject([{ status: 'cleared' }]);
});

test('somebody missing at night stays missing until they are found, though the night is closed', async () => {
  world.clock = new Date('2026-03-02T02:05:00Z');
  const { id } = await night(['2026-03-02T00:00:00Z', 'asleep'], ['2026-03-02T02:00:00Z', 'out_of_building']);
  await at('2026-03-02T02:06:00Z');
  expect(await alerts('SLP-3')).toMatchObject([{ status: 'active', severity: 'critical' }]);
  await world.owner.query(`update sleep set status = 'closed' where id = $1`, [id]);
  await at('2026-03-02T12:00:00Z');
  expect(await alerts('SLP-3')).toMatchObject([{ status: 'active' }]);
  const report = await world.given('incident', {
    resident: world.mrHale,
    incident_type: 'absconding_missing',
    severity: 'no_harm',
    treatment: 'none',
    restraint_used: false,
    found_at: null,
  });
  await at('2026-03-02T12:10:00Z');
  expect(await alerts('SLP-3')).toMatchObject([{ status: 'active' }]);
  await world.owner.query(`update incident set found_at = '2026-03-02T12:15:00Z' where id = $1`, [report.id]);
  await at('2026-03-02T12:20:00Z');
  expect(await alerts('SLP-3')).toMatchObject([{ status: 'cleared' }]);
});

test('a motion that a night note speaks of ends the alert about bowels', async () => {
  world.clock = new Date('2026-03-02T05:00:00Z');
  await world.given('morning_routine', {
    resident: world.mrHale,
    routine_date: '2026-02-26',
    occurred_at: '2026-02-26T08:00:00Z',
    bowels_opened: 'yes',
    late_entry_reason: 'told_later',
  });
  await at('2026-03-02T05:00:00Z');
  expect(await alerts('ROUT-2')).toMatchObject([{ status: 'active' }]);
  await world.given('note', {
    resident: world.mrHale,
    category: 'night',
    body: 'Up at half past four, bowels opened, settled again.',
    bowels_opened: 'yes',
    occurred_at: '2026-03-02T04:30:00Z',
  });
  await at('2026-03-02T05:01:00Z');
  expect(await alerts('ROUT-2')).toMatchObject([{ status: 'cleared' }]);
});
