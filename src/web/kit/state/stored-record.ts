import type { Entity } from '#domain/kit/vocabulary/entity.ts';

/** A record as the store knows it: it has an id, and the entity knows the rest. */
export interface StoredRecord {
  id: string;
  [field: string]: unknown;
}

export const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export const isStoredRecord = (value: unknown): value is StoredRecord =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

/** What of a record may enter the store, which the browser keeps: never what only some may see. */
export function storable(entity: Entity, record: StoredRecord): StoredRecord {
  const open = Object.entries(record).filter(([name]) => {
    const field = entity.fields[name];
    return !field?.restricted && !field?.secret && !entity.computed[name]?.tells.restricted;
  });
  return { ...Object.fromEntries(open), id: record.id };
}
