import type { HistoryFault } from '#domain/staff/history/history-fault.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { permission } from '#domain/staff/access/permission.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { quoted } from '../../kit/schema/table.ts';

interface Unexplained {
  readonly entity: string;
  readonly record: string;
  readonly version: number;
}

/** Every change leaves a line that names the version it made. */
const noLine = (id: string, version: string): string =>
  `not exists (select 1 from user_history h where h.object_id = ${id} and h.object_version = ${version} and h.result = 'ok' and h.action <> 'view')`;

const currentSql = ({ name }: Entity): string =>
  `select '${name}' as entity, t.id as record, t.version from ${quoted(name)} t where ${noLine('t.id', 't.version')} limit $1`;
const earlierSql = `select v.entity, v.record, v.version from record_version v where ${noLine('v.record', 'v.version + 1')} limit $1`;

/** The catalogue of permissions is no record of anybody's: it follows from the program, and is compared with it at every start. */
const isWritten = (entity: Entity): boolean => !entity.log && entity !== permission;

/** Records, and earlier versions of them, that were written past the history. */
export async function unexplainedRecords(
  db: Db,
  register: readonly Entity[],
  most: number,
): Promise<readonly HistoryFault[]> {
  const found: Unexplained[] = [];
  for (const sql of [...register.filter(isWritten).map(currentSql), earlierSql])
    if (found.length < most) found.push(...(await db.query<Unexplained>(sql, [most - found.length])));
  return found.map(({ entity, record, version }) => ({ kind: 'record_unexplained', entity, record, version }));
}
