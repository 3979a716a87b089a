import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareNames } from '#domain/kit/names/compare-names.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { register } from '#domain/register.ts';
import { crowd } from '#world/records/crowd.ts';
import { readerOf, walk } from '#world/records/list-walk.ts';
import { makeWorld, type Caller, type World } from '#world/world.ts';

let world: World;
let reader: Caller;
beforeAll(async () => {
  world = await makeWorld();
  reader = await readerOf(world);
});
afterAll(() => world.close());

const looksUp = ['Zimmer', 'de Souza', 'Dean', 'Åberg', 'Abel', 'édith', 'Eve', "O'Brien", 'Obrien', 'A-11', 'A-2'];

const orderedByWords = (entity: Entity): readonly string[] =>
  [...new Set([entity.order, ...entity.sorts].map((order) => order.replace('-', '')))].filter(
    (column) => entity.fields[column]?.kind === 'text',
  );
const lists = register
  .filter(({ log, belongsTo }) => !log && belongsTo !== 'itself')
  .flatMap((entity) => orderedByWords(entity).map((column) => ({ entity, column, name: entity.name })));

test.each(lists)('$name stands by $column in the order in which people look it up, over all pages', async (list) => {
  const { entity, column } = list;
  const shown = await world.shown(entity);
  const { rows: before } = await world.owner.query<{ id: string }>(`select id from "${entity.name}"`);
  await crowd(world.owner, entity, shown, 40);
  await world.owner.query(
    `with numbered as (select id, row_number() over (order by id)::int as place from "${entity.name}" where id <> all($2))
     update "${entity.name}" t set "${column}" = ($1::text[])[1 + n.place % cardinality($1::text[])] || ' ' || n.place from numbered n where n.id = t.id`,
    [looksUp, before.map(({ id }) => id)],
  );
  const ids = await walk(reader, `/api/${entity.path}?limit=7&ordering=${column}`);
  const { rows } = await world.owner.query<{ word: string }>(
    `select t."${column}" as word from unnest($1::uuid[]) with ordinality as w(id, place) join "${entity.name}" t on t.id = w.id order by w.place`,
    [ids],
  );
  const words = rows.map(({ word }) => word);
  expect(words.length).toBeGreaterThan(20);
  expect(words).toEqual(words.toSorted(compareNames));
});
