import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const seen = async (role: 'superuser' | 'manager' | 'carer' | 'agency' = 'manager', home = world.rose) =>
  (await world.as(role).get(`/api/home/${home}/overview/`)).json();
const weighed = (days: number, kg: number) =>
  world.given('weight', {
    resident: world.mrHale,
    outcome: 'measured',
    weight_kg: kg,
    occurred_at: new Date(world.clock.getTime() - days * 86_400_000).toISOString(),
    ...(days > 0 ? { late_entry_reason: 'told_later' } : {}),
  });

test('an empty house has nothing to tell but its places and its gaps', async () => {
  expect(await seen()).toMatchObject({
    name: 'Rose House',
    occupancy: { residents: 1, in_house: 1, in_hospital: 0, on_leave: 0, max_residents: 20, vacancies: 19 },
    fluids: { date: '2026-02-28', below_target: [] },
    weight_loss: [],
    incidents: { last_28_days: 0, by_week: [0, 0, 0, 0] },
    plans: { overdue: 0, due_in_7_days: 0, unread: 0 },
    risks: { overdue: 0, due_in_7_days: 0 },
    assets: { total: 0 },
    stock: { below_reorder: [], expiring: [] },
    repairs: { open: 0, overdue: 0 },
  });
  expect((await seen()).staffing.gaps.length).toBeGreaterThan(0);
});

test('while a transaction that does not end makes live events late, the overview says since when', async () => {
  const writer = await world.owner.connect();
  const leave = await world.app.changes.subscribe(() => undefined);
  try {
    await writer.query('begin');
    await writer.query('select pg_current_xact_id()');
    await world.as('carer').post('/api/mood/', await world.input('mood', { resident: world.mrHale, mood_score: 3 }));
    await expect.poll(async () => (await seen()).events_held_up_since).toEqual(expect.any(String));
  } finally {
    await writer.query('commit');
    writer.release();
  }
  await expect.poll(async () => (await seen()).events_held_up_since).toBeNull();
  leave();
});

test('little drunk, weight lost and things that want doing are told', async () => {
  await world.given('fluid_intake', {
    resident: world.mrHale,
    direction: 'intake',
    amount_ml: 250,
    occurred_at: '2026-02-28T12:00:00Z',
    late_entry_reason: 'told_later',
  });
  await weighed(30, 60);
  await weighed(0, 57);
  await world.given('incident', { resident: world.mrHale, occurred_at: '2026-03-01T08:30:00Z' });
  await world.given('house_asset', {
    home: world.rose,
    checks: [
      {
        kind: 'gas',
        interval_months: 12,
        last_on: '2025-01-01',
        result: 'pass',
        by: 'Gas Co',
        certificate: null,
        next_due: null,
      },
    ],
  });
  await world.given('house_stock', {
    home: world.rose,
    item_name: 'Gloves',
    quantity: 2,
    reorder_level: 5,
    category: 'ppe',
  });
  await world.given('repair_record', { home: world.rose, category: 'other', priority: 'routine' });
  await world.owner.query(
    `update repair_record set reported_at = '2026-01-01T00:00:00Z', target_at = '2026-01-29T00:00:00Z'`,
  );
  const house = await seen();
  expect(house.fluids.below_target).toMatchObject([{ resident: world.mrHale, intake_ml: 250 }]);
  expect(house.weight_loss).toMatchObject([{ resident: world.mrHale, pct_change_1m: -5 }]);
  expect(house.incidents).toMatchObject({ last_28_days: 1, by_week: [0, 0, 0, 1], open: 1 });
  expect(house.assets).toMatchObject({ overdue: 1 });
  expect(house.stock.below_reorder).toMatchObject([{ item_name: 'Gloves', quantity: 2 }]);
  expect(house.repairs).toMatchObject({ open: 1, overdue: 1, by_age: { over_28_days: 1 } });
});

test('a part that someone may not see is absent, and another house is not there', async () => {
  expect(await seen('agency')).not.toHaveProperty('fluids');
  expect(await seen('carer')).not.toHaveProperty('training');
  expect((await world.as('manager').get(`/api/home/${world.willow}/overview/`)).statusCode).toBe(404);
  expect((await world.as(null).get(`/api/home/${world.rose}/overview/`)).statusCode).toBe(401);
});

test('a risk that was not looked at again in time is told, like a plan', async () => {
  const risk = await world.given('risk', { resident: world.mrHale });
  await world.owner.query(`update risk set status = 'active', review_date = '2026-02-20' where id = $1`, [risk.id]);
  expect((await seen()).risks).toEqual({ overdue: 1, due_in_7_days: 0 });
});

test('the hours of a week are of the shifts that begin in it', async () => {
  const { hours_filled: before } = (await seen()).staffing;
  const shift = (start_at: string, end_at: string) =>
    world.given('rota', {
      home: world.rose,
      staff: world.people.carer,
      date: start_at.slice(0, 10),
      shift_type: 'waking_night',
      start_at,
      end_at,
      break_minutes: 0,
      sleep_in_disturbances: [],
      role_on_shift: 'support',
    });
  await shift('2026-02-22T22:00:00Z', '2026-02-23T06:00:00Z');
  await shift('2026-02-23T22:00:00Z', '2026-02-24T06:00:00Z');
  expect((await seen()).staffing).toMatchObject({ hours_filled: before + 8 });
});

test('a plan that was approved again since somebody read it is one they have not read', async () => {
  const { unread: before } = (await seen()).plans;
  const plan = await world.given('plan', { resident: world.mrHale });
  const read = JSON.stringify([{ staff: world.people.manager, at: '2026-02-20T09:00:00Z' }]);
  const approved = (at: string) =>
    world.owner.query(
      `update plan set status = 'active', approved_at = $2, acknowledged_by = $3::jsonb where id = $1`,
      [plan.id, at, read],
    );
  await approved('2026-02-19T09:00:00Z');
  expect((await seen()).plans.unread).toBe(before);
  await approved('2026-02-21T09:00:00Z');
  expect((await seen()).plans.unread).toBe(before + 1);
});
