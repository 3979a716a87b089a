import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const walk = 'Walked to the pond after lunch and fed the ducks for twenty minutes, then tea.';
const write = async (body: string, given: object = {}, by: 'carer' | 'senior' = 'carer') =>
  world
    .as(by)
    .post('/api/note/', await world.input('note', { home: world.rose, resident: world.mrHale, body, ...given }));

test('words that stand in another note of the week are asked about, and saved once confirmed', async () => {
  expect((await write(walk)).statusCode).toBe(201);
  const asked = await write(`${walk} Slept.`, { resident: null });
  expect(asked.statusCode).toBe(400);
  expect(asked.json().warnings.resident[0]).toMatch(
    /^same_words: Nearly the same words stand in the note about .+ of 1 March, 09:00/,
  );
  const saved = await write(`${walk} Slept.`, { resident: null, confirmed_warnings: ['same_words'] });
  expect(saved.json()).toMatchObject({ warning_codes: ['same_words'] });
});

test('a word that judges and a copy are asked about together', async () => {
  const words = 'She was being difficult about the blue coat all the way to the shop.';
  await write(words, { confirmed_warnings: ['judging_word'] });
  expect(Object.keys((await write(words)).json().warnings).toSorted()).toEqual(['body', 'resident']);
});

test('a note of its own words is not asked about, nor one that is saved again as it was', async () => {
  const own = await write('Rang her sister before supper and laughed about the seaside holiday they had.');
  expect(own.statusCode).toBe(201);
  const { id, version } = own.json();
  expect((await world.as('carer').patch(`/api/note/${id}/`, { version, is_important: true })).statusCode).toBe(200);
});

test('what only seniors may read is not given away by the question', async () => {
  const secret = 'Talked in private about the letter from the solicitor and what it means for him.';
  await write(secret, { visibility: 'senior_only' }, 'senior');
  expect((await write(secret)).statusCode).toBe(201);
});

test('what was written more than a week ago is forgotten', async () => {
  const old = 'Planted the runner beans along the fence and watered them with the green can.';
  await world.given('note', {
    home: world.rose,
    resident: world.mrHale,
    body: old,
    occurred_at: '2026-02-10T10:00:00.000Z',
    late_entry_reason: 'forgot',
  });
  expect((await write(old)).statusCode).toBe(201);
});
