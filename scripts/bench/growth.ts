import type { FastifyInstance } from 'fastify';
import { applicationRole, openPool } from '#server/database/pool.ts';
import contract from '../../contract/calls.json' with { type: 'json' };
import { onGrowthData, type Age, type Side } from './growth-data.ts';
import { appOn } from './own-app.ts';
import { say } from './say.ts';

/** What every start-up call and every hand-made read costs with years behind it, as a multiple of the same with weeks. */

const rounds = 21;
/** Slower than this by growth alone is a fault. */
const allowed = 1.3;

const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);

const reads: Readonly<Record<string, (side: Side) => string>> = {
  board: ({ home }) => `/api/home/${home}/board/`,
  overview: ({ home }) => `/api/home/${home}/overview/`,
  'drinks round': ({ home }) => `/api/home/${home}/round/?kind=fluid_intake`,
  summary: ({ resident }) => `/api/resident/${resident}/summary/`,
  timeline: ({ resident }) => `/api/resident/${resident}/timeline/`,
  'day total': ({ resident }) => `/api/fluid-intake/day-total/?resident=${resident}`,
  chart: ({ resident }) => `/api/resident/${resident}/chart/?kind=fluid_intake&from=${day(89)}&to=${day(0)}`,
  'handover of a person': ({ resident }) => `/api/resident/${resident}/handover/`,
  'handover of a house': ({ handover }) => `/api/handover/${handover}/sheet/`,
  search: ({ home }) => `/api/search/?q=4711&home=${home}`,
  reminders: ({ home }) => `/api/reminder/?home=${home}&status=active,snoozed`,
  'history of a house': ({ home }) => `/api/userHistory/?home=${home}`,
  'history of a person': ({ resident }) => `/api/userHistory/?resident=${resident}`,
};

interface Asked {
  readonly app: FastifyInstance;
  readonly side: Side;
}

type Sides = Readonly<Record<Age, Asked>>;

/** A read that is refused is the worst growth there is, and keeps no other from being measured. */
async function ask({ app, side: { token } }: Asked, path: string): Promise<number> {
  const begun = performance.now();
  const { statusCode } = await app.inject({ url: path, headers: { authorization: `Token ${token}` } });
  return statusCode === 200 ? performance.now() - begun : Number.POSITIVE_INFINITY;
}

/** Both in turn, so that a noisy machine is noisy to both. */
async function compare(sides: Sides, name: string, pathOf: (side: Side) => string): Promise<void> {
  const times: Record<Age, number[]> = { small: [], large: [] };
  for (let round = 0; round < rounds; round++) {
    for (const age of ['small', 'large'] as const) {
      const ms = await ask(sides[age], pathOf(sides[age].side));
      // The first plans the statement and reads from the disk.
      if (round > 1) times[age].push(ms);
    }
  }
  // The least of them: whatever else the machine does only adds to what a read costs.
  const [small, large] = [Math.min(...times.small), Math.min(...times.large)];
  const ratio = large / small;
  if (!(ratio <= allowed)) process.exitCode = 1;
  say(`growth ${name} ${ratio.toFixed(2)} (${small.toFixed(1)} to ${large.toFixed(1)} ms${!(ratio <= allowed) ? `, more than ${allowed}` : ''})`);
}

/** The connections are the product's own, because how it has its statements planned is what may turn at millions. */
async function onApp(side: Side, work: (asked: Asked) => Promise<void>): Promise<void> {
  const { host, port, user, database } = side.pool.options;
  const connection = { host, port, user, database };
  const pool = openPool(connection, { max: 4, role: await applicationRole(connection) });
  const app = await appOn(pool);
  try {
    await work({ app, side });
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
        for (const [name, pathOf] of Object.entries(reads)) await compare({ small, large }, name, pathOf);
      })));
