import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});
afterEach(() => world.close());

const drunk = (amount_ml: number, occurred_at: string) =>
  world.given('fluid_intake', {
    resident: world.mrHale,
    direction: 'intake',
    amount_ml,
    offered_ml: amount_ml,
    occurred_at,
    late_entry_reason: 'forgot',
  });
const total = async (role: 'carer' | 'agency', date: string) =>
  (await world.as(role).get(`/api/fluid-intake/day-total/?resident=${world.mrHale}&date=${date}`)).json().intake_ml;

test('a day counts what was drunk on it', async () => {
  await drunk(200, '2026-03-01T08:00:00Z');
  await drunk(150, '2026-02-28T20:00:00Z');
  expect(await total('carer', '2026-03-01')).toBe(200);
  expect(await total('carer', '2026-02-28')).toBe(150);
});

test('an agency worker reads no total of a day whose entries they cannot read', async () => {
  // Seven days before the world's clock it was nine in the morning of the 22nd.
  await drunk(300, '2026-02-22T08:00:00Z');
  await drunk(200, '2026-03-01T08:00:00Z');
  await drunk(120, '2026-02-22T10:00:00Z');
  expect(await total('carer', '2026-02-22')).toBe(420);
  expect(await total('agency', '2026-02-22')).toBe(120);
  expect(await total('agency', '2026-03-01')).toBe(200);
});

test('a resident of another house is not found', async () => {
  expect((await world.as('carer').get(`/api/fluid-intake/day-total/?resident=${world.msBird}`)).statusCode).toBe(404);
});
