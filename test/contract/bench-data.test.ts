import { afterAll, beforeAll, expect, test } from 'vitest';
import { addFluids, makeDataset } from '../../scripts/bench/dataset.ts';
import { addLife } from '../../scripts/bench/house-life.ts';
import { freshDatabase, type FreshDatabase } from '#world/server/database.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('the houses that the benchmarks measure can be made in the tables as they are', async () => {
  const { author, homes, residents } = await makeDataset(database.pool);
  await addFluids(database.pool, author, residents, 100);
  await addLife(database.pool, author, homes.slice(0, 1));
  const { rows } = await database.pool.query(
    'select (select count(*)::int from resident) as residents, (select count(*)::int from fluid_intake) as drinks, (select count(*)::int from plan) as plans',
  );
  expect(rows).toEqual([{ residents: 1600, drinks: 100, plans: 160 }]);
});
