import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const rated = async (overrides: object) =>
  world.as('senior').post(
    '/api/risk/',
    await world.input('risk', {
      resident: world.mrHale,
      category: 'epilepsy',
      likelihood: 5,
      severity: 5,
      residual_likelihood: 3,
      residual_severity: 4,
      start_date: '2026-03-01',
      review_date: '2026-03-20',
      ...overrides,
    }),
  );

test('a risk that stays high wants a plan for that part of life', async () => {
  expect((await rated({})).json()).toEqual({ warnings: { category: [expect.stringMatching(/^high_without_plan: /)] } });
  expect((await rated({ confirmed_warnings: ['high_without_plan'] })).statusCode).toBe(201);
  expect((await rated({ residual_likelihood: 1, residual_severity: 2 })).statusCode).toBe(201);
  await world.given('plan', { resident: world.mrHale, domain: 'epilepsy' });
  expect((await rated({})).statusCode).toBe(201);
});
