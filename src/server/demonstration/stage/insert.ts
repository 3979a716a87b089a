import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { columnTypes, quoted } from '../../kit/schema/table.ts';

/** Whole tables at once: PostgreSQL reads a thousand records from one JSON text faster than it answers a hundred inserts. */
const batch = 1000;

async function insertRows(
  db: Db,
  table: string,
  columns: Readonly<Record<string, string>>,
  rows: readonly object[],
): Promise<void> {
  const names = Object.keys(columns).map(quoted).join(', ');
  const typed = Object.entries(columns)
    .map(([name, type]) => `${quoted(name)} ${type}`)
    .join(', ');
  const text = `insert into ${quoted(table)} (${names}) select ${names} from jsonb_to_recordset($1::jsonb) as r(${typed})`;
  for (let from = 0; from < rows.length; from += batch)
    await db.query(text, [JSON.stringify(rows.slice(from, from + batch))]);
}

/** What points to a table that is filled later is written afterwards. */
export interface Postponed {
  readonly entity: Entity;
  readonly columns: readonly string[];
}

function pointsAhead(entity: Entity, filled: ReadonlySet<string>): readonly string[] {
  return Object.entries(entity.fields).flatMap(([name, field]) => {
    const to = field.kind === 'ref' ? field.to : field.kind === 'file' ? 'attachment' : null;
    return to !== null && !field.readOnly && !(field.must && !field.when) && !filled.has(to) ? [name] : [];
  });
}

export async function insertRecords(
  db: Db,
  entity: Entity,
  records: readonly AnyRecord[],
  filled: ReadonlySet<string>,
  encrypt: (text: string) => Buffer,
): Promise<Postponed> {
  // Rows that are never changed cannot be pointed on later, so they may point only to rows that are inserted before them.
  const columns = pointsAhead(entity, entity.serverOnly ? new Set([...filled, entity.name]) : filled);
  const later = Object.fromEntries(columns.map((name) => [name, null]));
  const secrets = Object.keys(entity.fields).filter((name) => entity.fields[name]?.secret);
  const encrypted = (record: AnyRecord) =>
    Object.fromEntries(secrets.map((name) => [name, `\\x${encrypt(String(record[name])).toString('hex')}`]));
  await insertRows(
    db,
    entity.name,
    columnTypes(entity),
    records.map((record) => ({
      ...record,
      [entity.marker]: record[entity.marker] ?? false,
      ...later,
      ...encrypted(record),
    })),
  );
  return { entity, columns };
}

export async function pointBack(db: Db, { entity, columns }: Postponed, records: readonly AnyRecord[]): Promise<void> {
  const pointing = records.filter((record) => columns.some((name) => record[name] !== null));
  if (pointing.length === 0) return;
  const set = columns.map((name) => `${quoted(name)} = r.${quoted(name)}`).join(', ');
  const typed = columns.map((name) => `${quoted(name)} uuid`).join(', ');
  const rows = pointing.map((record) => ({
    id: record.id,
    ...Object.fromEntries(columns.map((name) => [name, record[name]])),
  }));
  await db.query(
    `update ${quoted(entity.name)} t set ${set} from jsonb_to_recordset($1::jsonb) as r(id uuid, ${typed}) where t.id = r.id`,
    [JSON.stringify(rows)],
  );
}

/** Brings what was stored already to where it stands now. */
export async function updateRecords(db: Db, entity: Entity, records: readonly AnyRecord[]): Promise<void> {
  if (records.length === 0) return;
  const columns = Object.entries(columnTypes(entity)).filter(([name]) => name !== 'id');
  const set = columns.map(([name]) => `${quoted(name)} = r.${quoted(name)}`).join(', ');
  const typed = columns.map(([name, type]) => `${quoted(name)} ${type}`).join(', ');
  await db.query(
    `update ${quoted(entity.name)} t set ${set} from jsonb_to_recordset($1::jsonb) as r(id uuid, ${typed}) where t.id = r.id`,
    [JSON.stringify(records)],
  );
}
