import type { Entity, RecordOf } from '#domain/kit/vocabulary/entity.ts';
import { memoize } from '#domain/kit/vocabulary/memoize.ts';
import type { Actor } from '../access/actor.ts';
import { scopeSql } from '../access/scope.ts';
import { viewerOf, viewerSql, type Viewer, type ViewerScope } from '../access/viewer.ts';
import type { RecordContext } from '../context/record-context.ts';
import { factColumns, factsFrom, type ResidentFacts } from '../context/resident-cache.ts';
import { auditedRecord } from '../history/audited-record.ts';
import { auditSql, auditValues, oneLine } from '../context/audit-entry.ts';
import type { Db } from '../runtime/database.ts';
import { namedAnswerSql } from '../schema/answer-sql.ts';
import { columnsSql, wholeColumns } from '../schema/columns.ts';
import { NamedStatement } from '../schema/named-statement.ts';
import { recordFrom } from '../schema/record-from.ts';
import { quoted } from '../schema/table.ts';

/** One record by its id, where its viewer's houses reach it. */

const found = (entity: Entity): string =>
  `with found as (select t.* from ${quoted(entity.name)} t where t.id = :id::uuid and ${scopeSql(entity)})`;

/** What a change is validated by comes with the record it changes. */
const factsSql = (entity: Entity): string =>
  'resident' in entity.fields
    ? `(select row_to_json(f) from (select ${columnsSql(factColumns(entity), 'o')} from resident o where o.id = r.resident and not o.is_deleted) f)`
    : 'null::json';

const withFacts = memoize(
  (entity: Entity) =>
    new NamedStatement(
      `${found(entity)} select (select row_to_json(w) from (select ${columnsSql(wholeColumns(entity), 'r')}) w)::text as body, ${factsSql(entity)} as facts from found r`,
    ),
);

const several = memoize(
  (entity: Entity) =>
    new NamedStatement(
      `select (select row_to_json(w) from (select ${columnsSql(wholeColumns(entity), 't')}) w)::text as body from ${quoted(entity.name)} t where t.id = any(:ids::uuid[]) and ${scopeSql(entity)}`,
    ),
);

const withNames = memoize((named: RecordContext['named']) =>
  memoize((entity: Entity) => new NamedStatement(`${found(entity)} ${namedAnswerSql(entity, 'found', named)}`)),
);

// What is removed may be out of sight, which is found out afterwards; only what is there is audited at once.
const audited = memoize((named: RecordContext['named']) =>
  memoize(
    (entity: Entity) =>
      new NamedStatement(`${found(entity)}, there as (select * from found${entity.log ? '' : ` where not ${entity.marker}`}),
        audited as (${auditSql('there', auditedRecord(entity), oneLine)}) ${namedAnswerSql(entity, 'found', named)}`),
  ),
);

interface Found<E> {
  readonly record: RecordOf<E>;
  readonly facts: ResidentFacts | null;
}

/** The record as it stands, and the facts of its resident that its rules look at. */
export async function readRecord<E extends Entity>(
  db: Db,
  entity: E,
  id: string,
  viewer: ViewerScope,
): Promise<Found<E> | null> {
  const [row] = await withFacts(entity).run<{ body: string; facts: Record<string, unknown> | null }>(db, {
    id,
    viewer,
  });
  return row ? { record: recordFrom(entity, row.body), facts: row.facts ? factsFrom(row.facts) : null } : null;
}

/** Those of several records that are in reach, by one statement however many they are. */
export async function readRecords<E extends Entity>(
  db: Db,
  entity: E,
  ids: readonly string[],
  viewer: ViewerScope,
): Promise<readonly RecordOf<E>[]> {
  const rows = await several(entity).run<{ body: string }>(db, { ids, viewer });
  return rows.map(({ body }) => recordFrom(entity, body));
}

/** The record with the names of whom it speaks, as the JSON of its answer. */
export async function readNamed(
  { named }: RecordContext,
  db: Db,
  entity: Entity,
  id: string,
  viewer: ViewerScope,
): Promise<string | null> {
  const [row] = await withNames(named)(entity).run<{ body: string }>(db, { id, viewer });
  return row?.body ?? null;
}

/** The same, and that it was read is written down in the same statement, unless it is removed. */
export async function readNamedAudited(
  context: RecordContext,
  actor: Actor,
  entity: Entity,
  id: string,
): Promise<string | null> {
  const at = context.now();
  const audit = auditValues(actor, at, { actions: ['view'] });
  const [row] = await audited(context.named)(entity).run<{ body: string }>(context.db, {
    id,
    viewer: viewerOf(actor, at),
    audit,
  });
  return row?.body ?? null;
}

/** The condition as it reads for a row of viewers instead of one that is given. */
const perViewer = (condition: string): string =>
  Object.entries(viewerSql).reduce((text, [name, place]) => text.replaceAll(place, `v."${name}"`), condition);

const reaches = memoize(
  (entity: Entity) =>
    `select v.id from jsonb_to_recordset($2::jsonb) as v(id uuid, homes uuid[], "readsDeparted" boolean, now timestamptz)
     where exists (select 1 from ${quoted(entity.name)} t where t.id = $1 and ${perViewer(scopeSql(entity))})`,
);

/** Which of several viewers a record lies in the reach of, by one statement however many they are. */
export async function viewersWithin(
  db: Db,
  entity: Entity,
  id: string,
  viewers: readonly Viewer[],
): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ id: string }>(reaches(entity), [id, JSON.stringify(viewers)]);
  return new Set(rows.map((row) => row.id));
}
