import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Continuity, Staffing } from '#domain/rota/continuity/continuity.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  for (const person of [world.people.carer, world.people.senior, world.people.carer]) {
    const { id } = await world.given('note', { resident: world.mrHale });
    await world.owner.query(`update note set recorded_by = $2, occurred_at = '2026-03-01T08:00:00Z' where id = $1`, [
      id,
      person,
    ]);
  }
});
afterAll(() => world.close());

const ask = (role: Parameters<World['as']>[0], house = world.rose) =>
  world.as(role).get(`/api/home/${house}/continuity/?from=2026-02-27&days=7`);

test('each resident has the number of different people who wrote about them', async () => {
  const { residents, incidents } = (await ask('manager')).json<Continuity>();
  expect(residents.find(({ resident }) => resident === world.mrHale)).toMatchObject({ people: 2, entries: 3 });
  expect(incidents).toEqual([]);
});

test('whoever sees only their own shifts, and whoever works elsewhere, is refused', async () => {
  expect((await ask('agency')).statusCode).toBe(403);
  expect((await ask('manager', world.willow)).statusCode).toBe(404);
});

test('who was on duty at a moment is answered with names and with what the house needs then', async () => {
  const { id } = await world.given('rota', {
    home: world.rose,
    staff: world.people.carer,
    date: '2026-02-26',
    shift_type: 'early',
    role_on_shift: 'shift_lead',
    start_at: '2026-02-26T07:30:00Z',
    end_at: '2026-02-26T15:00:00Z',
  });
  await world.owner.query(`update rota set status = 'worked' where id = $1`, [id]);
  const at = (role: Parameters<World['as']>[0], moment: string, house = world.rose) =>
    world.as(role).get(`/api/rota/staffing/?${new URLSearchParams({ home: house, at: moment })}`);
  const then = (await at('carer', '2026-02-26T09:00:00Z')).json<Staffing>();
  expect([then.on_duty, then.people.map(({ staff, role_on_shift }) => [staff, role_on_shift])]).toEqual([
    1,
    [[world.people.carer, 'shift_lead']],
  ]);
  expect((await at('carer', '2026-02-26T16:00:00Z')).json<Staffing>().people).toEqual([]);
  expect((await at('agency', '2026-02-26T09:00:00Z')).statusCode).toBe(403);
  expect((await at('carer', 'noon')).json()).toHaveProperty('at');
  expect((await at('carer', '2026-02-26T09:00:00Z', world.willow)).json()).toHaveProperty('home');
});
