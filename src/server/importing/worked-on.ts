import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { withArticle } from '#domain/kit/words/with-article.ts';
import { staff } from '#domain/staff/person/staff.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import type { Db } from '../kit/runtime/database.ts';
import { wrong } from '../kit/runtime/refusals.ts';
import { titleSql } from '../kit/schema/columns.ts';
import { quoted } from '../kit/schema/table.ts';
import type { StoredMade } from './stored-imports.ts';

/** A record of a file as it is now. */
interface RecordNow {
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly by_person: boolean;
  readonly is_gone: boolean;
}

const nowSql = (entity: Entity, { named }: RecordContext): string =>
  `select t.id, ${titleSql(entity, 't', named)} as title, t.version, t.updated_by is not null as by_person, t.${entity.marker} as is_gone
  from ${quoted(entity.name)} t where t.id = any($1::uuid[])`;

/** Records of one kind that point at any of these and that people have written since, as a statement for each field that may. */
const pointingSql = (from: Entity, to: string): readonly string[] =>
  Object.entries(from.fields).flatMap(([name, field]) => {
    if (!('to' in field) || field.to !== to) return [];
    const column = `t.${quoted(name)}`;
    const [about, points] =
      field.kind === 'refs'
        ? [`(select x from unnest(${column}) x where x = any($1::uuid[]) limit 1)`, `${column} && $1::uuid[]`]
        : [column, `${column} = any($1::uuid[])`];
    return [
      `select ${about} as about from ${quoted(from.name)} t where ${points} and t.id <> all($2::uuid[])
        and not t.${from.marker} and t.updated_by is not null and t.updated_at > $3 limit 1`,
    ];
  });

/** Of which of the records something is true. */
interface About {
  readonly about: string;
}
const signedIn = `select t.id as about from staff t where t.id = any($1::uuid[]) and t.last_login is not null limit 1`;

/** Why a file stays: one of its records, and what somebody has done with it. */
interface WorkedOn extends About {
  readonly why: string;
}

interface Looking {
  readonly context: RecordContext;
  readonly tx: Db;
  /** All the records of the file, which may point at each other. */
  readonly own: readonly string[];
  /** When the file was brought in. */
  readonly at: string;
}

async function workedOn(
  { context, tx, own, at }: Looking,
  entity: Entity,
  made: readonly StoredMade[],
  now: ReadonlyMap<string, RecordNow>,
): Promise<WorkedOn | null> {
  const ids = made.map(({ record }) => record);
  const changed = made.find(({ record, version }) => {
    const one = now.get(record);
    return one && !one.is_gone && one.by_person && one.version !== version;
  });
  if (changed) return { about: changed.record, why: 'was changed since' };
  // The house itself was not brought in, and everything in it points at it.
  if (entity.belongsTo === 'itself') return null;
  for (const from of context.register.filter(({ log }) => !log))
    for (const sql of pointingSql(from, entity.name)) {
      const [found] = await tx.query<About>(sql, [ids, own, at]);
      if (found) return { about: found.about, why: `has ${withArticle(from.labels.one, from.labels.many)} by now` };
    }
  const [arrived] = entity.name === staff.name ? await tx.query<About>(signedIn, [ids]) : [];
  return arrived ? { about: arrived.about, why: 'has signed in' } : null;
}

/** Refuses as soon as one of the records is somebody's work by now; else how each of them stands. */
export async function refuseWorkedOn(
  context: RecordContext,
  tx: Db,
  rows: readonly StoredMade[],
  at: string,
): Promise<ReadonlyMap<string, RecordNow>> {
  const now = new Map<string, RecordNow>();
  const looking = { context, tx, own: rows.map(({ record }) => record), at };
  for (const [name, made] of Map.groupBy(rows, ({ entity }) => entity)) {
    const entity = context.named(name);
    for (const one of await tx.query<RecordNow>(nowSql(entity, context), [made.map(({ record }) => record)]))
      now.set(one.id, one);
    const found = await workedOn(looking, entity, made, now);
    const line = made.find(({ record }) => record === found?.about)?.line;
    if (found)
      throw wrong(
        `Nothing was taken out: ${now.get(found.about)?.title} (line ${line}) ${found.why}. Change or strike out what is wrong one by one.`,
      );
  }
  return now;
}
