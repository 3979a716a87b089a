import { expect, onTestFinished, test } from 'vitest';
import { addFluids, makeDataset } from '../../scripts/bench/data/dataset.ts';
import pg from 'pg';
import { addPast, pasts } from '../../scripts/bench/growth-data.ts';
import { growthReads, withoutGrowth } from '../../scripts/bench/growth-reads.ts';
import { addLife } from '../../scripts/bench/data/house-life.ts';
import { register } from '#domain/register.ts';
import { buildApp } from '#server/app.ts';
import { makeWorld } from '#world/world.ts';
import calls from '../../contract/calls.json' with { type: 'json' };
import { freshDatabase } from '#world/server/database.ts';

/** The houses that the benchmarks measure, in a database of the test's own. */
async function houses() {
  const { pool, drop } = await freshDatabase();
  onTestFinished(drop);
  const { author, homes, residents } = await makeDataset(pool);
  await addFluids(pool, author, residents, 100);
  await addLife(pool, author, homes.slice(0, 1));
  return { pool, author, residents };
}

test('the houses that the benchmarks measure can be made in the tables as they are', async () => {
  const { pool } = await houses();
  const { rows } = await pool.query(
    'select (select count(*)::int from resident) as residents, (select count(*)::int from fluid_intake) as drinks, (select count(*)::int from plan) as plans',
  );
  expect(rows).toEqual([{ residents: 1600, drinks: 100, plans: 160 }]);
});

test('the years that the growth lines have behind them can be made in the tables as they are', async () => {
  const made = await houses();
  const pool = new pg.Pool({ ...made.pool.options, max: 1, options: '-c session_replication_role=replica' });
  for (const past of pasts) await addPast(pool, past, made.author, made.residents.slice(0, 2), 4);
  const counts = pasts.map(({ entity }) => `(select count(*)::int from ${entity} where created_at < $1)`);
  const then = new Date(Date.now() - 400 * 86_400_000);
  const { rows } = await pool.query({ text: `select ${counts.join(', ')}`, values: [then], rowMode: 'array' });
  await pool.end();
  expect(rows).toEqual([pasts.map(() => 4)]);
});

const ofRecords = ['', '/:id', '/:id/versions', '/:id/print'];
const storedReads = new Set(
  register.flatMap(({ path, alias }) =>
    [path, ...(alias ? [alias] : [])].flatMap((own) => ofRecords.map((end) => `/api/${own}${end}`)),
  ),
);

test('every read that an area makes by hand is measured with years behind it, or it is said why not', async () => {
  const world = await makeWorld();
  const app = await buildApp(world.parts);
  const byHand = app.declared
    .filter(({ method, path }) => method === 'GET' && path.startsWith('/api/') && !path.endsWith('/'))
    .map(({ path }) => path)
    .filter((path) => !storedReads.has(path) && !calls.startup.includes(`${path}/`) && !calls.startup.includes(path));
  await app.close();
  await world.close();
  const id = 'x';
  const house = { staff: id, home: id, resident: id, plan: id, risk: id, form: id, result: id };
  const asked = Object.values(growthReads).map((pathOf) =>
    pathOf({ ...house, appointment: id, reminder: id, handover: id }).replace(/\/?(\?.*)?$/, ''),
  );
  const isMeasured = (path: string) => asked.some((one) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(one));
  expect(byHand.filter((path) => !isMeasured(path) && !(path in withoutGrowth))).toEqual([]);
  expect(Object.keys(withoutGrowth).filter((path) => !byHand.includes(path))).toEqual([]);
});
