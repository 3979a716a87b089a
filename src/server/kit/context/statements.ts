import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { columnsSql, namesSql, wholeColumns, type Caller } from '../schema/columns.ts';
import { callerIn, auditValueCount, auditSql } from './audit-entry.ts';
import { factColumns } from './resident-cache.ts';
import { scopeSql } from '../access/scope.ts';
import { quoted } from '../schema/table.ts';

/** The statements of one entity, each built once: its record, its earlier version and its history travel together. */
export interface Statements {
  /** $1 id, $2 homes, $3 reads departed: the record as it stands, and the facts its rules look at. */
  readonly find: string;
  /** The same record with the names of whom it speaks. */
  readonly show: string;
  /** The same, and the reading is written down unless the record is removed; from $4 what the history is told. */
  readonly look: string;
  /** $1 id, $2 now, $3 author, $4 confirmed doubts, $5 first content, its values, what the history is told, and the mark of a remembered resident. */
  readonly insert: string;
  /** The same where all of whom it speaks are known: nobody is looked up. */
  readonly insertUnnamed: string;
  /** Many at once that nobody wrote: $1 now, $2 the records as JSON; from $3 what the history is told, a line for each. */
  readonly insertAll: string;
  readonly update: string;
  readonly updateUnnamed: string;
  readonly strikeOut: string;
  readonly restore: string;
}

const whole = (entity: Entity, from: string, named: (name: string) => Entity, caller?: Caller): string => {
  const columns = wholeColumns(entity);
  return `select row_to_json(w)::text as body from (select ${columnsSql(columns, 'r')}, ${namesSql(entity, columns, named, 'r', caller)} as names from ${from} r) w`;
};

const unnamed = (entity: Entity, from: string): string =>
  `select row_to_json(w)::text as body from (select ${columnsSql(wholeColumns(entity), 'r')} from ${from} r) w`;

/** What a change is judged by comes with the record it changes. */
const withFacts = (entity: Entity, from: string): string => {
  const asked = factColumns(entity);
  const facts =
    'resident' in entity.fields
      ? `(select row_to_json(f) from (select ${columnsSql(asked, 'o')} from resident o where o.id = r.resident and not o.is_deleted) f)`
      : 'null::json';
  return `select (select row_to_json(w) from (select ${columnsSql(wholeColumns(entity), 'r')}) w)::text as body, ${facts} as facts from ${from} r`;
};

const told = (entity: Entity) => ({
  entity: entity.name,
  version: entity.log ? 'null::int' : 'r.version',
  home: entity.belongsTo === 'itself' ? 'r.id' : 'home' in entity.fields ? 'r.home' : 'null::uuid',
  resident: entity.resides ? 'r.id' : 'resident' in entity.fields ? 'r.resident' : 'null::uuid',
});

/** Whether a new entry is kept only if its resident still lives where they did when it was judged. */
export const asksForResident = (entity: Entity): boolean => entity.belongsTo === 'resident';

/** The last value of `insert`: by which mark the resident was remembered, if they were. */
export const markValue = (entity: Entity, mark: string | null): readonly unknown[] =>
  asksForResident(entity) ? [mark] : [];

/** A new entry is refused in the same breath if its resident has moved or left since it was read, or is not as remembered. */
const residentStillHere = (entity: Entity, place: (name: string) => string, mark?: string): string =>
  asksForResident(entity)
    ? ` where exists (select 1 from resident o where o.id = ${place('resident')}::uuid and o.home = ${place('home')}::uuid${entity.afterLeaving ? '' : ' and not o.is_discharged_status'}${mark ? ` and (${mark} is null or o.xmin = ${mark})` : ''})`
    : '';

const cast = (entity: Entity, name: string): string => {
  const field = entity.fields[name];
  if (field?.secret) return '::bytea';
  const types: Readonly<Record<string, string>> = {
    text: 'text',
    longText: 'text',
    time: 'text',
    choice: 'text',
    whole: 'int',
    decimal: 'numeric',
    yesNo: 'boolean',
    date: 'date',
    moment: 'timestamptz',
    choices: 'text[]',
    words: 'text[]',
    ref: 'uuid',
    refs: 'uuid[]',
    file: 'uuid',
    rows: 'jsonb',
    parts: 'jsonb',
    link: 'jsonb',
  };
  return `::${types[field?.kind ?? 'text']}`;
};

function insertSql(entity: Entity, order: readonly string[], named: ((name: string) => Entity) | null): string {
  const first = 6;
  const place = (name: string) => `$${first + order.indexOf(name)}`;
  const fields = order.map((name) => `${place(name)}${cast(entity, name)}`);
  const mark = `$${first + order.length + auditValueCount}::xid`;
  return `with made as (
    insert into ${quoted(entity.name)} (id, created_at, created_by, updated_at, updated_by, warning_codes, first_content, ${order.map(quoted).join(', ')})
    select $1::uuid, $2::timestamptz, $3::uuid, $2, $3, $4::text[], $5::bytea, ${fields.join(', ')}${residentStillHere(entity, place, mark)}
    on conflict (id) do nothing returning *
  ), told as (${auditSql(first + order.length, 'made', told(entity))})
  ${named ? whole(entity, 'made', named, callerIn(first + order.length)) : unnamed(entity, 'made')}`;
}

function insertAllSql(entity: Entity, order: readonly string[]): string {
  const columns = order.map(quoted);
  return `with given as (select * from jsonb_populate_recordset(null::${quoted(entity.name)}, $2::jsonb)
  ), made as (
    insert into ${quoted(entity.name)} (id, created_at, updated_at, warning_codes, ${columns.join(', ')})
    select g.id, $1::timestamptz, $1, '{}', ${columns.map((column) => `g.${column}`).join(', ')} from given g${residentStillHere(entity, (name) => `g.${quoted(name)}`)}
    on conflict (id) do nothing returning *
  ), placed as (select *, row_number() over () as place from made)
  ${auditSql(3, 'placed', told(entity))} where a.place = r.place`;
}

/**
 * A change as every change is kept: `after` is the record as it is, and as it was it becomes a version. $1 id, $2
 * version, $3 now, $4 actor; then what `set` takes from $5 on. All parts of a statement see the table as it was before
 * it, so the earlier version is read there without a lock of its own.
 */
export const changedSql = (entity: Entity, set: string): string => `with after as (
    update ${quoted(entity.name)} t set version = t.version + 1, updated_at = $3::timestamptz, updated_by = $4::uuid, ${set}
    where t.id = $1::uuid and t.version = $2::int returning t.*
  ), kept as (insert into record_version (entity, record, version, kept_at, kept_by, body)
    select '${entity.name}', b.id, b.version, $3::timestamptz, $4::uuid, to_jsonb(b) - 'first_content' from ${quoted(entity.name)} b join after a on a.id = b.id
  )`;

/** The same, and the history is told in one breath: what, comes after the values that `set` takes. */
export const toldSql = (entity: Entity, set: string, taken: number): string =>
  `${changedSql(entity, set)}, told as (${auditSql(5 + taken, 'after', told(entity))})`;

const versionedSql = (
  entity: Entity,
  set: string,
  taken: number,
  named: ((name: string) => Entity) | null,
): string => `${toldSql(entity, set, taken)}
  ${named ? whole(entity, 'after', named, callerIn(5 + taken)) : unnamed(entity, 'after')}`;

function updateSql(entity: Entity, order: readonly string[], named: ((name: string) => Entity) | null): string {
  const set = order.map((name, i) => {
    const { secret, beside } = entity.fields[name] ?? {};
    const [value, standing] = [`$${6 + i}${cast(entity, name)}`, `t.${quoted(name)}`];
    return `${quoted(name)} = ${secret ? `coalesce(${value}, ${standing})` : beside ? `coalesce(${standing}, ${value})` : value}`;
  });
  return versionedSql(entity, ['warning_codes = $5::text[]', ...set].join(', '), 1 + order.length, named);
}

export function statementsOf(entity: Entity, named: (name: string) => Entity): Statements {
  // As `columnValues` gives them.
  const order = Object.keys(entity.fields);
  const scope = scopeSql(entity, '$2::uuid[]', '$3::boolean');
  const found = `select t.* from ${quoted(entity.name)} t where t.id = $1::uuid and ${scope}`;
  const typed =
    entity.belongsTo === 'provider' ? ', typed as (select $2::uuid[], $3::boolean)' : ', typed as (select $3::boolean)';
  return {
    find: `with found as (${found})${typed} ${withFacts(entity, 'found')}`,
    show: `with found as (${found})${typed} ${whole(entity, 'found', named)}`,
    // What is removed may be out of sight, which is found out afterwards; only what is there is read at once.
    look: `with found as (${found})${typed}, there as (select * from found${entity.log ? '' : ` where not ${entity.marker}`}), told as (${auditSql(4, 'there', told(entity))}) ${whole(entity, 'found', named)}`,
    insert: insertSql(entity, order, named),
    insertUnnamed: insertSql(entity, order, null),
    insertAll: insertAllSql(entity, order),
    update: updateSql(entity, order, named),
    updateUnnamed: updateSql(entity, order, null),
    strikeOut: versionedSql(
      entity,
      `${entity.marker} = true, deleted_at = $3::timestamptz, deleted_by = $4::uuid, deletion_reason = $5::text`,
      1,
      named,
    ),
    restore: versionedSql(
      entity,
      `${entity.marker} = false, deleted_at = null, deleted_by = null, deletion_reason = null`,
      0,
      named,
    ),
  };
}
