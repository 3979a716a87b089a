import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

test('who names a resident need not name the house', async () => {
  const body = 'Walked to the shop with Ann and back, in good spirits.';
  const answer = await world.as('carer').post('/api/note/', { resident: world.mrHale, body });
  expect(answer.statusCode, answer.body).toBe(201);
  expect(answer.json()).toMatchObject({ resident: world.mrHale, home: world.rose });
  expect((await world.as('carer').post('/api/note/', { body })).json()).toEqual({ home: ['House is needed.'] });
});

test('a note is taken from its resident neither at once nor in two steps', async () => {
  const note = await world.given('note', { home: world.rose, resident: world.mrHale });
  const other = await world.given('resident', {
    home: world.rose,
    status: 'current',
    national_id_type: 'local',
    national_id: 'LOCAL-77',
    admission_date: '2020-01-01',
  });
  for (const resident of [null, other.id]) {
    const answer = await world.as('manager').patch(`/api/note/${note.id}/`, { version: 1, resident });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toHaveProperty('resident');
  }
});
