import contract from '../../contract/calls.json' with { type: 'json' };
import { run, type Running } from './running.ts';
import { onGrowthData, type Age, type Side } from './growth-data.ts';
import { settingsFor } from './own-database.ts';
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

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** A read that is refused is the worst growth there is, and keeps no other from being measured. */
async function ask({ port }: Running, { token }: Side, path: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: `Token ${token}` } });
  await answer.arrayBuffer();
  return answer.ok ? performance.now() - begun : Number.POSITIVE_INFINITY;
}

type Sides = Readonly<Record<Age, { readonly server: Running; readonly side: Side }>>;

/** Both in turn, so that a noisy machine is noisy to both. */
async function compare(sides: Sides, name: string, pathOf: (side: Side) => string): Promise<void> {
  const times: Record<Age, number[]> = { small: [], large: [] };
  for (let round = 0; round < rounds; round++) {
    for (const age of ['small', 'large'] as const) {
      const ms = await ask(sides[age].server, sides[age].side, pathOf(sides[age].side));
      // The first plans the statement and reads from the disk.
      if (round > 1) times[age].push(ms);
    }
  }
  const [small, large] = [median(times.small), median(times.large)];
  const ratio = large / small;
  if (!(ratio <= allowed)) process.exitCode = 1;
  say(`growth ${name} ${ratio.toFixed(2)} (${small.toFixed(1)} to ${large.toFixed(1)} ms${!(ratio <= allowed) ? `, more than ${allowed}` : ''})`);
}

export const measureGrowth = (): Promise<void> =>
  onGrowthData(async ({ small, large }) => {
    const servers = await Promise.all([small, large].map(({ pool }) => run('src/server/main.ts', settingsFor(pool))));
    const [young, old] = servers;
    if (!young || !old) throw new Error('both servers were started');
    const sides: Sides = { small: { server: young, side: small }, large: { server: old, side: large } };
    try {
      for (const path of contract.startup) await compare(sides, path, () => path);
      for (const [name, pathOf] of Object.entries(reads)) await compare(sides, name, pathOf);
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
    }
  });
