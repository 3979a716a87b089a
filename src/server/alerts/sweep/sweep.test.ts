import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';
import { sweepOnSave } from './sweep-on-save.ts';
import { sweep } from './sweep.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
  await world.owner.query('update resident set fluid_restriction_ml = 500, key_worker = $2 where id = $1', [
    world.mrHale,
    world.people.carer,
  ]);
  await world.owner.query('update home set registered_manager = $2 where id = $1', [world.rose, world.people.manager]);
});
afterEach(() => world.close());

const sweepRose = () => sweep(world.app.context, { home: world.rose, resident: null });
const drink = (amount_ml: number) =>
  world.given('fluid_intake', {
    resident: world.mrHale,
    direction: 'intake',
    fluid_type: 'tea',
    amount_ml,
    offered_ml: amount_ml,
    occurred_at: '2026-03-01T08:00:00.000Z',
  });
const drinkMore = async (occurred_at: string) => {
  const input = await world.input('fluid_intake', {
    resident: world.mrHale,
    direction: 'intake',
    fluid_type: 'tea',
    amount_ml: 50,
    offered_ml: 50,
    occurred_at,
  });
  expect(
    (await world.as('carer').post('/api/fluid-intake/', { ...input, confirmed_warnings: ['over_restriction'] }))
      .statusCode,
  ).toBe(201);
};
const alerts = async (home = world.rose) => {
  const { rows } = await world.owner.query(
    `select rule_code, severity, message, status, cleared_by, informed, created_by from notification where rule_code = 'FL-4' and home = $1 order by id`,
    [home],
  );
  return rows;
};

test('what a rule finds becomes one alert, told to those it concerns and signed by nobody', async () => {
  await drink(600);
  await Promise.all([sweepRose(), sweepRose()]);
  await sweepRose();
  expect(await alerts()).toEqual([
    {
      rule_code: 'FL-4',
      severity: 'high',
      message: 'Drank 600 ml, 100 ml over the 500 ml allowed.',
      status: 'active',
      cleared_by: null,
      informed: expect.arrayContaining([world.people.manager]),
      created_by: null,
    },
  ]);
});

const allow = (ml: number) =>
  world.owner.query('update resident set fluid_restriction_ml = $2 where id = $1', [world.mrHale, ml]);

test('its numbers follow the records, and it clears when the cause is gone', async () => {
  await drink(600);
  await sweepRose();
  await drink(100);
  await sweepRose();
  expect(await alerts()).toMatchObject([{ message: 'Drank 700 ml, 200 ml over the 500 ml allowed.' }]);
  await allow(900);
  await sweepRose();
  expect(await alerts()).toMatchObject([{ status: 'cleared', cleared_by: 'rule' }]);
});

test('every alert that was raised or ended stands in the history', async () => {
  await drink(600);
  await sweepRose();
  await drink(100);
  await sweepRose();
  await allow(900);
  await sweepRose();
  const { rows } = await world.owner.query(
    `select h.action, h.user_name from user_history h join notification n on n.id = h.object_id where n.rule_code = 'FL-4' order by h.seq`,
  );
  expect(rows).toEqual([
    { action: 'alert_raised', user_name: 'Hearth' },
    { action: 'update', user_name: 'Hearth' },
    { action: 'alert_cleared', user_name: 'Hearth' },
  ]);
});

test('a save is swept at once, without waiting for the next sweep', async () => {
  await drink(600);
  const stop = await sweepOnSave({ context: world.app.context, feed: world.app.changes, parts: world.parts });
  await drinkMore('2026-03-01T08:30:00.000Z');
  await expect.poll(async () => (await alerts()).at(-1)?.status).toBe('active');
  await stop();
});

test('a save that finds the house taken keeps no other house waiting, and is swept as soon as it is free', async () => {
  await world.owner.query('update resident set fluid_restriction_ml = 500 where id = $1', [world.msBird]);
  await drink(600);
  await sweepRose();
  await world.owner.query(
    `update notification set status = 'cleared', cleared_by = 'rule', gone_at = $1 where rule_code = 'FL-4'`,
    [world.clock],
  );
  const there = await world.holdingThere('add_fluid_intake', 'view_fluid_intake');
  const stop = await sweepOnSave({ context: world.app.context, feed: world.app.changes, parts: world.parts });
  const taken = await world.owner.connect();
  try {
    await taken.query('begin');
    await taken.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`alerts ${world.rose}`]);
    await drinkMore('2026-03-01T08:40:00.000Z');
    const drink = await world.input(
      'fluid_intake',
      {
        resident: world.msBird,
        direction: 'intake',
        fluid_type: 'tea',
        amount_ml: 600,
        offered_ml: 600,
        occurred_at: '2026-03-01T08:50:00.000Z',
      },
      'willow',
    );
    expect(
      (await there.post('/api/fluid-intake/', { ...drink, confirmed_warnings: ['over_restriction'] })).statusCode,
    ).toBe(201);
    await expect.poll(async () => (await alerts(world.willow)).length).toBe(1);
    expect((await alerts()).at(-1)?.status).toBe('cleared');
  } finally {
    await taken.query('commit');
    taken.release();
  }
  await expect.poll(async () => (await alerts()).at(-1)?.status).toBe('active');
  await stop();
});

const waitsLong = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and clock_timestamp() - query_start > interval '600 milliseconds'`;

test('a stop is not kept waiting by the rest that a sweep takes after slow work', async () => {
  await drink(600);
  const stop = await sweepOnSave({ context: world.app.context, feed: world.app.changes, parts: world.parts });
  const blocker = await world.owner.connect();
  await blocker.query('begin');
  await blocker.query('lock table notification in access exclusive mode');
  await drinkMore('2026-03-01T08:41:00.000Z');
  const feeling = await world
    .as('carer')
    .post('/api/mood/', await world.input('mood', { resident: world.mrHale, mood_score: 3 }));
  expect(feeling.statusCode, feeling.body).toBe(201);
  await expect.poll(async () => (await world.owner.query(waitsLong)).rowCount).toBeGreaterThan(0);
  await blocker.query('commit');
  blocker.release();
  const begun = performance.now();
  await stop();
  // Unless something ends it, it would rest for up to nineteen times the 600 ms it waited.
  expect(performance.now() - begun).toBeLessThan(10_000);
});
