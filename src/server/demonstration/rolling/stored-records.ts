import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import { momentOf } from '#domain/kit/time/time.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { quoted } from '../../kit/schema/table.ts';
import { insertRecords, updateRecords } from '../stage/insert.ts';
import { storeHistory, storeVersions } from '../loading/load.ts';
import type { RecordBook } from '../stage/record-book.ts';

const unsealed = () => Buffer.alloc(0);

/** What a person did to a record came with their session; the demonstration has none. Looking changes nothing. */
export const untouched = (table: string): string =>
  `not exists (select from user_history u where u.object_id = ${table}.id and u.session is not null and u.action not in ('view', 'list', 'print', 'export'))`;

const momentsOf = ({ fields }: Entity): readonly string[] => [
  'created_at',
  'updated_at',
  'deleted_at',
  ...Object.entries(fields)
    .filter(([, field]) => field.kind === 'moment')
    .map(([name]) => name),
];

/** The records of a kind as the book spells them, those alone that no visitor has had in hand. */
export async function storedRecords(
  db: Db,
  entity: Entity,
  where: string,
  values: readonly unknown[] = [],
): Promise<readonly AnyRecord[]> {
  const rows = await db.query<{ record: Record<string, unknown> & AnyRecord }>(
    `select to_jsonb(t) as record from ${quoted(entity.name)} t where not t.${quoted(entity.marker)} and ${untouched('t')} and ${where}`,
    values,
  );
  return rows.map(({ record }) => ({
    ...record,
    ...Object.fromEntries(
      momentsOf(entity).flatMap((name) =>
        typeof record[name] === 'string' ? [[name, momentOf(Date.parse(record[name]))]] : [],
      ),
    ),
  }));
}

/** What the book has written since: the new is added, the known brought up to date. */
export async function storeWritten(db: Db, book: RecordBook, entities: readonly Entity[]): Promise<void> {
  const filled = new Set([
    'home',
    'resident',
    'staff',
    'house_asset',
    'plan',
    'attachment',
    ...entities.map(({ name }) => name),
  ]);
  for (const entity of entities) {
    const records = book.of(entity);
    await insertRecords(
      db,
      entity,
      records.filter(({ id }) => !book.isKnown(id)),
      filled,
      unsealed,
    );
    const carried = new Set(book.versions.filter((one) => one.entity === entity.name).map(({ record }) => record.id));
    await updateRecords(
      db,
      entity,
      records.filter(({ id }) => book.isKnown(id) && carried.has(id)),
    );
  }
  await storeVersions(db, book.versions, unsealed);
  await storeHistory(db, book);
}
