import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Restriction } from '#domain/plans/risk/restriction.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  const restricting = { resident: world.mrHale, home: world.rose, restriction_used: true };
  const assessed = [
    await world.given('risk', { ...restricting, title: 'Bed rails', capacity_basis: 'best_interests' }),
    await world.given('risk', {
      ...restricting,
      title: 'Locked door',
      resident: null,
      capacity_basis: 'not_applicable',
    }),
    await world.given('risk', { ...restricting, title: 'Restricts nobody', restriction_used: false }),
  ];
  await world.given('risk', { ...restricting, title: 'Still a draft' });
  await world.owner.query(`update risk set status = 'active' where id = any($1)`, [assessed.map(({ id }) => id)]);
  await world.owner.query(
    `update resident set dols_status = 'standard', dols_expiry = '2030-01-01', dols_conditions = 'A walk each day' where id = $1`,
    [world.mrHale],
  );
  await world.given('family', {
    resident: world.mrHale,
    first_name: 'Rob',
    last_name: 'Hale',
    contact_restricted: true,
  });
});
afterAll(() => world.close());

const register = async (role: 'manager' | 'carer' | 'agency' | 'auditor', home = world.rose) =>
  world.as(role).get(`/api/home/${home}/restrictions/`);
const titles = (body: readonly Restriction[]) => body.map(({ kind, title }) => `${kind}: ${title}`).sort();

test('the register of a house holds every restriction in force, of the person, the house and the family', async () => {
  const found = (await register('manager')).json<Restriction[]>();
  expect(titles(found)).toEqual([
    'contact: Contact with Rob Hale',
    'dols: Deprivation of liberty',
    'risk: Bed rails',
    'risk: Locked door',
  ]);
  expect(found.find(({ title }) => title === 'Bed rails')).toMatchObject({ basis: 'best_interests', dols: 'standard' });
});

test('each reads as much of it as they may read where it stands', async () => {
  expect((await register('agency')).json<Restriction[]>().map(({ kind }) => kind)).not.toContain('contact');
});

test('the register of another house is not found', async () => {
  expect((await register('manager', world.willow)).statusCode).toBe(404);
});
