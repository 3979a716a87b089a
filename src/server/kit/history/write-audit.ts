import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import type { SavedRecord } from '../context/record-context.ts';
import { writeHistory, type AuditEntry } from '../context/audit-entry.ts';
import type { Db } from '../runtime/database.ts';
import { quoted } from '../schema/table.ts';

/** A further line of the history for what a change meant, beside the one that says what was changed. */
export const writeAudit = (
  { tx, actor, now, record }: SavedRecord,
  entity: Entity,
  action: string,
  summary?: string,
): Promise<void> =>
  writeHistory(tx, { at: now, actor, action, ...identityOf(entity, record), ...(summary ? { summary } : {}) });

/**
 * A line about a record that itself stays as it is, such as what was asked for it. It names the version that stands, so
 * that open screens are told as of any change.
 */
export async function writeAuditAbout(
  db: Db,
  entity: Entity,
  id: string,
  entry: Omit<AuditEntry, 'entity' | 'object_id' | 'object_version'>,
): Promise<void> {
  const [record] = await db.query<{ version: number }>(`select version from ${quoted(entity.name)} where id = $1`, [
    id,
  ]);
  await writeHistory(db, {
    ...entry,
    entity: entity.name,
    object_id: id,
    object_version: record?.version ?? null,
  });
}

/** Which record a line of the history is about, and where. */
export const identityOf = (
  entity: Entity,
  record: AnyRecord,
): Pick<AuditEntry, 'entity' | 'object_id' | 'object_version' | 'home' | 'resident'> => ({
  entity: entity.name,
  object_id: record.id,
  object_version: entity.log ? null : record.version,
  home: entity.belongsTo === 'itself' ? record.id : homeIn(record),
  resident: residentIn(entity, record),
});

export const homeIn = (record: AnyRecord): string | null =>
  typeof record['home'] === 'string' ? record['home'] : null;

export const residentIn = (entity: Entity, record: AnyRecord): string | null =>
  entity.resides ? record.id : typeof record['resident'] === 'string' ? record['resident'] : null;
