import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const scales = async (last_on: string) =>
  (
    await world.given('house_asset', {
      home: world.rose,
      category: 'scales',
      checks: [
        {
          kind: 'calibration',
          interval_months: 12,
          last_on,
          result: 'pass',
          by: 'Scales Co',
          certificate: null,
          next_due: null,
        },
      ],
    })
  ).id;
const weighing = async (overrides: object) =>
  world.as('carer').post('/api/weight/', {
    ...(await world.input('weight', {
      resident: world.mrHale,
      outcome: 'measured',
      weight_kg: 70,
      method: 'standing',
      loss_is_planned: false,
      ...overrides,
    })),
  });

test('a weight on scales whose calibration is overdue asks whether to keep it', async () => {
  const scale_asset = await scales('2025-02-27');
  const asked = await weighing({ scale_asset });
  expect(asked.json()).toEqual({ warnings: { scale_asset: [expect.stringMatching(/^calibration_overdue: /)] } });
  expect((await weighing({ scale_asset, confirmed_warnings: ['calibration_overdue'] })).statusCode).toBe(201);
});

test('scales that are in date ask nothing, and neither does a weight that was not taken', async () => {
  expect((await weighing({ scale_asset: await scales('2025-03-02') })).statusCode).toBe(201);
  expect(
    (await weighing({ scale_asset: await scales('2024-01-01'), outcome: 'declined', weight_kg: null })).statusCode,
  ).toBe(201);
});

test('a loss that is planned names the plan that asks for it', async () => {
  expect((await weighing({ loss_is_planned: true, linked_plan: null })).json()).toHaveProperty('linked_plan');
  const { id } = await world.given('plan', { resident: world.mrHale, domain: 'eating_drinking' });
  expect((await weighing({ loss_is_planned: true, linked_plan: id })).json()).toMatchObject({ linked_plan: id });
});

test('a weight written down late is compared with the one before it, not with the newest', async () => {
  const resident = (await world.given('resident', { admission_date: '2025-06-01' })).id;
  const weighed = (weight_kg: number, occurred_at: string) =>
    weighing({ resident, weight_kg, occurred_at, late_entry_reason: 'forgot', confirmed_warnings: ['over_a_day_old'] });
  for (const [kg, day] of [
    [70, '2026-01-01'],
    [60, '2026-02-27'],
  ] as const)
    await world.given('weight', { resident, outcome: 'measured', weight_kg: kg, occurred_at: `${day}T09:00:00.000Z` });
  expect((await weighed(60, '2026-01-20T09:00:00.000Z')).json()).toMatchObject({
    warnings: { weight_kg: ['reweigh: Last time it was 70 kg. Weigh again?'] },
  });
  expect((await weighed(69, '2026-01-20T09:00:00.000Z')).statusCode).toBe(201);
  expect((await weighed(61, '2026-03-01T08:30:00.000Z')).statusCode).toBe(201);
});
