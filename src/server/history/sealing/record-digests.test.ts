import { afterAll, beforeAll, expect, test } from 'vitest';
import { register } from '#domain/register.ts';
import { makeWorld, type World } from '#world/world.ts';
import { sealedColumns, unsealedColumns } from './record-digests.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const records = register.filter(({ log }) => !log);

test.each(records)('every column of $name is sealed, or left out for a reason', async (entity) => {
  const { rows } = await world.owner.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = quote_ident($1)::regclass and attnum > 0 and not attisdropped`,
    [entity.name],
  );
  const columns = rows.map(({ name }) => name);
  expect(columns.length).toBeGreaterThan(8);
  const accounted = [...sealedColumns(entity), ...unsealedColumns(entity)];
  expect(accounted.toSorted()).toEqual(columns.toSorted());
});
