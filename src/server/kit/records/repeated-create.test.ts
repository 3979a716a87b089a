import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirming } from '#world/records/confirming.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

test('what one person saved and another sends again from the same tablet is the one record', async () => {
  const input = { id: v7(), ...(await world.input('note', { resident: world.mrHale, visibility: 'team' })) };
  expect((await confirming((body) => world.as('carer').post('/api/note/', body), input)).statusCode).toBe(201);
  const again = await confirming((body) => world.as('senior').post('/api/note/', body), input);
  expect([again.statusCode, again.json().id, again.json().created_by]).toEqual([200, input.id, world.people.carer]);
});

test('an id of something out of sight is taken, and no more is said', async () => {
  const input = { id: v7(), ...(await world.input('note', { resident: world.mrHale, visibility: 'senior_only' })) };
  expect((await confirming((body) => world.as('senior').post('/api/note/', body), input)).statusCode).toBe(201);
  const guess = await confirming((body) => world.as('carer').post('/api/note/', body), input);
  expect(guess.statusCode).toBe(409);
  expect(guess.json()).toEqual({
    detail: 'An entry with this id was saved before. Look for it, and write a new one if it is not there.',
  });
});
