import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { charted, chartKinds } from '#domain/charts/charted.ts';
import type { ChartAnswer } from '#domain/charts/chart-answer.ts';
import { makeWorld, type Caller, type World } from '#world/world.ts';

let world: World;
const at = (time: string) => `2026-02-27T${time}:00.000Z`;
beforeAll(async () => {
  world = await makeWorld();
  const about = { resident: world.mrHale, late_entry_reason: 'told_later' };
  await world.owner.query(
    `update resident set height_cm = 170, fluid_target_ml = 1800, relapse_indicators = '{"Stops eating"}' where id = $1`,
    [world.mrHale],
  );
  const drink = { ...about, direction: 'intake', fluid_type: 'tea', offered_ml: 250 };
  await world.given('fluid_intake', { ...drink, amount_ml: 250, occurred_at: at('08:00') });
  const wrong = await world.given('fluid_intake', { ...drink, amount_ml: 200, occurred_at: at('09:00') });
  await world.owner.query(
    `update fluid_intake set is_deleted = true, deletion_reason = 'Entered in error' where id = $1`,
    [wrong.id],
  );
  await world.given('fluid_intake', { ...drink, amount_ml: 100, occurred_at: at('06:30') });
  for (const [occurred_at, weight_kg] of [
    ['2025-09-01T09:00:00.000Z', 62],
    ['2026-02-22T08:00:00.000Z', 60],
    ['2026-02-22T10:00:00.000Z', 59],
    ['2026-02-27T09:00:00.000Z', 58],
  ] as const) {
    await world.given('weight', { ...about, occurred_at, weight_kg, outcome: 'measured', method: 'standing' });
  }
  await world.given('sleep', {
    ...about,
    night_of: '2026-02-27',
    occurred_at: at('22:00'),
    bed_at: at('22:00'),
    settled_at: at('22:30'),
    woke_at: null,
    up_at: null,
    checks: [{ checked_at: at('23:00'), state: 'asleep', action: ['none'] }],
  });
  await world.given('morning_routine', {
    ...about,
    routine_date: '2026-02-27',
    occurred_at: at('09:00'),
    wash: { result: 'completed', support_level: 'prompted', note: 'Slow today' },
  });
  await world.given('care_tracking', {
    resident: world.mrHale,
    weight: true,
    fluid_intake: false,
    bath: false,
    mood: false,
    sleep: false,
    morning_routine: false,
    afternoon_routine: false,
    incident: false,
    care: false,
    details: [{ chart: 'weight', frequency: 'weekly', reason: 'Losing', review_date: '2026-06-01' }],
  });
});
afterAll(() => world.close());

const path = (kind: string, { who = world.mrHale, from = '2026-02-21', to = '2026-02-27' } = {}) =>
  `/api/resident/${who}/chart/?kind=${kind}&from=${from}&to=${to}`;
const chart = async (caller: Caller, kind: string, more = {}) =>
  (await caller.get(path(kind, more))).json() as ChartAnswer;

test('a chart’s entries come in one answer, with its targets and the struck-out ones marked', async () => {
  const answer = await chart(world.as('senior'), 'fluid_intake');
  expect(answer).toMatchObject({
    from: '2026-02-21',
    to: '2026-02-27',
    house: { time_zone: 'Europe/London', fluid_day_start: '07:00' },
    person: { target_ml: 1800, height_cm: 170 },
  });
  expect(answer.entries.fluid_intake?.map(({ amount_ml, is_deleted, by }) => [amount_ml, is_deleted, by])).toEqual([
    [100, false, 'author Lee'],
    [250, false, 'author Lee'],
    [200, true, 'author Lee'],
  ]);
  expect(Object.keys(answer.entries)).toEqual(['fluid_intake']);
});

test('a fluid day begins at the house’s hour, not at midnight, and the day before comes along', async () => {
  const amounts = async (from: string, to: string) =>
    (await chart(world.as('senior'), 'fluid_intake', { from, to })).entries.fluid_intake?.map(
      ({ amount_ml }) => amount_ml,
    );
  expect(await amounts('2026-02-27', '2026-02-27')).toEqual([100, 250, 200]);
  expect(await amounts('2026-02-28', '2026-02-28')).toEqual([250, 200]);
  expect(await amounts('2026-02-26', '2026-02-26')).toEqual([100]);
});

test('weights reach back as far as their trend does', async () => {
  const answer = await chart(world.as('senior'), 'weight');
  expect(answer.entries.weight?.map(({ weight_kg }) => weight_kg)).toEqual([62, 60, 59, 58]);
});

test('only what is drawn is sent, of a sheet and of a night', async () => {
  const { entries } = await chart(world.as('senior'), 'sleep,morning_routine');
  expect(entries.sleep?.[0]?.checks).toEqual([
    { checked_at: at('23:00'), state: 'asleep', recorded_at: expect.any(String) },
  ]);
  expect(entries.morning_routine?.[0]?.['wash']).toEqual({ result: 'completed', support_level: 'prompted' });
  expect(entries.morning_routine?.[0]).not.toHaveProperty('overall_note');
});

test('several charts come in one answer, with what is watched', async () => {
  const answer = await chart(world.as('carer'), chartKinds.join(','));
  expect(Object.keys(answer.entries)).toEqual(chartKinds);
  expect(answer.tracked).toEqual(['weight']);
  expect(answer.person.relapse_indicators).toEqual(['Stops eating']);
});

test('no chart draws a field that some readers may not see', () => {
  const restricted = chartKinds.flatMap((kind) =>
    charted[kind].draws.filter(
      (draw) => charted[kind].entity.fields[typeof draw === 'string' ? draw : draw[0]]?.restricted,
    ),
  );
  expect(restricted).toEqual([]);
});

describe.each(chartKinds)('the chart of %s', (kind) => {
  test('asks for the same right as its records, and no other', async () => {
    expect((await world.as(null).get(path(kind))).statusCode).toBe(401);
    expect((await (await world.holding('view_resident')).get(path(kind))).statusCode).toBe(403);
    expect((await (await world.holding(`view_${kind}`)).get(path(kind))).statusCode).toBe(403);
    expect((await (await world.holding('view_resident', `view_${kind}`)).get(path(kind))).statusCode).toBe(200);
  });
});

test('one kind without permission refuses the whole question', async () => {
  expect((await (await world.holding('view_resident', 'view_weight')).get(path('weight,mood'))).statusCode).toBe(403);
});

test('another house’s resident is not there', async () => {
  expect((await world.as('manager').get(path('weight', { who: world.msBird }))).statusCode).toBe(404);
});

test('agency workers get the last seven days of a chart and no height', async () => {
  const answer = await chart(world.as('agency'), 'weight');
  expect(answer.person.height_cm).toBeNull();
  expect(answer.entries.weight?.map(({ weight_kg }) => weight_kg)).toEqual([59, 58]);
});

test('reading a chart is written down', async () => {
  await chart(world.as('auditor'), 'mood');
  const { rows } = await world.owner.query(
    `select 1 from user_history where action = 'view' and summary = 'Charts: Moods' and resident = $1 and "user" = $2`,
    [world.mrHale, world.people.auditor],
  );
  expect(rows).toHaveLength(1);
});

test('a question that cannot be answered says why', async () => {
  const refusals = await Promise.all(
    [
      path('payment'),
      path('weight', { from: '2025-11-29' }),
      path('weight', { from: '2026-02-28' }),
      path('weight', { from: 'soon' }),
    ].map(async (url) => (await world.as('senior').get(url)).json()),
  );
  expect(refusals.map((body) => Object.keys(body))).toEqual([['kind'], ['from'], ['to'], ['from']]);
  expect((await world.as('senior').get(path('weight', { from: '2025-11-30' }))).statusCode).toBe(200);
});
