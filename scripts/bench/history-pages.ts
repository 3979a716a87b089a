import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { applicationRole, openPool } from '#server/database/pool.ts';
import { quoted } from '#server/kit/schema/table.ts';
import { makeDataset } from './data/dataset.ts';
import { signedIn } from './data/signed-in.ts';
import { appOn } from './servers/own-app.ts';
import { onOwnDatabase } from './servers/own-database.ts';
import { say } from '../running/say.ts';

/** What a page of the history costs with ten times the lines, for every question that people ask, as a multiple of what it cost before. */

const first = Number(process.env['HISTORY_LINES'] ?? 200_000);
const times = 10;
const rounds = 9;
/** A busy machine makes it slower; what grows with the lines is ten times as slow. */
const allowed = 2;
/** Below this nobody notices, and noise is larger than growth. */
const instantMs = 50;
/** Words are looked for line by line among those of the houses that have any, one in fifty: they grow, and stay below this. */
const wordsMs = 250;

/** Five years of forty houses: mostly reading, some writing, sign-ins in no house, few refusals, few words, and what happens once a year. */
const lines = `insert into user_history (id, at, "user", user_name, role, home, action, entity, object_id, object_version, resident, summary, result)
  select gen_random_uuid(), now() - (n - $3::int + 1) * (interval '1825 days' / ($4::int - $3::int + 1)), md5('colleague ' || n % 400)::uuid, 'Colleague ' || n % 400, 'Carer',
    case when n % 20 = 0 then null else r.home end,
    case when n % 20 = 0 then 'login' when n % 100003 = 7 then 'purge' when n % 11 = 0 then 'update' when n % 7 = 0 then 'create' else 'view' end,
    case when n % 20 = 0 then null when n % 5003 = 1 then 'plan' when n % 3 = 0 then 'resident' else 'mood' end,
    case when n % 20 <> 0 then r.id end, 1, case when n % 20 <> 0 then r.id end,
    case when n % 997 = 0 then 'attempts ' || n when n % 50 = 3 then 'handover sheet' end,
    case when n % 5003 = 3 then 'denied' else 'ok' end
  from generate_series($3::int, $4::int) n
  cross join lateral (select ($1::uuid[])[1 + n % array_length($1::uuid[], 1)] as id, ($2::uuid[])[1 + (n % array_length($1::uuid[], 1)) / 40] as home) r`;

const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
const span = `date_from=${day(900)}&date_to=${day(870)}`;

interface Known {
  readonly home: string;
  readonly resident: string;
  readonly user: string;
}

const questions: Readonly<Record<string, (of: Known) => string>> = {
  'newest lines': () => '',
  'one house': ({ home }) => `home=${home}`,
  'a month, years ago': () => span,
  'one colleague': ({ user }) => `user=${user}`,
  'one colleague, a month': ({ user }) => `user=${user}&${span}`,
  'one resident': ({ resident }) => `resident=${resident}`,
  'one resident, a month': ({ resident }) => `resident=${resident}&${span}`,
  'one record': ({ resident }) => `entity=resident&object_id=${resident}`,
  'a rare kind of record': () => 'entity=plan',
  'a common kind, a month': () => `entity=mood&${span}`,
  'a rare action': () => 'action=purge',
  'a common action, a month': () => `action=update&${span}`,
  'sign-ins, a month': () => `action=login&${span}`,
  refusals: () => 'result=denied',
  'refusals, a month': () => `result=denied&${span}`,
  'common words': () => 'words=handover',
  'rare words': () => 'words=attempts',
  'words that nothing has': () => 'words=zebra',
};

/** Filled without its indexes, which are built when all is there, as after a restore. */
async function fill(pool: pg.Pool, known: { homes: readonly string[]; residents: readonly string[] }, to: number) {
  const { rows } = await pool.query<{ name: string; def: string }>(
    `select i.indexname as name, i.indexdef as def from pg_indexes i where i.tablename = 'user_history' and i.indexname <> 'user_history_pkey'`,
  );
  const client = await pool.connect();
  try {
    await client.query(`set session_replication_role = replica`);
    await client.query(`set maintenance_work_mem = '256MB'`);
    for (const { name } of rows) await client.query(`drop index ${quoted(name)}`);
    const had = to === first ? 0 : first;
    await client.query(lines, [known.residents, known.homes, had + 1, to]);
    await client.query(
      `insert into user_history_house (home, at, id) select h, t.at, t.id from user_history t cross join unnest($1::uuid[]) h where t.home is null on conflict do nothing`,
      [known.homes.slice(0, 2)],
    );
    for (const { def } of rows) await client.query(def);
  } finally {
    client.release(true);
  }
  await pool.query('vacuum analyze user_history');
  await pool.query('vacuum analyze user_history_house');
}

async function costs(app: FastifyInstance, token: string, known: Known): Promise<ReadonlyMap<string, number>> {
  const least = new Map<string, number>();
  for (const [name, query] of Object.entries(questions)) {
    for (let round = 0; round < rounds; round++) {
      const begun = performance.now();
      const { statusCode, body } = await app.inject({
        url: `/api/userHistory/?${query(known)}`,
        headers: { authorization: `Token ${token}` },
      });
      if (statusCode !== 200) throw new Error(`${name}: ${statusCode} ${body.slice(0, 200)}`);
      least.set(name, Math.min(least.get(name) ?? Number.POSITIVE_INFINITY, performance.now() - begun));
    }
  }
  return least;
}

export const measureHistoryPages = (): Promise<void> =>
  onOwnDatabase(4, async (owner) => {
    const { homes, residents, author } = await makeDataset(owner);
    await owner.query('update staff set homes = $2 where id = $1', [author, homes.slice(0, 2)]);
    const {
      rows: [colleague],
    } = await owner.query<{ id: string }>(`select md5('colleague 8')::uuid as id`);
    const known: Known = { home: homes[0] ?? '', resident: residents[7] ?? '', user: colleague?.id ?? '' };
    const { host, port, user, database } = owner.options;
    const connection = { host, port, user, database };
    const pool = openPool(connection, { max: 4, role: await applicationRole(connection) });
    const app = await appOn(pool);
    try {
      await fill(owner, { homes, residents }, first);
      const few = await costs(app, await signedIn(owner, author), known);
      await fill(owner, { homes, residents }, first * times);
      // Filling takes longer than a session stays open by itself.
      const many = await costs(app, await signedIn(owner, author), known);
      for (const [name, before] of few) report(name, before, many.get(name) ?? Number.NaN);
    } finally {
      await app.close();
      await pool.end();
    }
  });

function report(name: string, before: number, after: number): void {
  const grows = after > (name.includes('words') ? wordsMs : instantMs) && after / before > allowed;
  if (grows) process.exitCode = 1;
  const [from, to] = [first, first * times].map((count) => count.toLocaleString('en-GB'));
  say(
    `${grows ? '✗' : '✓'} history, ${name}: ${(after / before).toFixed(2)} (${before.toFixed(1)} ms of ${from} lines to ${after.toFixed(1)} ms of ${to})`,
  );
}
