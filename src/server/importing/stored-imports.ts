import { undoHours, type ImportedFile, type ImportRequest } from '#domain/importing/import-answer.ts';
import { addHours, compareMoments } from '#domain/kit/time/time.ts';
import type { Db } from '../kit/runtime/database.ts';
import { personNameSql } from '../kit/schema/person-name-sql.ts';
import { quoted } from '../kit/schema/table.ts';
import type { MadeRecord } from './lines/bring-in.ts';

/** A file as it is stored. */
interface StoredImport extends Omit<ImportedFile, 'undo_until'> {
  readonly home: string;
  readonly imported_by: string;
}

const columns = `f.id, f.home, f.kind, f.file_name, f.starting_set, f.lines, f.done, f.state, f.at, f.imported_by, ${personNameSql('b')} as by_name,
  f.undone_at, ${personNameSql('u')} as undone_by_name
  from import_file f join staff b on b.id = f.imported_by left join staff u on u.id = f.undone_by`;

/** A house brings in a dozen files in its life; the newest are enough to find one that went wrong. */
export const readImports = (db: Db, home: string): Promise<StoredImport[]> =>
  db.query<StoredImport>(`select ${columns} where f.home = $1 and f.state <> 'looking' order by f.at desc limit 50`, [
    home,
  ]);

export const readImport = async (db: Db, id: string): Promise<StoredImport | null> =>
  (await db.query<StoredImport>(`select ${columns} where f.id = $1`, [id]))[0] ?? null;

/**
 * As `readImport`, with a lock until the transaction ends, so that a file is brought in once and taken out once. The
 * lock is an advisory one: the row itself stays free, because another connection writes the progress into it.
 */
export async function holdImport(tx: Db, id: string): Promise<StoredImport | null> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 86))', [id]);
  return readImport(tx, id);
}

export function shownImport(file: StoredImport, now: string): ImportedFile {
  const { home: _home, imported_by: _by, ...shown } = file;
  const until = addHours(file.at, undoHours);
  return { ...shown, undo_until: file.state === 'imported' && compareMoments(now, until) < 0 ? until : null };
}

const begin = `insert into import_file (id, home, kind, file_name, starting_set, lines, state, imported_by, at) values ($1, $2, $3, $4, $5, $6, 'looking', $7, $8)
  on conflict (id) do update set lines = excluded.lines, done = 0, at = excluded.at where import_file.state = 'looking' and import_file.imported_by = excluded.imported_by`;

/** Stores the file before its lines are read, so that whoever waits can ask for the progress. */
export const beginImport = (db: Db, { id, home, kind, file, set, lines }: ImportRequest, by: string, now: string) =>
  db.query(begin, [id, home, kind, file, set, lines.length, by, now]);

export const noteProgress = (db: Db, id: string, done: number) =>
  db.query('update import_file set done = $2 where id = $1', [id, done]);

/** A record as it was when its file was brought in. */
export interface StoredMade extends MadeRecord {
  readonly version: number;
}

export const readMade = (tx: Db, id: string): Promise<StoredMade[]> =>
  tx.query<StoredMade>(
    'select line, entity, record, version from import_record where import_file = $1 order by line desc, entity',
    [id],
  );

const storeMade = (entity: string): string =>
  `insert into import_record (import_file, line, entity, record, version)
  select $1, m.line, '${entity}', t.id, t.version from jsonb_to_recordset($2::jsonb) as m(line int, record uuid) join ${quoted(entity)} t on t.id = m.record`;

export async function finishImport(tx: Db, id: string, made: readonly MadeRecord[], now: string): Promise<void> {
  for (const [entity, records] of Map.groupBy(made, (one) => one.entity))
    await tx.query(storeMade(entity), [id, JSON.stringify(records)]);
  await tx.query(`update import_file set state = 'imported', done = lines, at = $2 where id = $1`, [id, now]);
}

/** What was looked at and never brought in is of no use after a day. */
export const clearLooked = (db: Db, before: string) =>
  db.query(`delete from import_file where state = 'looking' and at < $1`, [before]);
