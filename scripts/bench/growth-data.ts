import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { v7 } from 'uuid';
import { startEmbedded } from '#server/database/embedded.ts';
import { migrate } from '#server/database/migrate.ts';
import { quoted } from '#server/kit/schema/table.ts';
import { register } from '#domain/register.ts';
import { noCommitListener, onPool } from '#server/kit/runtime/database.ts';
import { prepareGroups } from '#server/staff/shipped-groups.ts';
import { root } from '../setup.mjs';
import { makeDataset } from './data/dataset.ts';
import { addLife, formSql, template, type Kind } from './data/house-life.ts';
import { signedIn } from './data/signed-in.ts';
import { say } from '../running/say.ts';

/** Two databases alike but for their past, made once and stored: houses of today are as busy in both, and one has years behind it. */

const folder = join(root, '.cache', 'growth');
/** Raised whenever what is made below changes, so that what was stored is made anew. */
const edition = 4;
const marker = join(folder, 'edition');
const rows = { small: 2_000, large: 500_000 } as const;
export type Age = keyof typeof rows;
const ages: readonly Age[] = ['small', 'large'];

/** A house and what lies in it, by id. */
export interface Houses extends Found {
  /** The open handover of that house. */
  readonly handover: string;
}

interface Found {
  readonly staff: string;
  readonly home: string;
  readonly resident: string;
  readonly plan: string;
  readonly risk: string;
  readonly form: string;
  readonly result: string;
  readonly appointment: string;
  readonly reminder: string;
}

/** One of the two, with somebody who manages two of its forty houses. */
export interface Side extends Houses {
  readonly pool: pg.Pool;
  readonly token: string;
}

interface Past extends Pick<Kind, 'entity' | 'values' | 'varies'> {
  /** Written in other houses only: what a house has of these does not grow with its years. */
  readonly elsewhere?: true;
}

/** Everything the start-up calls and the hand-made reads look at. */
export const pasts: readonly Past[] = [
  { entity: 'fluid_intake' },
  { entity: 'mood', varies: { mood_score: '1 + n % 5' } },
  { entity: 'care' },
  { entity: 'bath' },
  { entity: 'weight', values: { outcome: 'measured', weight_kg: 61.5 } },
  { entity: 'sleep', values: { status: 'closed' }, varies: { night_of: 'at::date' } },
  { entity: 'morning_routine', values: { status: 'locked' }, varies: { routine_date: 'at::date' } },
  { entity: 'afternoon_routine', values: { status: 'locked' }, varies: { routine_date: 'at::date' } },
  { entity: 'note', varies: { body: `'Walked in the garden and had tea, day ' || n % 9973` } },
  { entity: 'incident', values: { status: 'closed' } },
  { entity: 'body_map', values: { status: 'healed', cause: 'medical', incident: null } },
  { entity: 'notification', values: { status: 'cleared' }, varies: { raised_at: 'at', cleared_at: 'at' } },
  {
    entity: 'appointment',
    values: { status: 'attended' },
    varies: { starts_at: 'at', ends_at: `at + interval '1 hour'` },
  },
  { entity: 'plan', values: { status: 'superseded' }, varies: { title: `'Plan ' || n` } },
  { entity: 'risk', values: { status: 'closed' }, varies: { title: `'Risk ' || n` } },
  { entity: 'repair_record', values: { status: 'verified' } },
  {
    entity: 'follow_up',
    values: { status: 'closed', cause: null, owner: null },
    varies: { happened_at: 'at', due_at: 'at', closed_at: 'at' },
  },
  {
    entity: 'assessment_result',
    values: { status: 'countersigned' },
    varies: { assessment: formSql, assessed_at: 'at', next_due: 'at::date' },
  },
  { entity: 'answer', varies: { result: 'gen_random_uuid()', question: 'gen_random_uuid()' } },
  { entity: 'evaluation', values: { status: 'approved' }, varies: { plan: 'gen_random_uuid()', approved_at: 'at' } },
  ...['plan_scheduler', 'risk_scheduler', 'evaluation_scheduler', 'accident_scheduler'].map((entity): Past => ({
    entity,
    values: { status: 'completed' },
    varies: { target: 'gen_random_uuid()', due_at: 'at', completed_at: 'at' },
  })),
  {
    entity: 'rota',
    values: { status: 'worked', staff: null },
    varies: { date: 'at::date', start_at: 'at', end_at: `at + interval '8 hours'` },
  },
  { entity: 'payment', values: { status: 'posted' } },
  { entity: 'petty_cash', values: { status: 'posted' } },
  {
    entity: 'transaction',
    values: { account_kind: 'resident_cash', reverses: null },
    varies: { number: 'n', posted_at: 'at' },
  },
  { entity: 'inventory', elsewhere: true, values: { deleted: false } },
  { entity: 'attachment', elsewhere: true },
  { entity: 'confidential_info', elsewhere: true },
  { entity: 'house_asset', elsewhere: true, varies: { asset_tag: `'T' || n` } },
  { entity: 'house_stock', elsewhere: true, varies: { item_name: `'Item ' || n` } },
];

/** The rows point where they should by how they are made, so nothing is proven; indexes are built when all is there, as after a restore. */
async function fill(pool: pg.Pool, table: string, text: string, values: readonly unknown[]): Promise<void> {
  const { rows: indexes } = await pool.query<{ indexdef: string; indexname: string }>(
    `select i.indexdef, i.indexname from pg_indexes i join pg_class c on c.relname = i.indexname join pg_index x on x.indexrelid = c.oid where i.tablename = $1 and i.schemaname = 'public' and not x.indisunique and not x.indisexclusion`,
    [table],
  );
  // Whole or not at all: a making that was broken off must not leave the table without its indexes.
  await pool.query('begin');
  for (const { indexname } of indexes) await pool.query(`drop index ${quoted(indexname)}`);
  await pool.query(text, [...values]);
  for (const { indexdef } of indexes) await pool.query(indexdef);
  await pool.query('commit');
}

/** From four hundred days ago back through five years, so that whatever a read looks back over is alike. */
const pastMoment = (count: string) => `now() - interval '400 days' - n * (interval '1800 days' / ${count})`;

export async function addPast(
  pool: pg.Pool,
  past: Past,
  author: string,
  residents: readonly string[],
  count: number,
): Promise<void> {
  const table = quoted(past.entity);
  const own: Readonly<Record<string, string>> = {
    id: 'gen_random_uuid()',
    resident: 'r.id',
    home: 'r.home',
    created_at: 'at',
    updated_at: 'at',
    occurred_at: 'at',
    recorded_at: 'at',
    ...past.varies,
  };
  const { rows: columns } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [past.entity],
  );
  const values = columns.map(({ name }) => own[name] ?? `one.${quoted(name)}`);
  await fill(
    pool,
    past.entity,
    `with one as materialized (select made.* from jsonb_populate_record(null::${table}, $1::jsonb) as made)
     insert into ${table} (${columns.map(({ name }) => quoted(name)).join(', ')})
     select ${values.join(', ')} from one cross join generate_series(1, $3::int) n
     cross join lateral (select ($2::uuid[])[1 + n % array_length($2::uuid[], 1)] as id, ${pastMoment('$3::int')} as at) pick join resident r on r.id = pick.id`,
    [JSON.stringify(template({ ...past, each: 1, everyDays: 1 }, author)), residents, count],
  );
}

/** Lines of every house, and sign-ins, which happen in none and are told where the person works. */
async function addHistory(pool: pg.Pool, author: string, homes: readonly string[], count: number): Promise<void> {
  await fill(
    pool,
    'user_history',
    `insert into user_history (id, at, "user", user_name, action, entity, object_id, object_version, home)
     select gen_random_uuid(), ${pastMoment('$3::int')}, $1, 'Ann Lee', case when n % 10 = 0 then 'login' else 'create' end, case when n % 10 <> 0 then 'mood' end, case when n % 10 <> 0 then gen_random_uuid() end, 1, case when n % 10 <> 0 then ($2::uuid[])[1 + n % array_length($2::uuid[], 1)] end
     from generate_series(1, $3::int) n`,
    [author, homes, count],
  );
  await pool.query(
    `insert into user_history_house (home, at, id) select h, t.at, t.id from user_history t cross join unnest($1::uuid[]) h where t.home is null`,
    [homes.slice(0, 4)],
  );
}

/** Made kind by kind, each noted down: a making that was broken off goes on where it was. */
async function make(connection: pg.ClientConfig, age: Age): Promise<void> {
  const pool = new pg.Pool({
    ...connection,
    max: 1,
    options: '-c session_replication_role=replica -c maintenance_work_mem=512MB -c synchronous_commit=off',
  });
  try {
    await pool.query('create table if not exists growth_made (kind text primary key)');
    const once = async (kind: string, work: () => Promise<void>) => {
      if ((await pool.query('select from growth_made where kind = $1', [kind])).rowCount === 1) return;
      const begun = performance.now();
      await work();
      await pool.query('insert into growth_made values ($1)', [kind]);
      if (age === 'large') say(`growth: made ${kind} in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
    };
    await once('houses', async () => {
      const { author, homes } = await makeDataset(pool);
      await addLife(pool, author, homes.slice(0, 2));
      await pool.query(`update staff set homes = $1 where username = 'ann.lee'`, [homes.slice(0, 2)]);
    });
    const {
      rows: [data],
    } =
      await pool.query<Made>(`select s.id as author, array(select h.id from home h order by h.id) as homes, array(select r.id from resident r order by r.id) as residents,
      array(select r.id from resident r where r.home <> all(s.homes) order by r.id) as strangers from staff s where s.username = 'ann.lee'`);
    if (!data) throw new Error('the data of the growth lines is damaged: remove .cache/growth');
    // What has been declared since the data was made, its groups may see too.
    await prepareGroups(onPool(pool, noCommitListener), register, new Date().toISOString());
    await once('user_history', () => addHistory(pool, data.author, data.homes, rows[age]));
    for (const past of pasts)
      await once(past.entity, () =>
        addPast(pool, past, data.author, past.elsewhere ? data.strangers : data.residents, rows[age]),
      );
    await once('statistics', async () => void (await pool.query('vacuum analyze')));
  } finally {
    await pool.end();
  }
}

interface Made {
  readonly author: string;
  readonly homes: readonly string[];
  readonly residents: readonly string[];
  readonly strangers: readonly string[];
}

async function ensure(connection: pg.ClientConfig, database: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
  if (rowCount === 0) await client.query(`create database ${database}`);
  await client.end();
}

const foundSql = `with person as (
    select s.id as staff, s.homes[1] as home, (select r.id from resident r where r.home = s.homes[1] order by r.id limit 1) as resident from staff s where s.username = 'ann.lee')
  select person.*,
    (select p.id from plan p where p.resident = person.resident and p.status = 'active' order by p.title limit 1) as plan,
    (select k.id from risk k where k.resident = person.resident and k.status = 'active' order by k.title limit 1) as risk,
    ${formSql} as form,
    (select a.id from assessment_result a where a.resident = person.resident order by a.assessed_at desc limit 1) as result,
    (select a.id from appointment a where a.resident = person.resident order by a.starts_at desc limit 1) as appointment,
    (select n.id from notification n where n.home = person.home order by n.raised_at desc limit 1) as reminder
  from person`;

async function open(connection: pg.ClientConfig, age: Age): Promise<Side> {
  const own = { ...connection, database: `growth_${age}` };
  const pool = new pg.Pool({ ...own, max: 2 });
  const {
    rows: [person],
  } = await pool.query<Found & { readonly [column: string]: unknown }>(foundSql);
  if (!person) throw new Error('the data of the growth lines is damaged: remove .cache/growth');
  const token = await signedIn(pool, person.staff);
  return { ...person, pool, token, handover: await openHandover(pool, person.staff, person.home) };
}

/** Of the shift that is on now, so that it tells of the last hours whenever the data was made. */
async function openHandover(pool: pg.Pool, author: string, home: string): Promise<string> {
  const id = v7();
  const values = {
    home,
    given_by: author,
    status: 'draft',
    covers_from: new Date(Date.now() - 8 * 3_600_000).toISOString(),
  };
  await pool.query('delete from handover');
  await pool.query(
    `insert into handover select made.* from jsonb_populate_record(null::handover, $1::jsonb || jsonb_build_object('id', $2::uuid, 'created_at', now(), 'updated_at', now())) as made`,
    [JSON.stringify(template({ entity: 'handover', each: 0, everyDays: 0, values }, author)), id],
  );
  return id;
}

/** Runs with both databases open. The first time they are made, which takes minutes and some gigabytes. */
export async function onGrowthData(measure: (sides: Readonly<Record<Age, Side>>) => Promise<void>): Promise<void> {
  if (!existsSync(marker) || readFileSync(marker, 'utf8') !== String(edition))
    rmSync(folder, { recursive: true, force: true });
  const database = await startEmbedded({ dataDir: folder, log: { info: () => {}, warn: say } });
  try {
    writeFileSync(marker, String(edition));
    for (const age of ages) {
      const own = { ...database.connection, database: `growth_${age}` };
      await ensure(database.connection, own.database);
      await migrate(own);
      await make(own, age);
    }
    const [small, large] = [await open(database.connection, 'small'), await open(database.connection, 'large')];
    try {
      await measure({ small, large });
    } finally {
      await Promise.all([small.pool.end(), large.pool.end()]);
    }
  } finally {
    await database.stop();
  }
}
