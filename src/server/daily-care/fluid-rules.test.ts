import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  await world.owner.query(
    'update resident set fluid_restriction_ml = 1000, has_dysphagia = false, iddsi_fluid_level = null where id = $1',
    [world.mrHale],
  );
  await world.given('fluid_intake', {
    resident: world.mrHale,
    direction: 'intake',
    fluid_type: 'tea',
    amount_ml: 400,
    offered_ml: 400,
    occurred_at: '2026-02-28T20:00:00.000Z',
    late_entry_reason: 'forgot',
  });
  await world.given('fluid_intake', {
    resident: world.mrHale,
    direction: 'intake',
    fluid_type: 'tea',
    amount_ml: 700,
    offered_ml: 700,
    occurred_at: '2026-03-01T08:00:00.000Z',
  });
});
afterAll(() => world.close());

const drink = async (amount_ml: number, more: object = {}) =>
  world.as('carer').post('/api/fluid-intake/', {
    resident: world.mrHale,
    direction: 'intake',
    fluid_type: 'water',
    route: 'oral',
    amount_ml,
    offered_ml: Math.max(200, amount_ml),
    occurred_at: '2026-03-01T09:00:00.000Z',
    ...more,
  });

test('a drink beyond what a clinician allows is asked about, and yesterday does not count', async () => {
  const asked = await drink(301);
  expect(asked.json()).toEqual({
    warnings: {
      amount_ml: [
        'over_restriction: At most 1,000 ml a day is allowed, and with this it is 1,001 ml. Is the amount right?',
      ],
    },
  });
  expect((await drink(301, { confirmed_warnings: ['over_restriction'] })).statusCode).toBe(201);
  expect((await drink(0)).statusCode).toBe(201);
});

test('correcting a drink counts it once', async () => {
  const { id } = await world.given(
    'fluid_intake',
    {
      resident: world.msBird,
      direction: 'intake',
      fluid_type: 'tea',
      amount_ml: 200,
      offered_ml: 200,
      occurred_at: '2026-03-01T08:00:00.000Z',
    },
    'willow',
  );
  await world.owner.query(
    'update resident set fluid_restriction_ml = 300, has_dysphagia = false, iddsi_fluid_level = null where id = $1',
    [world.msBird],
  );
  expect(
    (
      await world.as('superuser').patch(`/api/fluid-intake/${id}/`, { version: 1, amount_ml: 300, offered_ml: 300 })
    ).json(),
  ).not.toHaveProperty('warnings');
});
