import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest';
import { comparePeople } from '#domain/kit/names/compare-names.ts';
import { personName } from '#domain/kit/people/person-name.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { family } from '#domain/residents/family/family.ts';
import { staff } from '#domain/staff/person/staff.ts';
import { makeWorld, type World } from '#world/world.ts';
import { entityNameSql, personNameSql, personOrderSql, plainNameSql, typedNamesSql } from './person-name-sql.ts';

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
  const kin = people.map(({ first_name, last_name }) => ({ first_name, last_name }));
  const { rows } = await world.owner.query(`select ${plainNameSql(family, 'p')} as name ${from}`, [
    JSON.stringify(kin),
  ]);
  expect(rows.map(({ name }) => name)).toEqual(kin.map(personName));
});

test('nobody with a preferred name on file is named without it', () => {
  type Plain = Parameters<typeof plainNameSql>[0];
  expectTypeOf<typeof family>().toExtend<Plain>();
  expectTypeOf<typeof staff>().not.toExtend<Plain>();
  expectTypeOf<typeof resident>().not.toExtend<Plain>();
  for (const entity of [staff, resident]) expect(entityNameSql(entity, 'p')).toBe(personNameSql('p'));
  expect(entityNameSql(family, 'p')).toBe(plainNameSql(family, 'p'));
});

test('what was typed is looked for under both names', async () => {
  const names = `select ${typedNamesSql('p').join(' as called, ')} as papers ${from}`;
  const { rows } = await world.owner.query(names, [JSON.stringify(people.slice(0, 1))]);
  expect(rows).toEqual([{ called: 'Nell Hart', papers: 'Eleanor Hart' }]);
});

test('a statement puts people in the order in which the screens do', async () => {
  const lastNames = [
    'Zimmer',
    'de Souza',
    'Åberg',
    "O'Brien",
    'Obrien',
    'Ødegård',
    ' Hart',
    'hart',
    'Anne-Marie',
    '',
    null,
  ];
  const several = lastNames.flatMap((last_name, place) =>
    ['Zoë', 'anna', null].map((first_name, other) => ({
      id: `00000000-0000-4000-8000-0000000000${10 + (((place * 3 + other) * 7) % 80)}`,
      first_name,
      preferred_name: other === 1 ? 'Bea' : null,
      last_name,
    })),
  );
  const { rows } = await world.owner.query(
    `select p.id from jsonb_to_recordset($1) as p(id uuid, first_name text, preferred_name text, last_name text) order by ${personOrderSql('p')}`,
    [JSON.stringify(several)],
  );
  expect(rows.map(({ id }) => id)).toEqual(several.toSorted(comparePeople).map(({ id }) => id));
});
