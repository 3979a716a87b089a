import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { applicationRole, openPool } from '#server/database/pool.ts';
import contract from '../../contract/calls.json' with { type: 'json' };
import { onGrowthData, type Age, type Side } from './growth-data.ts';
import { growthReads } from './growth-reads.ts';
import { appOn } from './servers/own-app.ts';
import { say } from '../running/say.ts';

/** What every start-up call and every hand-made read costs with years behind it, as a multiple of the same with weeks. */

const rounds = 21;
/** The first plan the statements and read from the disk. */
const warming = 2;
/** Slower than this and reading more than this, by growth alone, is a fault: a busy machine makes it slower, another level of an index a third more pages. */
const allowed = { ms: 1.3, pages: 1.5 };
/** So many pages more are one page of rows that were found, with their names; what grows reads thousands. */
const fewPages = 800;
const connections = 4;

interface AgedApp {
  readonly app: FastifyInstance;
  readonly pool: pg.Pool;
  readonly side: Side;
}

type Sides = Readonly<Record<Age, AgedApp>>;

/** A read that is refused is the worst growth there is, and keeps no other from being measured. */
async function ask({ app, side: { token } }: AgedApp, path: string): Promise<number> {
  const begun = performance.now();
  const { statusCode } = await app.inject({ url: path, headers: { authorization: `Token ${token}` } });
  return statusCode === 200 ? performance.now() - begun : Number.POSITIVE_INFINITY;
}

/** How many pages its database has looked at, which every connection is asked to tell first. */
async function pagesOf({ pool, side }: AgedApp): Promise<number> {
  const clients = await Promise.all(Array.from({ length: connections }, () => pool.connect()));
  for (const client of clients) await client.query('select pg_stat_force_next_flush()').finally(() => client.release());
  const {
    rows: [found],
  } = await side.pool.query<{ pages: number }>(
    'select (blks_hit + blks_read)::float as pages from pg_stat_database where datname = current_database()',
  );
  return found?.pages ?? Number.NaN;
}

interface Cost {
  readonly ms: number;
  readonly pages: number;
}

/** Both in turn, so that a noisy machine is noisy to both. */
async function costs(sides: Sides, pathOf: (side: Side) => string): Promise<Readonly<Record<Age, Cost>>> {
  const times: Record<Age, number[]> = { small: [], large: [] };
  const pages: Record<Age, number> = { small: 0, large: 0 };
  const ages = ['small', 'large'] as const;
  for (let round = -warming; round < rounds - warming; round++) {
    if (round === 0) for (const age of ages) pages[age] = await pagesOf(sides[age]);
    for (const age of ages) {
      const ms = await ask(sides[age], pathOf(sides[age].side));
      if (round >= 0) times[age].push(ms);
    }
  }
  // The least of them: whatever else the machine does only adds to what a read costs.
  const costOf = async (age: Age): Promise<Cost> => ({
    ms: Math.min(...times[age]),
    pages: ((await pagesOf(sides[age])) - pages[age]) / times[age].length,
  });
  return { small: await costOf('small'), large: await costOf('large') };
}

async function compare(sides: Sides, name: string, pathOf: (side: Side) => string): Promise<void> {
  const { small, large } = await costs(sides, pathOf);
  const ratio = { ms: large.ms / small.ms, pages: large.pages / small.pages };
  const grows =
    large.ms === Number.POSITIVE_INFINITY ||
    (ratio.ms > allowed.ms && ratio.pages > allowed.pages && large.pages - small.pages > fewPages);
  if (grows) process.exitCode = 1;
  say(
    `growth ${name} ${ratio.ms.toFixed(2)} (${small.ms.toFixed(1)} to ${large.ms.toFixed(1)} ms), pages ${ratio.pages.toFixed(2)} (${small.pages.toFixed(0)} to ${large.pages.toFixed(0)})${grows ? ', GROWS' : ''}`,
  );
}

/** The connections are the product's own, because how it has its statements planned is what may turn at millions. */
async function onApp(side: Side, work: (asked: AgedApp) => Promise<void>): Promise<void> {
  const { host, port, user, database } = side.pool.options;
  const connection = { host, port, user, database };
  const pool = openPool(connection, { max: connections, role: await applicationRole(connection) });
  const app = await appOn(pool);
  try {
    await work({ app, pool, side });
  } finally {
    await app.close();
    await pool.end();
  }
}

export const measureGrowth = (): Promise<void> =>
  onGrowthData(({ small: young, large: old }) =>
    onApp(young, (small) =>
      onApp(old, async (large) => {
        for (const path of contract.startup) await compare({ small, large }, path, () => path);
        for (const [name, pathOf] of Object.entries(growthReads)) await compare({ small, large }, name, pathOf);
      }),
    ),
  );
