import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => { world = await makeWorld(); });
afterAll(() => world.close());

const washing = async (overrides: object = {}) => world.as('carer').post('/api/bath/', await world.input('bath', {
  resident: world.mrHale, bath_type: 'bed_bath', outcome: 'completed', thermometer_used: true, skin_checked: true, left_alone: false, duration_min: null, temperature_action: null, water_temperature: null, skin_concern: true, ...overrides,
}));

test('something seen on the skin and not drawn on the body map is asked about', async () => {
  expect((await washing()).json()).toEqual({ warnings: { skin_concern: [expect.stringMatching(/^no_body_map: /)] } });
  expect((await washing({ confirmed_warnings: ['no_body_map'] })).statusCode).toBe(201);
  expect((await washing({ skin_concern: false })).statusCode).toBe(201);
});

test('a mark of the same day answers it', async () => {
  await world.given('body_map', { resident: world.mrHale, cause: 'known_accident', mark_type: 'bruise' });
  expect((await washing()).statusCode).toBe(201);
});
