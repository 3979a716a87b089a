import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const anItem = (given: object = {}) =>
  world.given('inventory', {
    resident: world.mrHale,
    category: 'clothing',
    is_valuable: false,
    estimated_value: null,
    location: 'with_resident',
    status: 'present',
    ...given,
  });

test('what was seen is checked today, and where it was is written down', async () => {
  const { id } = await anItem();
  const seen = await world.as('carer').post(`/api/inventory/${id}/check/`, {
    version: 1,
    location: 'bedroom',
    item_name: 'Another',
    last_checked_on: '2020-01-01',
  });
  expect([seen.statusCode, seen.json()]).toMatchObject([
    200,
    { last_checked_on: '2026-03-01', location: 'bedroom', version: 2 },
  ]);
  expect(seen.json().item_name).not.toBe('Another');
});

test('checking asks the right to change, the house and the version', async () => {
  const { id } = await anItem();
  const path = `/api/inventory/${id}/check/`;
  for (const role of ['agency', 'auditor'] as const)
    expect((await world.as(role).post(path, { version: 1 })).statusCode).toBe(403);
  expect((await world.as('carer').post(path, {})).json()).toHaveProperty('version');
  expect((await world.as('carer').post(path, { version: 1, location: 'moon' })).json()).toHaveProperty('location');
  expect((await world.as('carer').post(path, { version: 1 })).statusCode).toBe(200);
  expect((await world.as('carer').post(path, { version: 1 })).statusCode).toBe(409);
  const elsewhere = await world.given('inventory', { resident: world.msBird, category: 'clothing' }, 'willow');
  expect((await world.as('carer').post(`/api/inventory/${elsewhere.id}/check/`, { version: 1 })).statusCode).toBe(404);
});

test('what is missing is found before it is checked', async () => {
  const { id } = await anItem();
  await world.as('carer').patch(`/api/inventory/${id}/`, {
    version: 1,
    status: 'missing',
    status_date: '2026-03-01',
    status_reason: 'Did not come back',
  });
  expect((await world.as('carer').post(`/api/inventory/${id}/check/`, { version: 2 })).json()).toHaveProperty('status');
});

test('a radio goes to hospital although its electrical test has run out since', async () => {
  const { id } = await anItem({ category: 'electrical', pat_tested_on: '2025-04-01' });
  await world.owner.query(`update inventory set pat_tested_on = '2024-01-01' where id = $1`, [id]);
  expect(
    (
      await world
        .as('carer')
        .patch(`/api/inventory/${id}/`, { version: 1, location: 'with_resident', status_date: '2026-03-01' })
    ).statusCode,
  ).toBe(200);
});
