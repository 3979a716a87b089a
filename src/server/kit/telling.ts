import type { AnyRecord, Entity } from '#domain/kit/entity.ts';
import type { SavedRecord } from './keeper.ts';
import { writeHistory } from './history.ts';

/** A further line of the history for what a change meant, beside the one that says what was changed. */
export const tell = ({ tx, actor, now, record }: SavedRecord, entity: Entity, action: string, summary?: string): Promise<void> =>
  writeHistory(tx, {
    at: now, actor, action, entity: entity.name, object_id: record.id, object_version: record.version,
    home: homeIn(record), resident: residentIn(entity, record), ...(summary ? { summary } : {}),
  });

export const homeIn = (record: AnyRecord): string | null => (typeof record['home'] === 'string' ? record['home'] : null);

export const residentIn = (entity: Entity, record: AnyRecord): string | null =>
  entity.resides ? record.id : typeof record['resident'] === 'string' ? record['resident'] : null;
