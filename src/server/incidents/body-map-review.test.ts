import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const bruise = (overrides: object = {}) =>
  world.given('body_map', {
    resident: world.mrHale,
    mark_type: 'bruise',
    cause: 'fall',
    incident: null,
    reviews: [],
    photo: null,
    view: 'front',
    region: 'front.face',
    ...overrides,
  });

test('looking at a mark again adds a review with who and when, and moves its status', async () => {
  const { id } = await bruise();
  const carer = world.as('carer');
  const better = await carer.post(`/api/body-map/${id}/review/`, { version: 1, healing: 'better', size: '20 mm' });
  expect(better.json()).toMatchObject({
    status: 'healing',
    next_review_on: '2026-03-04',
    reviews: [{ healing: 'better', size: '20 mm', by: world.people.carer }],
  });
  const worse = await carer.post(`/api/body-map/${id}/review/`, { version: 2, healing: 'worse' });
  expect(worse.json()).toMatchObject({ status: 'open', reviews: [{ healing: 'better' }, { healing: 'worse' }] });
  const healed = await world.as('senior').post(`/api/body-map/${id}/review/`, { version: 3, healing: 'healed' });
  expect(healed.json()).toMatchObject({ status: 'healed', next_review_on: null });
});

test('a mark is closed by looking at it and in no other way', async () => {
  const { id } = await bruise();
  const closed = await world.as('senior').patch(`/api/body-map/${id}/`, { version: 1, status: 'healed' });
  expect([closed.statusCode, Object.keys(closed.json())]).toEqual([400, ['status']]);
  expect(
    (await world.as('senior').patch(`/api/body-map/${id}/`, { version: 1, status: 'transferred_with' })).json(),
  ).toMatchObject({ status: 'transferred_with' });
});

test('a review says how the mark heals, names its version and asks its own right', async () => {
  const { id } = await bruise();
  expect((await world.as('carer').post(`/api/body-map/${id}/review/`, { version: 1 })).json()).toHaveProperty(
    'healing',
  );
  expect((await world.as('carer').post(`/api/body-map/${id}/review/`, { healing: 'same' })).json()).toHaveProperty(
    'version',
  );
  expect(
    (await world.as('agency').post(`/api/body-map/${id}/review/`, { version: 1, healing: 'same' })).statusCode,
  ).toBe(403);
});

test('of two reviews at once one is saved, and the other is told', async () => {
  const { id } = await bruise();
  const answers = await Promise.all(
    ['better', 'worse'].map((healing) =>
      world.as('senior').post(`/api/body-map/${id}/review/`, { version: 1, healing }),
    ),
  );
  expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409]);
});

test('an unexplained mark needs an incident, and is looked at again', async () => {
  const input = await world.input('body_map', {
    resident: world.mrHale,
    mark_type: 'bruise',
    cause: 'unexplained',
    incident: null,
    photo: null,
    view: 'front',
    region: 'front.face',
  });
  expect((await world.as('carer').post('/api/body-map/', input)).json()).toHaveProperty('incident');
  const event = await world.given('incident', {
    resident: world.mrHale,
    incident_type: 'injury',
    severity: 'low',
    treatment: 'none',
    taken_directly_to_hospital: false,
    restraint_used: false,
  });
  await world.owner.query(`update incident set status = 'submitted' where id = $1`, [event.id]);
  const made = await world.as('carer').post('/api/body-map/', { ...input, incident: event.id });
  expect(made.statusCode).toBe(201);
  const checks = (await world.as('carer').get(`/api/accident-scheduler/?target=${event.id}`)).json();
  expect(checks.map((check: { purpose: string }) => check.purpose)).toEqual(['unexplained_mark', 'unexplained_mark']);
});

test('a picture of a mark, or of its review, is for seniors and for whoever took it', async () => {
  const [photo, later] = [
    await world.given('attachment', { resident: world.mrHale }),
    await world.given('attachment', { resident: world.mrHale }),
  ];
  const { id } = await bruise({ photo: photo.id });
  expect((await world.as('carer').get(`/api/attachment/${photo.id}`)).statusCode).toBe(404);
  expect((await world.as('senior').get(`/api/attachment/${photo.id}`)).statusCode).toBe(200);
  await world.as('senior').post(`/api/body-map/${id}/review/`, { version: 1, healing: 'same', photo: later.id });
  expect((await world.as('carer').get(`/api/attachment/${later.id}`)).statusCode).toBe(404);
});
