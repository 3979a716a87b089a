import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => { world = await makeWorld(); });
afterAll(() => world.close());

const scales = async (last_on: string) => (await world.given('house_asset', { home: world.rose, category: 'scales', checks: [{ kind: 'calibration', interval_months: 12, last_on, result: 'pass', by: 'Scales Co', certificate: null, next_due: null }] })).id;
const weighing = async (overrides: object) => world.as('carer').post('/api/weight/', { ...(await world.input('weight', { resident: world.mrHale, outcome: 'measured', weight_kg: 70, method: 'standing', loss_is_planned: false, ...overrides })) });

test('a weight on scales whose calibration is overdue asks whether to keep it', async () => {
  const scale_asset = await scales('2025-02-27');
  const asked = await weighing({ scale_asset });
  expect(asked.json()).toEqual({ warnings: { scale_asset: [expect.stringMatching(/^calibration_overdue: /)] } });
  expect((await weighing({ scale_asset, confirmed_warnings: ['calibration_overdue'] })).statusCode).toBe(201);
});

test('scales that are in date ask nothing, and neither does a weight that was not taken', async () => {
  expect((await weighing({ scale_asset: await scales('2025-03-02') })).statusCode).toBe(201);
  expect((await weighing({ scale_asset: await scales('2024-01-01'), outcome: 'declined', weight_kg: null })).statusCode).toBe(201);
});

test('a loss that is planned names the plan that asks for it', async () => {
  expect((await weighing({ loss_is_planned: true, linked_plan: null })).json()).toHaveProperty('linked_plan');
  const { id } = await world.given('plan', { resident: world.mrHale, domain: 'eating_drinking' });
  expect((await weighing({ loss_is_planned: true, linked_plan: id })).json()).toMatchObject({ linked_plan: id });
});
