import { isRecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type {
  ColumnOf,
  ComputedOf,
  Entity,
  RecordHead,
  RecordOf,
  RestrictedOf,
} from '#domain/kit/vocabulary/entity.ts';

/**
 * A record as the store knows it: it has an id, and what every record carries as far as it was answered, for a row of a
 * list leaves much of it out. The entity knows the rest.
 */
export interface StoredRecord extends Partial<RecordHead> {
  id: string;
  [field: string]: unknown;
}

/**
 * A whole record of an entity, by its own fields; of an entity known by name only, by the names of its fields. What is
 * restricted may be missing. Whoever has a narrower permission is answered less, and the type does not follow them there.
 */
export type Stored<E extends Entity> = string extends keyof RecordOf<E>
  ? StoredRecord
  : StoredRecord & Omit<RecordOf<E>, RestrictedOf<E>> & Partial<RecordOf<E>>;

/** A row of a list of them: the columns of the list that are fields are there for everybody, anything else may be missing. */
export type Listed<E extends Entity> = string extends keyof RecordOf<E>
  ? StoredRecord
  : StoredRecord & Pick<RecordOf<E>, ColumnOf<E> & keyof RecordOf<E>> & Partial<RecordOf<E>> & ComputedOf<E>;

export const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export const isStoredRecord = (value: unknown): value is StoredRecord =>
  isRecordValues(value) &&
  typeof value['id'] === 'string' &&
  (value['version'] === undefined || typeof value['version'] === 'number');

/** Which version a record is; 0 where nothing says it, so that any that does is newer. */
export const versionIn = (record: StoredRecord | null): number => record?.version ?? 0;

/** By what it was read as alone: whoever hands over a record with its entity has had it answered for that entity. */
export const isRecordOf = <E extends Entity>(entity: E, of: Entity, _record: StoredRecord): _record is Stored<E> =>
  of.name === entity.name;

/** What of a record may enter the store, which the browser keeps: never what only some may see. */
export function storable(entity: Entity, record: StoredRecord): StoredRecord {
  const open = Object.entries(record).filter(([name]) => {
    const field = entity.fields[name];
    return !field?.restricted && !field?.secret && !entity.computed[name]?.shownAs.restricted;
  });
  return { ...Object.fromEntries(open), id: record.id };
}
