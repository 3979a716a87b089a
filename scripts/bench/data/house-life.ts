import { entityNamed } from '#domain/register.ts';
import { quoted } from '#server/kit/schema/table.ts';
import { circumstances, filled } from '#world/records/filled.ts';
import { sample } from '#world/records/sample.ts';
import type pg from 'pg';

type Values = Readonly<Record<string, unknown>>;

export interface Kind {
  readonly entity: string;
  /** How many of them each resident has, and how many days lie between two. */
  readonly each: number;
  readonly everyDays: number;
  readonly values?: Values;
  /** Columns that differ from one to the next, as SQL of its number `n` and its moment `at`. */
  readonly varies?: Readonly<Record<string, string>>;
}

const looks = [
  { checked_at: '2026-01-01T01:00:00Z', state: 'asleep', action: [], by: null },
  { checked_at: '2026-01-01T03:00:00Z', state: 'asleep', action: [], by: null },
];

/** One of the forms every database has. */
export const formSql = `(select id from assessment where status = 'published' order by id limit 1)`;

/** What is written about people in a quarter of a year, so that every rule set has something to read. */
const kinds: readonly Kind[] = [
  { entity: 'mood', each: 60, everyDays: 1, varies: { mood_score: '1 + n % 5' } },
  { entity: 'care', each: 20, everyDays: 2 },
  {
    entity: 'sleep',
    each: 20,
    everyDays: 1,
    values: { checks: looks, sleep_hours: 6.5, status: 'closed' },
    varies: { night_of: 'at::date' },
  },
  { entity: 'bath', each: 20, everyDays: 4 },
  { entity: 'weight', each: 7, everyDays: 30, values: { outcome: 'measured', weight_kg: 61.5 } },
  {
    entity: 'morning_routine',
    each: 14,
    everyDays: 1,
    values: { breakfast: 'half', bowels_opened: 'yes' },
    varies: { routine_date: 'at::date' },
  },
  {
    entity: 'afternoon_routine',
    each: 14,
    everyDays: 1,
    values: { lunch: 'half' },
    varies: { routine_date: 'at::date' },
  },
  { entity: 'incident', each: 3, everyDays: 9, values: { status: 'under_review' } },
  { entity: 'body_map', each: 2, everyDays: 10, values: { status: 'open', cause: 'medical', incident: null } },
  { entity: 'appointment', each: 3, everyDays: 12, varies: { starts_at: 'at', ends_at: `at + interval '1 hour'` } },
  {
    entity: 'plan',
    each: 4,
    everyDays: 20,
    values: { status: 'active' },
    varies: { title: `'Plan ' || n`, approved_at: 'at' },
  },
  {
    entity: 'risk',
    each: 3,
    everyDays: 20,
    values: { status: 'active' },
    varies: { title: `'Risk ' || n`, approved_at: 'at', reviewed_at: 'at' },
  },
  {
    entity: 'assessment_result',
    each: 2,
    everyDays: 30,
    values: { status: 'complete' },
    varies: { assessment: formSql, assessed_at: 'at' },
  },
];

/** One record of its kind, complete as the table wants it. */
export function template({ entity: name, values = {} }: Kind, author: string): Values {
  const entity = entityNamed(name);
  const made = filled(entity, sample(entity, values, { refTo: () => author }));
  return { ...made, ...entity.derive(made, circumstances({ actor: author })), ...values };
}

/** In all houses, or in some. */
export async function addLife(pool: pg.Pool, author: string, homes: readonly string[] | null = null): Promise<void> {
  for (const kind of kinds) {
    const columns = {
      id: 'gen_random_uuid()',
      resident: 'r.id',
      home: 'r.home',
      created_at: 'at',
      updated_at: 'at',
      occurred_at: 'at',
      recorded_at: 'at',
      ...kind.varies,
    };
    const pairs = Object.entries(columns)
      .map(([name, sql]) => `'${name}', ${sql}`)
      .join(', ');
    await pool.query(
      `insert into ${quoted(kind.entity)} select made.* from resident r cross join generate_series(1, ${kind.each}) n cross join lateral (select now() - n * interval '${kind.everyDays} days' as at) t
       cross join lateral jsonb_populate_record(null::${quoted(kind.entity)}, $1::jsonb || jsonb_build_object(${pairs})) as made
       where $2::uuid[] is null or r.home = any($2)`,
      [JSON.stringify(template(kind, author)), homes],
    );
  }
  await pool.query(
    `insert into house_stock select made.* from home h cross join generate_series(1, 60) n
     cross join lateral jsonb_populate_record(null::house_stock, $1::jsonb || jsonb_build_object('id', gen_random_uuid(), 'home', h.id, 'item_name', 'Item ' || n, 'quantity', n % 12, 'reorder_level', 5)) as made
     where $2::uuid[] is null or h.id = any($2)`,
    [JSON.stringify(template({ entity: 'house_stock', each: 0, everyDays: 0 }, author)), homes],
  );
}
