import { afterAll, beforeAll, expect, test } from 'vitest';
import { personName } from '#domain/kit/people/person-name.ts';
import { makeWorld, type World } from '#world/world.ts';
import { personNameSql, plainNameSql } from './person-name-sql.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const people = [
  { first_name: 'Eleanor', preferred_name: 'Nell', last_name: 'Hart' },
  { first_name: 'Eleanor', preferred_name: ' ', last_name: 'Hart' },
  { first_name: 'Ann', preferred_name: null, last_name: '' },
  { first_name: ' Ann ', preferred_name: '', last_name: ' Moss ' },
  { first_name: null, preferred_name: null, last_name: null },
];
const from = `from jsonb_to_recordset($1) as p(first_name text, preferred_name text, last_name text)`;

test('a statement calls people as the screens do', async () => {
  const { rows } = await world.owner.query(`select ${personNameSql('p')} as name ${from}`, [JSON.stringify(people)]);
  expect(rows.map(({ name }) => name)).toEqual(people.map(personName));
});

test('whoever has no preferred name on file is called alike', async () => {
  const family = people.map(({ first_name, last_name }) => ({ first_name, last_name }));
  const { rows } = await world.owner.query(`select ${plainNameSql('p')} as name ${from}`, [JSON.stringify(family)]);
  expect(rows.map(({ name }) => name)).toEqual(family.map(personName));
});
