import { afterAll, beforeAll, expect, test } from 'vitest';
import { entityNamed } from '#domain/register.ts';
import { crowd } from '#world/records/crowd.ts';
import { readerOf, rowsIn } from '#world/records/list-walk.ts';
import { makeWorld, type Caller, type World } from '#world/world.ts';

const people: readonly (readonly [first: string, last: string])[] = [
  ['Niamh', "O'Brien"],
  ['Sean', 'O’Brien'],
  ['Séamus', 'Ó Súilleabháin'],
  ['Anne-Marie', 'Płaza'],
  ['Zoë', 'D’Souza'],
  ['100%', 'Sure_Thing'],
  ['Bjørn', 'Ångström'],
];

let world: World;
let reader: Caller;
beforeAll(async () => {
  world = await makeWorld();
  reader = await readerOf(world);
  const one = await world.given('resident', {
    national_id_type: 'local',
    national_id: 'ONE-OF-MANY',
    status: 'current',
  });
  await crowd(world.owner, entityNamed('resident'), one, 60);
  for (const [i, [first_name, last_name]] of people.entries())
    await world.given('resident', {
      first_name,
      last_name,
      preferred_name: null,
      national_id_type: 'local',
      national_id: `SEARCH-${i}`,
      room: `R${i}`,
      status: 'current',
    });
});
afterAll(() => world.close());

test.each([
  ["o'brien", 2],
  ['O’BRIEN', 2],
  ['suilleabhain', 1],
  ['Ó Súilleabháin', 1],
  ['seamus suil', 1],
  ['anne-marie', 1],
  ['marie anne', 1],
  ['zoe', 1],
  ['ZOË', 1],
  ["d'souza", 1],
  ['%', 1],
  ['_', 1],
  ['sure_', 1],
  ['sure%', 0],
  ['angstrom', 1],
  ['nobody at all', 0],
  ['SEARCH-3', 1],
  ['\\', 0],
  ["'", 3],
])('a search for “%s” finds %i people', async (word, count) => {
  expect(rowsIn(await reader.get(`/api/resident?search=${encodeURIComponent(word)}&limit=200`))).toHaveLength(count);
});

test('no words find everyone', async () => {
  expect(rowsIn(await reader.get('/api/resident?search=%20')).length).toBe(50);
});
