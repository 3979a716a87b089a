import { register } from '#domain/register.ts';
import { defaultSettings } from '#domain/kit/vocabulary/home-settings.ts';
import { noCommitListener, onPool } from '#server/kit/runtime/database.ts';
import { quoted } from '#server/kit/schema/table.ts';
import { prepareForms } from '#server/assessments/shipped-forms.ts';
import { prepareGroups } from '#server/staff/shipped-groups.ts';
import type pg from 'pg';
import { v7 } from 'uuid';
import { signedIn } from './signed-in.ts';
import { template } from './house-life.ts';

/** Forty homes, forty residents each, and a manager of all of them who is signed in. */
export interface Dataset {
  readonly author: string;
  readonly token: string;
  readonly homes: readonly string[];
  readonly residents: readonly string[];
  /** Residents with a full page of drinks from the start. */
  readonly busy: readonly string[];
}

const perHome = 40;

const ids = (count: number): string[] => Array.from({ length: count }, () => v7());

export async function makeDataset(pool: pg.Pool): Promise<Dataset> {
  const db = onPool(pool, noCommitListener);
  await prepareGroups(db, register, new Date().toISOString());
  await prepareForms(db, new Date().toISOString());
  const [homes, author] = [ids(40), v7()];
  await insert(pool, 'home', homes, author, {
    values: { settings: defaultSettings, max_residents: 60, status: 'active', time_zone: 'Europe/London' },
    varies: { name: `'House ' || n` },
  });
  await insert(pool, 'staff', [author], author, {
    values: {
      first_name: 'Ann',
      last_name: 'Lee',
      username: 'ann.lee',
      role: 'manager',
      homes,
      groups: [],
      is_superuser: false,
      is_active: true,
      start_date: '2020-01-01',
      status: 'active',
    },
    varies: { groups: `(select jsonb_agg(id) from "group" where name = 'Manager')` },
  });
  await pool.query(`insert into credential (staff, password_hash) values ($1, 'none')`, [author]);
  const residents = ids(homes.length * perHome);
  await insert(pool, 'resident', residents, author, {
    values: {
      national_id_type: 'local',
      date_of_birth: '1944-05-11',
      admission_date: '2020-01-01',
      status: 'current',
      is_discharged_status: false,
      no_known_allergies: true,
      header_flags: ['falls', 'allergy'],
    },
    varies: {
      home: `$3::jsonb -> ((n - 1) / ${perHome})::int`,
      national_id: `'LOCAL-' || n`,
      room: '(n % 40)::text',
      first_name: `'First' || n`,
      last_name: `'Last' || (n * 7919 % 1600)`,
      preferred_name: `'Name' || n`,
    },
    others: homes,
  });
  const token = await signedIn(pool, author);
  return { author, token, homes, residents, busy: residents.slice(0, perHome) };
}

interface Rows {
  readonly values: Readonly<Record<string, unknown>>;
  /** Columns that differ from one to the next, as SQL of its number `n` and of `$3`, the others. */
  readonly varies: Readonly<Record<string, string>>;
  readonly others?: readonly string[];
}

/** Complete as the table wants them, whatever columns it has gained. */
async function insert(
  pool: pg.Pool,
  entity: string,
  rows: readonly string[],
  author: string,
  { values, varies, others = [] }: Rows,
): Promise<void> {
  const pairs = Object.entries({ id: 'id', created_at: 'now()', updated_at: 'now()', ...varies })
    .map(([name, sql]) => `'${name}', ${sql}`)
    .join(', ');
  await pool.query(
    `insert into ${quoted(entity)} select made.* from unnest($1::uuid[]) with ordinality as given(id, n)
     cross join lateral jsonb_populate_record(null::${quoted(entity)}, $2::jsonb || jsonb_build_object(${pairs})) as made where jsonb_typeof($3::jsonb) = 'array'`,
    [rows, JSON.stringify(template({ entity, each: 0, everyDays: 0, values }, author)), JSON.stringify(others)],
  );
}

/** Drinks spread over the residents and the last ninety days, each with its line of history. */
export async function addFluids(
  pool: pg.Pool,
  author: string,
  residents: readonly string[],
  count: number,
): Promise<void> {
  await writeFluids(pool, author, residents, count);
  await pool.query('vacuum analyze');
}

/** The same as one save among others. */
export async function writeFluids(
  pool: pg.Pool,
  author: string,
  residents: readonly string[],
  count: number,
): Promise<void> {
  await pool.query(
    `with made as (
       insert into fluid_intake (id, created_at, created_by, updated_at, updated_by, resident, home, occurred_at, recorded_by, recorded_at, direction, fluid_type, offered_ml, amount_ml, route, outcome, is_late_entry, shift)
       select gen_random_uuid(), at, $2, at, $2, r.id, r.home, at, $2, at, 'intake', 'tea', 200, 150, 'oral', 'most', false, 'early'
       from generate_series(1, $3::int) n
       cross join lateral (select ($1::uuid[])[1 + n % array_length($1::uuid[], 1)] as id, now() - (n * interval '90 days' / $3::int) as at) pick
       join resident r on r.id = pick.id returning id, created_at, home, resident)
     insert into user_history (id, at, "user", user_name, action, entity, object_id, object_version, home, resident)
     select gen_random_uuid(), created_at, $2, 'Ann Lee', 'create', 'fluid_intake', id, 1, home, resident from made`,
    [residents, author, count],
  );
}
