import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import { memoize } from '#domain/kit/vocabulary/memoize.ts';
import type { RecordContext } from '../context/record-context.ts';
import { auditedRecord } from '../history/audited-record.ts';
import {
  auditedCaller,
  auditSql,
  auditValues,
  linesOf,
  severalLines,
  type AuditDetails,
  type AuditLines,
  type Author,
} from '../context/audit-entry.ts';
import type { Db } from '../runtime/database.ts';
import { namedAnswerSql, plainAnswerSql } from '../schema/answer-sql.ts';
import { NamedStatement } from '../schema/named-statement.ts';
import { quoted } from '../schema/table.ts';
import { columnPlaceholder, columnValues } from './column-values.ts';
import { asksForResident, isSameRowSql, sameRowValues, type CachedResidentFacts } from '../context/resident-cache.ts';
import { explainUniqueViolation } from '../validation/unique-violation.ts';

/**
 * The one way in which a record reaches its table: the record, its earlier version and its history are one statement,
 * and whoever listens for changes receives it once it is committed.
 */
interface Write<Context extends WriteContext = RecordContext> {
  readonly context: Context;
  readonly db: Db;
  readonly entity: Entity;
  /** Null where nobody's name is stored. */
  readonly author: Author | null;
  readonly audit: AuditDetails;
  /** Where it belongs to something that began a moment ago. */
  readonly now?: string;
}

/** What any write needs to know besides. */
type WriteContext = Pick<RecordContext, 'now' | 'rules'>;

type Values = RecordValues;
type Named = RecordContext['named'];

interface WholeRow {
  readonly id: string;
  readonly record: Values;
  /** The codes of the warnings that its author has confirmed. */
  readonly confirmed?: readonly string[];
  /** The names of all whom it speaks of, where they are known. */
  readonly names?: object | null;
}

interface NewRow extends WholeRow {
  readonly act: 'insert';
  /** What was sent at first, to know a repeated request by. */
  readonly content?: Buffer | null;
  /** The facts of the resident that it was validated by, where they were not read anew. */
  readonly remembered?: CachedResidentFacts | null;
}

interface ChangedRow extends WholeRow {
  readonly act: 'update';
  readonly version: number;
}

/** Taken away for the reason that the audit gives, or brought back. */
interface RemovalRow extends Pick<AnyRecord, 'id' | 'version'> {
  readonly act: 'strikeOut' | 'restore';
}

export type RowWrite = NewRow | ChangedRow | RemovalRow;

/** A new entry is refused by its own statement if its resident has moved or left since it was read, or is not as remembered. */
const residentStillHere = (entity: Entity, resident: string, home: string, isSame: string): string =>
  asksForResident(entity)
    ? ` where exists (select 1 from resident o where o.id = ${resident} and o.home = ${home}${entity.afterLeaving === true ? '' : ' and not o.is_discharged_status'}${isSame})`
    : '';

function insertSql(entity: Entity, lines: AuditLines): string {
  const names = Object.keys(entity.fields);
  const place = (name: string) => columnPlaceholder(entity, name);
  const here = residentStillHere(entity, ':record.resident::uuid', ':record.home::uuid', ` and ${isSameRowSql('o')}`);
  return `with made as (
    insert into ${quoted(entity.name)} (id, created_at, created_by, updated_at, updated_by, warning_codes, first_content, ${names.map(quoted).join(', ')})
    select :id::uuid, :now::timestamptz, :author::uuid, :now, :author, :confirmed::text[], :content::bytea, ${names.map(place).join(', ')}${here}
    on conflict (id) do nothing returning *
  ), audited as (${auditSql('made', auditedRecord(entity), lines)})`;
}

/** Two nodes may do the same at once: what is there already stays. */
const insertAllOf = memoize((entity: Entity): NamedStatement => {
  const columns = Object.keys(entity.fields).map(quoted);
  return new NamedStatement(`with given as (select * from jsonb_populate_recordset(null::${quoted(entity.name)}, :records::jsonb)
  ), made as (
    insert into ${quoted(entity.name)} (id, created_at, updated_at, warning_codes, ${columns.join(', ')})
    select g.id, :now::timestamptz, :now, '{}', ${columns.map((column) => `g.${column}`).join(', ')} from given g${residentStillHere(entity, 'g.resident', 'g.home', '')}
    on conflict do nothing returning *
  ), placed as (select *, row_number() over () as place from made)
  ${auditSql('placed', auditedRecord(entity), severalLines)} where a.place = r.place`);
});

/**
 * A change as every change is stored: `after` is the record as it is, and as it was it becomes a version. All parts of a
 * statement see the table as it was before it, so the earlier version is read there without a lock of its own.
 */
const updateSql = (entity: Entity, set: string, lines: AuditLines): string => `with after as (
    update ${quoted(entity.name)} t set version = t.version + 1, updated_at = :now::timestamptz, updated_by = :author::uuid, ${set}
    where t.id = :id::uuid and t.version = :version::int returning t.*
  ), earlier as (insert into record_version (entity, record, version, kept_at, kept_by, body)
    select '${entity.name}', b.id, b.version, :now::timestamptz, :author::uuid, to_jsonb(b) - 'first_content' from ${quoted(entity.name)} b join after a on a.id = b.id
  ), audited as (${auditSql('after', auditedRecord(entity), lines)})`;

function setSql(entity: Entity): string {
  const set = Object.entries(entity.fields).map(([name, { secret, beside }]) => {
    const [value, current] = [columnPlaceholder(entity, name), `t.${quoted(name)}`];
    return `${quoted(name)} = ${secret ? `coalesce(${value}, ${current})` : beside ? `coalesce(${current}, ${value})` : value}`;
  });
  return ['warning_codes = :confirmed::text[]', ...set].join(', ');
}

const strikeOutSql = ({ marker }: Entity): string =>
  `${marker} = true, deleted_at = :now::timestamptz, deleted_by = :author::uuid, deletion_reason = :reason::text`;
const restoreSql = ({ marker }: Entity): string =>
  `${marker} = false, deleted_at = null, deleted_by = null, deletion_reason = null`;

/** Everything a kind of record is written by, each built once. */
const statementsOf = memoize((named: Named) =>
  memoize((entity: Entity) =>
    memoize((lines: AuditLines) => {
      const answering = (text: string, from: string) =>
        new NamedStatement(`${text} ${namedAnswerSql(entity, from, named, auditedCaller)}`);
      const plain = (text: string, from: string) => new NamedStatement(`${text} ${plainAnswerSql(entity, from)}`);
      const changed = (set: string) => updateSql(entity, set, lines);
      const [insert, update] = [insertSql(entity, lines), changed(setSql(entity))];
      return {
        insert: answering(insert, 'made'),
        update: answering(update, 'after'),
        strikeOut: answering(changed(strikeOutSql(entity)), 'after'),
        restore: answering(changed(restoreSql(entity)), 'after'),
        /** Where the names that it answers with are known. */
        unnamed: { insert: plain(insert, 'made'), update: plain(update, 'after') },
      };
    }),
  ),
);

/** The answer with the names that were known already. */
const withNames = (body: string, names: object): string => `${body.slice(0, -1)},"names":${JSON.stringify(names)}}`;

/** What every write says of itself. */
function signed({ context, author, audit, now = context.now() }: Write<WriteContext>) {
  return { now, author: author?.id ?? null, audit: auditValues(author, now, audit) };
}

async function run(
  { context, db, entity }: Write<WriteContext>,
  statement: NamedStatement,
  values: Values,
): Promise<string | null> {
  const [row] = await explainUniqueViolation(context, entity, () => statement.run<{ body: string }>(db, values));
  db.markWritten(entity.name);
  return row?.body ?? null;
}

/** Null where the version has passed, a record of this id is there already, or its resident is no longer where they were. */
export async function writeRecord(write: Write, row: RowWrite): Promise<string | null> {
  const { context, entity } = write;
  const statements = statementsOf(context.named)(entity)(linesOf(write.audit));
  const signature = { ...signed(write), id: row.id };
  if (!('record' in row))
    return run(write, statements[row.act], { ...signature, version: row.version, reason: write.audit.reason ?? null });
  const { act, record, names, confirmed = [] } = row;
  const body = await run(write, names ? statements.unnamed[act] : statements[act], {
    ...signature,
    ...(act === 'insert'
      ? { content: row.content ?? null, ...sameRowValues(row.remembered ?? null) }
      : { version: row.version }),
    confirmed,
    record: columnValues(context, entity, record),
  });
  return body !== null && names ? withNames(body, names) : body;
}

/** What PostgreSQL takes apart itself. A secret is encrypted by `columnValues`; here it would be stored as it is read. */
function unencrypted({ fields, name: entity }: Entity, values: Values): Values {
  const secret = Object.keys(fields).find((name) => fields[name]?.secret && (values[name] ?? null) !== null);
  if (secret) throw new RangeError(`${entity}.${secret} is secret: it is written with the whole of one record`);
  return values;
}

/** Many new ones at once, past the rules of each; the audit has an action for each. */
export async function insertRecords(
  write: Write<WriteContext>,
  records: readonly (Values & { readonly id: string })[],
): Promise<void> {
  await run(write, insertAllOf(write.entity), {
    ...signed(write),
    records: JSON.stringify(records.map((one) => unencrypted(write.entity, one))),
  });
}

const someSql = memoize((entity: Entity) => {
  const known = new Map<string, NamedStatement>();
  return (names: readonly string[]): NamedStatement => {
    const key = names.join();
    const set = names.map(
      (name) =>
        `${quoted(name)} = (jsonb_populate_record(null::${quoted(entity.name)}, :values::jsonb)).${quoted(name)}`,
    );
    const made =
      known.get(key) ??
      new NamedStatement(`${updateSql(entity, set.join(', '), severalLines)} select after.id::text as body from after`);
    known.set(key, made);
    return made;
  };
});

/**
 * Some columns alone, without the rules of the whole record: a missing certificate must not keep an account open, nor
 * an old phone number in place. False where the version has passed.
 */
export const updateColumns = async (
  write: Write<WriteContext>,
  { id, version }: Pick<AnyRecord, 'id' | 'version'>,
  values: Values,
): Promise<boolean> =>
  (await run(write, someSql(write.entity)(Object.keys(values)), {
    ...signed(write),
    id,
    version,
    values: JSON.stringify(unencrypted(write.entity, values)),
  })) !== null;
