import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});
afterEach(() => world.close());

const hot = (overrides: object) =>
  world.input('bath', {
    resident: world.mrHale,
    bath_type: 'bath',
    outcome: 'completed',
    water_temperature: 46,
    temperature_action: 'resident_already_in_water',
    thermometer_used: true,
    skin_checked: true,
    left_alone: false,
    duration_min: null,
    ...overrides,
  });

test('a resident who was in water that scalds has an incident opened with the bath', async () => {
  const made = await world
    .as('agency')
    .post('/api/bath/', { ...(await hot({ skin_concern: true })), confirmed_warnings: ['water_hot', 'no_body_map'] });
  expect(made.statusCode).toBe(201);
  const [opened] = (await world.as('carer').get('/api/incident/')).json();
  expect(opened).toMatchObject({
    incident_type: 'burn_scald',
    status: 'draft',
    resident: world.mrHale,
    recorded_by: world.people.agency,
  });
  expect((await world.as('carer').get(`/api/incident/${opened.id}/`)).json().description).toContain('46 °C');
});

test('changing the bath later opens no second incident', async () => {
  const made = (
    await world
      .as('carer')
      .post('/api/bath/', { ...(await hot({ skin_concern: false })), confirmed_warnings: ['water_hot', 'no_body_map'] })
  ).json();
  const changed = await world.as('carer').patch(`/api/bath/${made.id}/`, {
    version: 1,
    hair_washed: true,
    confirmed_warnings: ['water_hot', 'no_body_map'],
  });
  expect(changed.statusCode).toBe(200);
  const types = (await world.as('carer').get('/api/incident/'))
    .json()
    .map((one: { incident_type: string }) => one.incident_type);
  expect(types.toSorted()).toEqual(['near_miss']);
});

const reports = async () =>
  (await world.as('senior').get('/api/incident/')).json<
    { id: string; version: number; status: string; is_deleted: boolean; created_at: string }[]
  >();
async function openedReport() {
  const known = new Set((await reports()).map(({ id }) => id));
  const bath = (
    await world
      .as('carer')
      .post('/api/bath/', { ...(await hot({ skin_concern: false })), confirmed_warnings: ['water_hot', 'no_body_map'] })
  ).json();
  const opened = (await reports()).find(({ id }) => !known.has(id));
  const current = async () => (await reports()).find(({ id }) => id === opened?.id);
  const strike = () =>
    world
      .as('carer')
      .patch(`/api/bath/${bath.id}/`, { version: 1, is_deleted: true, deletion_reason: 'entered_in_error' });
  return { bath, opened, current, strike };
}

test('a bath that is taken back takes along the report nobody has touched, and brings it back', async () => {
  const { bath, current, strike } = await openedReport();
  expect((await strike()).statusCode).toBe(200);
  expect(await current()).toMatchObject({ is_deleted: true, status: 'draft' });
  expect((await world.as('manager').post(`/api/bath/${bath.id}/restore/`, { version: 2 })).statusCode).toBe(200);
  expect(await current()).toMatchObject({ is_deleted: false });
});

test('a report somebody has written in stays when the bath is taken back', async () => {
  const { opened, current, strike } = await openedReport();
  expect(
    (
      await world.as('carer').patch(`/api/incident/${opened?.id}/`, {
        version: 1,
        immediate_actions: 'Helped out of the water and cooled.',
        confirmed_warnings: ['no_body_map'],
      })
    ).statusCode,
  ).toBe(200);
  expect((await strike()).statusCode).toBe(200);
  expect(await current()).toMatchObject({ is_deleted: false, status: 'draft' });
});
