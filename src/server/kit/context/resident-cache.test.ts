import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

let people = 0;
const person = async () =>
  (
    await world.given('resident', {
      home: world.rose,
      status: 'current',
      national_id_type: 'local',
      national_id: `LOCAL-BOOK-${people++}`,
      admission_date: '2020-01-01',
      has_dysphagia: false,
      iddsi_fluid_level: null,
      fluid_restriction_ml: null,
    })
  ).id;

const drink = (resident: string, more: object = {}) =>
  world.as('carer').post('/api/fluid-intake/', {
    resident,
    direction: 'intake',
    fluid_type: 'water',
    route: 'oral',
    amount_ml: 100,
    offered_ml: 100,
    occurred_at: '2026-03-01T09:00:00.000Z',
    ...more,
  });

test('the second drink of a round is one statement that looks nobody up', async () => {
  const resident = await person();
  expect((await drink(resident)).statusCode).toBe(201);
  const asked = vi.spyOn(world.pool, 'query');
  expect((await drink(resident)).statusCode).toBe(201);
  const statements = asked.mock.calls
    .map(([query]: unknown[]) => (query as { text: string }).text)
    .filter((text) => /fluid_intake|resident/.test(text));
  asked.mockRestore();
  expect(statements).toEqual([expect.stringMatching(/insert into "?fluid_intake/)]);
  expect(statements[0]).not.toMatch(/json_build_object|\bnames\b/);
});

test('what changed about a resident a moment ago already counts', async () => {
  const resident = await person();
  await drink(resident);
  await world.owner.query('update resident set has_dysphagia = true where id = $1', [resident]);
  const refused = await drink(resident);
  expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, ['thickness_level']]);
  expect((await drink(resident, { thickness_level: 2 })).statusCode).toBe(201);
  await world.owner.query('update resident set has_dysphagia = false where id = $1', [resident]);
  expect((await drink(resident)).statusCode).toBe(201);
});

test('nothing is written about whoever moved or left a moment ago', async () => {
  const [moved, left] = [await person(), await person()];
  await Promise.all([drink(moved), drink(left)]);
  await world.owner.query('update resident set home = $2 where id = $1', [moved, world.willow]);
  await world.owner.query(`update resident set status = 'discharged', is_discharged_status = true where id = $1`, [
    left,
  ]);
  expect((await drink(moved)).json()).toEqual({ resident: ['Resident must be chosen from the list.'] });
  expect((await drink(left)).statusCode).toBe(403);
});

test('a retry is answered with what it made, and other content under its id is refused', async () => {
  const resident = await person();
  await drink(resident);
  const id = crypto.randomUUID();
  expect((await drink(resident, { id })).statusCode).toBe(201);
  expect((await drink(resident, { id })).json()).toMatchObject({ id, version: 1 });
  expect((await drink(resident, { id, amount_ml: 50 })).statusCode).toBe(409);
});
