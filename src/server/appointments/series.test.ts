import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

// The world's clock stands at nine on 1 March 2026.
const swimming = (given: object = {}) =>
  world.given('appointment', {
    home: world.rose,
    resident: world.mrHale,
    title: 'Swimming',
    repeat: 'weekly',
    starts_at: '2026-03-01T08:00:00Z',
    ends_at: '2026-03-01T08:30:00Z',
    ...given,
  });
const outcome = (id: string, body: object) =>
  world.as('carer').post(`/api/appointment/${id}/outcome/`, { version: 1, ...body });
const series = async (id: string, who: 'carer' | 'agency' | 'manager' = 'carer') =>
  (await world.as(who).get(`/api/appointment/${id}/series/`)).json() as {
    id: string;
    starts_at: string;
    status: string;
  }[];

test('when one of a series is over the next is planned, and each leads to the others', async () => {
  const { id } = await swimming();
  const done = (await outcome(id, { outcome: 'Two lengths.' })).json();
  expect(done.next_appointment).toEqual(expect.any(String));
  expect((await world.as('carer').get(`/api/appointment/${done.next_appointment}/`)).json()).toMatchObject({
    title: 'Swimming',
    status: 'scheduled',
    starts_at: '2026-03-08T08:00:00+00:00',
    repeat: 'weekly',
    escort_staff: null,
  });
  expect((await series(done.next_appointment)).map(({ starts_at, status }) => [starts_at, status])).toEqual([
    ['2026-03-08T08:00:00.000Z', 'scheduled'],
    ['2026-03-01T08:00:00.000Z', 'attended'],
  ]);
  expect(await series(id)).toEqual(await series(done.next_appointment));
});

test('a missed one does not end a series; saying so does', async () => {
  const missed = await swimming();
  expect(
    (await outcome(missed.id, { status: 'did_not_attend', cancel_reason: 'A cold' })).json().next_appointment,
  ).not.toBeNull();
  const last = await swimming();
  expect((await outcome(last.id, { outcome: 'The last lesson.', repeat: 'none' })).json()).toMatchObject({
    next_appointment: null,
    repeat: 'none',
  });
  const moved = await swimming();
  expect((await outcome(moved.id, { status: 'rescheduled' })).json().next_appointment).toBeNull();
});

test('what was planned by hand already is not planned twice', async () => {
  const next = await swimming({ starts_at: '2026-03-09T08:00:00Z', ends_at: '2026-03-09T08:30:00Z' });
  const { id } = await swimming({ next_appointment: next.id });
  expect((await outcome(id, { outcome: 'Two lengths.' })).json().next_appointment).toBe(next.id);
});

test('a series of another house is not there', async () => {
  const { id } = await world.given('appointment', { home: world.willow, resident: world.msBird }, 'willow');
  expect((await world.as('manager').get(`/api/appointment/${id}/series/`)).statusCode).toBe(404);
});

test('the one car of the house cannot be out twice', async () => {
  const trip = (given: object) =>
    world.input('appointment', {
      home: world.rose,
      transport: 'house_car',
      starts_at: '2026-03-20T10:00:00Z',
      ends_at: '2026-03-20T11:00:00Z',
      ...given,
    });
  expect((await world.as('carer').post('/api/appointment/', await trip({ resident: world.mrHale }))).statusCode).toBe(
    201,
  );
  const second = await world.as('carer').post('/api/appointment/', await trip({ resident: null }));
  expect(second.json().warnings.transport[0]).toMatch(/^car_clash: /);
  expect(
    (await world.as('carer').post('/api/appointment/', await trip({ resident: null, transport: 'taxi' }))).statusCode,
  ).toBe(201);
});
