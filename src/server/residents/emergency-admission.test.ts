import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});
afterEach(() => world.close());

const id = '01930000-0000-7000-8000-0000000000aa';
const unknown = { date_of_birth_unknown: true, national_id_unknown: true, gp_unknown: true, allergies_unknown: true };
const tom = {
  contact_first_name: 'Tom',
  contact_last_name: 'Byrne',
  contact_relationship: 'child',
  contact_phone: '0113 496 0018',
};
const ada = () => ({
  id,
  home: world.rose,
  first_name: 'Ada',
  last_name: 'Byrne',
  admission_reason: 'A fire in her flat',
  known_dangers: 'Smokes in bed.',
  ...unknown,
  ...tom,
});
const admit = (given: object) => world.as('senior').post('/api/resident/emergency/', given);
const contacts = async (resident = id) =>
  (await world.as('senior').get(`/api/family/?resident=${resident}`)).json<Record<string, unknown>[]>();

test('somebody taken in at night lives here from today, and whoever is to be rung is saved with them', async () => {
  const made = await admit(ada());
  expect([made.statusCode, made.json()]).toMatchObject([
    201,
    {
      id,
      status: 'current',
      admission_type: 'emergency',
      allergies_unknown: true,
      gp_name: null,
      known_dangers: 'Smokes in bed.',
    },
  ]);
  expect(await contacts()).toMatchObject([
    {
      first_name: 'Tom',
      is_emergency_contact: true,
      emergency_order: 1,
      call_at_night: true,
      information_level: 'limited',
    },
  ]);
});

test('sent twice, there is one resident and one contact', async () => {
  await admit(ada());
  const again = await admit(ada());
  expect([again.statusCode, again.json<{ id: string }>().id]).toEqual([200, id]);
  expect(await contacts()).toHaveLength(1);
});

test('a contact who is neither named nor said to be unknown is asked for, and nobody is made', async () => {
  const [other, nameless] = [
    '01930000-0000-7000-8000-0000000000ab',
    { contact_first_name: null, contact_last_name: null, contact_phone: null },
  ];
  const refused = await admit({ ...ada(), id: other, ...nameless });
  expect([refused.statusCode, Object.keys(refused.json())]).toEqual([
    400,
    expect.arrayContaining(['contact_first_name', 'contact_last_name', 'contact_phone']),
  ]);
  expect((await world.as('senior').get(`/api/resident/${other}/`)).statusCode).toBe(404);
  const made = await admit({ ...ada(), id: other, ...nameless, contact_relationship: null, contact_unknown: true });
  expect(made.statusCode).toBe(201);
  expect(await contacts(other)).toEqual([]);
});

test('into a full house nobody is taken without confirming that it is full', async () => {
  const third = { ...ada(), id: '01930000-0000-7000-8000-0000000000ac' };
  await world.owner.query('update home set max_residents = 1 where id = $1', [world.rose]);
  const warned = await admit(third);
  expect([warned.statusCode, warned.json()]).toMatchObject([
    400,
    { warnings: { status: [expect.stringContaining('over_capacity')] } },
  ]);
  expect(await contacts(third.id)).toEqual([]);
  expect((await admit({ ...third, confirmed_warnings: ['over_capacity'] })).statusCode).toBe(201);
});

test('whoever may not add a resident takes nobody in', async () => {
  expect((await world.as('carer').post('/api/resident/emergency/', ada())).statusCode).toBe(403);
});
