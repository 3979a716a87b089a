import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => { world = await makeWorld(); });
afterAll(() => world.close());

const hot = (overrides: object) => world.input('bath', {
  resident: world.mrHale, bath_type: 'bath', outcome: 'completed', water_temperature: 46, temperature_action: 'resident_already_in_water', thermometer_used: true, skin_checked: true, left_alone: false, duration_min: null, ...overrides,
});

test('a resident who was in water that scalds has an incident opened with the bath', async () => {
  const made = await world.as('agency').post('/api/bath/', { ...(await hot({ skin_concern: true })), confirmed_warnings: ['water_hot', 'no_body_map'] });
  expect(made.statusCode).toBe(201);
  const [opened] = (await world.as('carer').get('/api/incident/')).json();
  expect(opened).toMatchObject({ incident_type: 'burn_scald', status: 'draft', resident: world.mrHale, recorded_by: world.people.agency });
  expect((await world.as('carer').get(`/api/incident/${opened.id}/`)).json().description).toContain('46 °C');
});

test('changing the bath later opens no second incident', async () => {
  const made = (await world.as('carer').post('/api/bath/', { ...(await hot({ skin_concern: false })), confirmed_warnings: ['water_hot', 'no_body_map'] })).json();
  const changed = await world.as('carer').patch(`/api/bath/${made.id}/`, { version: 1, hair_washed: true, confirmed_warnings: ['water_hot', 'no_body_map'] });
  expect(changed.statusCode).toBe(200);
  const types = (await world.as('carer').get('/api/incident/')).json().map((one: { incident_type: string }) => one.incident_type);
  expect(types.toSorted()).toEqual(['burn_scald', 'near_miss']);
});
