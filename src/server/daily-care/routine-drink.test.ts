import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
let person: string;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  person = (await world.given('resident', { status: 'current', admission_date: '2020-01-01' })).id;
});
afterAll(() => world.close());

const drunk = async () =>
  (await world.as('carer').get(`/api/fluid-intake/day-total/?resident=${person}&date=2026-03-01`)).json().intake_ml;
const sheet = (day: string, drink_ml: number | null) =>
  world.input('morning_routine', {
    resident: person,
    routine_date: day,
    drink_ml,
    occurred_at: '2026-03-01T08:30:00.000Z',
  });

test('the drink on a routine sheet stands once on the fluid chart and follows the sheet', async () => {
  const carer = world.as('carer');
  const made = await carer.post('/api/morning-routine/', await sheet('2026-03-01', 200));
  expect(made.statusCode).toBe(201);
  const path = `/api/morning-routine/${made.json().id}/`;
  expect(await drunk()).toBe(200);
  expect((await carer.patch(path, { version: 1, drink_ml: 250 })).statusCode).toBe(200);
  expect(await drunk()).toBe(250);
  expect((await carer.patch(path, { version: 2, drink_ml: null })).statusCode).toBe(200);
  expect(await drunk()).toBe(0);
  expect((await carer.patch(path, { version: 3, drink_ml: 150 })).statusCode).toBe(200);
  expect(await drunk()).toBe(150);
  expect(
    (await carer.patch(path, { version: 4, is_deleted: true, deletion_reason: 'Written for the wrong day' }))
      .statusCode,
  ).toBe(200);
  expect(await drunk()).toBe(0);
  expect((await world.as('manager').post(`${path}restore/`, { version: 5 })).statusCode).toBe(200);
  expect(await drunk()).toBe(150);
  const { rows } = await world.owner.query('select count(*)::int as entries from fluid_intake where resident = $1', [
    person,
  ]);
  expect(rows[0]).toEqual({ entries: 1 });
});

test('a sheet that arrives twice is one drink', async () => {
  const body = { id: '0195f3c0-0000-7000-8000-000000000001', ...(await sheet('2026-02-28', 100)) };
  const codes = await Promise.all([1, 2].map(() => world.as('carer').post('/api/morning-routine/', body)));
  expect(codes.map((answer) => answer.statusCode).toSorted()).toEqual([200, 201]);
  expect(await drunk()).toBe(100);
});

test('a drink without a known thickness goes on the fluid chart by hand', async () => {
  await world.owner.query('update resident set has_dysphagia = true, iddsi_fluid_level = null where id = $1', [person]);
  expect((await world.as('carer').post('/api/morning-routine/', await sheet('2026-02-27', 100))).json()).toHaveProperty(
    'drink_ml',
  );
  await world.owner.query('update resident set iddsi_fluid_level = 2 where id = $1', [person]);
  expect((await world.as('carer').post('/api/morning-routine/', await sheet('2026-02-27', 100))).statusCode).toBe(201);
});

test('a drink on a sheet is asked about where only so much is allowed, when it is written and when it is corrected', async () => {
  const carer = world.as('carer');
  await carer.post('/api/morning-routine/', await sheet('2026-02-25', 100));
  const allowed = (await drunk()) + 200;
  await world.owner.query('update resident set fluid_restriction_ml = $2 where id = $1', [person, allowed]);
  const body = await sheet('2026-02-26', 250);
  const doubt = (ml: number) => ({
    warnings: {
      drink_ml: [
        `over_restriction: At most ${allowed} ml a day is allowed, and with this it is ${allowed + ml} ml. Is the amount right?`,
      ],
    },
  });
  expect((await carer.post('/api/morning-routine/', body)).json()).toEqual(doubt(50));
  const made = await carer.post('/api/morning-routine/', { ...body, confirmed_warnings: ['over_restriction'] });
  expect(made.statusCode).toBe(201);
  const path = `/api/morning-routine/${made.json().id}/`;
  expect((await carer.patch(path, { version: 1, drink_ml: 300 })).json()).toEqual(doubt(100));
  expect(
    (await carer.patch(path, { version: 1, drink_ml: 300, confirmed_warnings: ['over_restriction'] })).statusCode,
  ).toBe(200);
  expect((await carer.patch(path, { version: 2, drink_ml: 200 })).statusCode).toBe(200);
  expect(await drunk()).toBe(allowed);
});

test('a sheet that is late for a reason in its own words brings its drink along', async () => {
  const late = {
    occurred_at: '2026-03-01T05:00:00.000Z',
    late_entry_reason: 'other',
    late_entry_reason_text: 'The tablet was flat.',
  };
  const made = await world.as('carer').post('/api/morning-routine/', { ...(await sheet('2026-02-25', 100)), ...late });
  expect(made.statusCode, made.body).toBe(201);
  const { rows } = await world.owner.query(
    'select late_entry_reason, late_entry_reason_text from fluid_intake where resident = $1',
    [person],
  );
  expect(rows).toEqual([{ late_entry_reason: 'other', late_entry_reason_text: 'The tablet was flat.' }]);
});
