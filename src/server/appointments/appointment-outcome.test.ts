import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});
afterEach(() => world.close());

const visit = (given: object = {}) =>
  world.given('appointment', {
    home: world.rose,
    resident: world.mrHale,
    starts_at: '2026-03-01T08:00:00Z',
    ends_at: '2026-03-01T08:30:00Z',
    ...given,
  });
const outcomeOf = (id: string) => `/api/appointment/${id}/outcome/`;

test('what came of a visit is written into the resident’s notes with it', async () => {
  const { id } = await visit({ title: 'Dentist' });
  const done = await world.as('carer').post(outcomeOf(id), {
    version: 1,
    status: 'attended',
    outcome: 'Filling replaced.',
    follow_up_actions: 'Soft food today',
  });
  expect(done.json()).toMatchObject({ status: 'attended', outcome: 'Filling replaced.', version: 2 });
  const notes = (await world.as('senior').get(`/api/note/?resident=${world.mrHale}`)).json();
  expect(notes).toMatchObject([
    {
      category: 'health',
      body: 'Dentist. Filling replaced.\nNext: Soft food today',
      recorded_by: world.people.carer,
      home: world.rose,
    },
  ]);
});

test('what is to be done next waits as a task of whoever was there', async () => {
  const { id } = await visit({ title: 'GP', escort_staff: world.people.carer });
  await world.as('carer').post(outcomeOf(id), {
    version: 1,
    status: 'attended',
    outcome: 'Blood taken.',
    follow_up_actions: 'Ring for the result on Friday',
  });
  const waiting = (await world.as('carer').get('/api/reminder/?category=task')).json<Record<string, unknown>[]>();
  expect(waiting).toContainEqual(
    expect.objectContaining({
      message: 'GP: Ring for the result on Friday',
      status: 'active',
      resident: world.mrHale,
      linked_object: { entity: 'appointment', id },
    }),
  );
});

test('an outcome says what the visit needs to say', async () => {
  const { id } = await visit();
  expect((await world.as('carer').post(outcomeOf(id), { version: 1 })).json()).toHaveProperty('outcome');
  expect((await world.as('carer').post(outcomeOf(id), { version: 1, status: 'did_not_attend' })).json()).toHaveProperty(
    'cancel_reason',
  );
  expect((await world.as('carer').post(outcomeOf(id), { version: 1, status: 'gone' })).json()).toHaveProperty('status');
  expect((await world.as('carer').post(outcomeOf(id), { outcome: 'Went well' })).json()).toHaveProperty('version');
  expect((await world.as('agency').post(outcomeOf(id), { version: 1, outcome: 'Went well' })).statusCode).toBe(403);
  expect(
    (
      await world
        .as('carer')
        .post(outcomeOf(id), { version: 1, status: 'did_not_attend', cancel_reason: 'Felt unwell' })
    ).json(),
  ).toMatchObject({ status: 'did_not_attend' });
  expect((await world.as('carer').post(outcomeOf(id), { version: 1, outcome: 'Went well' })).statusCode).toBe(409);
});

test('a visit of another house is not there', async () => {
  const { id } = await world.given('appointment', { home: world.willow, resident: world.msBird }, 'willow');
  expect((await world.as('manager').post(outcomeOf(id), { version: 1, outcome: 'Went well' })).statusCode).toBe(404);
});

test('two visits at once are asked about, for the resident and for the escort', async () => {
  await visit({ starts_at: '2026-03-05T10:00:00Z', ends_at: '2026-03-05T11:00:00Z' });
  const input = await world.input('appointment', {
    home: world.rose,
    resident: world.mrHale,
    escort_staff: world.people.carer,
    starts_at: '2026-03-05T10:30:00Z',
    ends_at: '2026-03-05T11:30:00Z',
  });
  const asked = await world.as('carer').post('/api/appointment/', input);
  expect(Object.keys(asked.json().warnings)).toEqual(['starts_at', 'escort_staff']);
  const saved = await world
    .as('carer')
    .post('/api/appointment/', { ...input, confirmed_warnings: ['resident_clash', 'escort_not_on_shift'] });
  expect(saved.json()).toMatchObject({ warning_codes: ['resident_clash', 'escort_not_on_shift'] });
  const next = await world.input('appointment', {
    home: world.rose,
    starts_at: '2026-03-05T11:30:00Z',
    ends_at: '2026-03-05T12:00:00Z',
    resident: world.mrHale,
  });
  expect((await world.as('carer').post('/api/appointment/', next)).statusCode).toBe(201);
});

test('a task after a visit is not left with somebody who works here no more', async () => {
  const { id } = await visit({ title: 'Optician', escort_staff: world.people.carer });
  await world.owner.query('update staff set is_active = false where id = $1', [world.people.carer]);
  await world.as('senior').post(outcomeOf(id), {
    version: 1,
    status: 'attended',
    outcome: 'New glasses ordered.',
    follow_up_actions: 'Collect the glasses',
  });
  const {
    rows: [task],
  } = await world.owner.query<{ informed: string[] }>(
    `select informed from notification where message = 'Optician: Collect the glasses'`,
  );
  expect(task?.informed).not.toContain(world.people.carer);
  expect(task?.informed.length).toBeGreaterThan(0);
});
