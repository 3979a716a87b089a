import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingUpSteps } from '#domain/homes/setting-up.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  await world.owner.query('update staff set homes = $1 where id = $2', [
    [world.rose, world.willow],
    world.people.superuser,
  ]);
});
afterAll(() => world.close());

const guide = async (home: string) => (await world.as('superuser').get(`/api/home/${home}/guide/`)).json();
/** Something to sit on and something on a shelf, neither of which has to be checked. */
async function furnished(home: string): Promise<void> {
  await world.given('house_asset', { home, category: 'furniture', checks: [] });
  await world.given('house_stock', { home });
}
const missingIn = async (home: string, name: string) =>
  settingUpSteps((await guide(home)).facts).find((step) => step.name === name)?.missing;

test('the steps follow from what is in the house, and from nothing that anybody ticks', async () => {
  const empty = (await world.given('home', { registered_manager: null, on_call_phone: null, emergency_info: null })).id;
  await world.owner.query(`update staff set homes = homes || $1::uuid where id = $2`, [empty, world.people.superuser]);
  const head = await world.again(world.people.superuser);
  const facts = async () => (await head.get(`/api/home/${empty}/guide/`)).json().facts;
  expect(await facts()).toMatchObject({ has_manager: false, residents: 0, planned: 0, shifts_ahead: 0, assets: 0 });
  expect(settingUpSteps(await facts()).every(({ missing }) => missing.length > 0)).toBe(true);
});

test('what is added to a house is found done at the next look', async () => {
  expect(await missingIn(world.rose, 'monitoring')).toEqual(['1 resident without anything that is watched.']);
  await world.given('care_tracking', { resident: world.mrHale, weight: true });
  expect(await missingIn(world.rose, 'monitoring')).toEqual([]);
  await furnished(world.rose);
  expect(await missingIn(world.rose, 'premises')).toEqual([]);
});

test('a new thing whose check was never done is listed with its day, and a hoist as what cannot wait', async () => {
  await furnished(world.willow);
  const booked = (category: string, kind: string, last_on: string | null) =>
    world.given('house_asset', {
      home: world.willow,
      category,
      status: 'in_use',
      condition: 'good',
      safe_working_load_kg: 180,
      checks: [
        { kind, interval_months: null, interval_days: null, last_on, result: null, by: null, certificate: null },
      ],
    });
  await booked('heating_water', 'gas', null);
  await booked('kitchen', 'pat', '2026-02-01');
  expect(await missingIn(world.willow, 'premises')).toEqual(['1 first check to do, the next by 15 Mar 2026.']);
  await booked('hoist_lift', 'loler', null);
  expect(await missingIn(world.willow, 'premises')).toEqual([
    '1 first check to do now.',
    '1 first check to do, the next by 15 Mar 2026.',
  ]);
});

test('a thing bought when the house has long begun does not bring its beginning back', async () => {
  await furnished(world.rose);
  const before = await missingIn(world.rose, 'premises');
  const { id } = await world.given('house_asset', {
    home: world.rose,
    category: 'kitchen',
    status: 'in_use',
    condition: 'good',
    checks: [
      {
        kind: 'pat',
        interval_months: null,
        interval_days: null,
        last_on: null,
        result: null,
        by: null,
        certificate: null,
      },
    ],
  });
  expect(await missingIn(world.rose, 'premises')).not.toEqual(before);
  await world.owner.query(`update house_asset set created_at = created_at + interval '31 days' where id = $1`, [id]);
  expect(await missingIn(world.rose, 'premises')).toEqual(before);
});

test('the guide is put away for the whole house, and taken out again', async () => {
  const manager = world.as('manager');
  const away = await manager.post(`/api/home/${world.rose}/guide/`, { dismissed: true });
  expect(away.json().dismissed_at).not.toBeNull();
  await manager.post(`/api/home/${world.rose}/guide/`, { dismissed: true });
  expect((await guide(world.rose)).dismissed_at).not.toBeNull();
  await manager.post(`/api/home/${world.rose}/guide/`, { dismissed: false });
  expect((await guide(world.rose)).dismissed_at).toBeNull();
});

test('it is for those who set a house up, in their own houses', async () => {
  expect((await world.as('carer').get(`/api/home/${world.rose}/guide/`)).statusCode).toBe(403);
  expect((await world.as('manager').get(`/api/home/${world.willow}/guide/`)).statusCode).toBe(404);
  expect((await world.as('manager').post(`/api/home/${world.rose}/guide/`, {})).statusCode).toBe(400);
});
