import type pg from 'pg';
import { addFluids, makeDataset, type Dataset } from './data/dataset.ts';
import { firstRow, load, operations, type Fresh, type Operation, type Speed } from './load.ts';
import { onOwnDatabase, settingsFor } from './servers/own-database.ts';
import { run, type Running } from './servers/running.ts';
import { say } from '../running/say.ts';

/** What is measured is our share of a bare server's speed in one run, never a figure by itself. */

const poolSize = 16;
/** Many short turns: what another program takes of the machine for some seconds falls on few of them, and on both servers alike. */
const rounds = 9;
const seconds = 1;
const growthRounds = 3;
const growthSeconds = 2;
/** A server runs for months and this one for minutes: what the engine learns of a call in its first thousands is no part of its speed. */
const warmingSeconds = 10;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const freshDrinks = async (pool: pg.Pool): Promise<Fresh> => {
  const { rows } = await pool.query<{ id: string }>(
    'select id from fluid_intake where version = 1 order by random() limit 150000',
  );
  return { ids: rows.map(({ id }) => id) };
};

/** Both are warm when it begins; then each round gives them the same operation in turn, so that a noisy machine is noisy to both. */
async function compare(bare: Running, ours: Running, operation: Operation, data: Dataset, fresh: Fresh) {
  for (const { port } of [bare, ours]) await load(port, operation, data, fresh, warmingSeconds);
  const pairs: { readonly bare: Speed; readonly ours: Speed }[] = [];
  for (let round = 0; round < rounds; round++) {
    pairs.push({
      bare: await load(bare.port, operation, data, fresh, seconds),
      ours: await load(ours.port, operation, data, fresh, seconds),
    });
  }
  return {
    share: median(pairs.map((pair) => pair.ours.perSecond / pair.bare.perSecond)),
    p99: median(pairs.map((pair) => pair.ours.p99)) / Math.max(1, median(pairs.map((pair) => pair.bare.p99))),
  };
}

/** A share means something only while both answer the same; our lists gain a column now and then. */
async function refuseUnlike(bare: Running, ours: Running, data: Dataset): Promise<void> {
  for (const operation of ['list', 'recent'] as const) {
    const [theirs, own] = await Promise.all(
      [bare, ours].map(async ({ port }) =>
        Object.keys(await firstRow(port, operation, data))
          .toSorted()
          .join(),
      ),
    );
    if (theirs !== own) throw new Error(`${operation}: the bare server answers ${theirs}, ours ${own}`);
  }
}

const speedOf = async (ours: Running, operation: Operation, data: Dataset, fresh: Fresh): Promise<number> => {
  const speeds: number[] = [];
  for (let round = 0; round < growthRounds; round++)
    speeds.push((await load(ours.port, operation, data, fresh, growthSeconds)).perSecond);
  return median(speeds);
};

export const measureShares = (): Promise<void> => onOwnDatabase(4, compareOn);

/**
 * What the data leaves to do at once, a house does over years: its lines are sealed and its tables in order before the
 * measuring goes on. What is written while it is measured is sealed in that time.
 */
async function settled(pool: pg.Pool): Promise<void> {
  await pool.query('vacuum analyze');
  for (let tries = 0; tries < 600; tries++) {
    const { rows } = await pool.query(
      `select from user_history where (tx, seq) > (select to_tx, to_seq from history_seal order by number desc limit 1) limit 1`,
    );
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the history is not sealed after a minute');
}

async function compareOn(pool: pg.Pool): Promise<void> {
  const data = await makeDataset(pool);
  await addFluids(pool, data.author, data.busy, 2_000);
  const env = { ...settingsFor(pool), AUTHOR: data.author, POOL: String(poolSize) };
  const ours = await run('src/server/main.ts', env);
  const bare = await run('scripts/bench/servers/bare-server.ts', env);
  try {
    await refuseUnlike(bare, ours, data);
    const measured: Operation[] = ['list', 'recent', 'record'];
    const small = new Map<Operation, number>();
    for (const operation of measured) small.set(operation, await speedOf(ours, operation, data, { ids: [] }));
    await addFluids(pool, data.author, data.residents, 198_000);
    await settled(pool);
    const large = new Map<Operation, number>();
    for (const operation of measured) large.set(operation, await speedOf(ours, operation, data, { ids: [] }));
    const fresh = await freshDrinks(pool);
    const results = new Map<Operation, { readonly share: number; readonly p99: number }>();
    for (const operation of operations) {
      const result = await compare(bare, ours, operation, data, fresh);
      results.set(operation, result);
      say(`${operation} ${result.share.toFixed(2)}`);
    }
    for (const operation of measured)
      say(`growth ${operation} ${((small.get(operation) ?? 0) / (large.get(operation) ?? 1)).toFixed(2)}`);
    for (const [operation, { p99 }] of results) say(`p99 ${operation} ${p99.toFixed(2)}`);
  } finally {
    await Promise.all([ours.stop(), bare.stop()]);
  }
}
