import { isRecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { isStoredRecord, type Listed, type Stored, type StoredRecord } from '../state/stored-record.ts';

/** Says whether an answer is what was asked for, before anybody believes its type. */
export type Shape<T> = (body: unknown) => body is T;

type Name<T> = keyof T & string;

/** An object that has these names: those without which it cannot be shown. */
export const objectWith =
  <T>(...names: readonly Name<T>[]): Shape<T> =>
  (body): body is T =>
    isRecordValues(body) && names.every((name) => name in body);

/** A list of such objects. */
export const listOf = <T>(...names: readonly Name<T>[]): Shape<T[]> => {
  const isOne = objectWith<T>(...names);
  return (body): body is T[] => Array.isArray(body) && body.every(isOne);
};

export const isRecords: Shape<StoredRecord[]> = (body): body is StoredRecord[] =>
  Array.isArray(body) && body.every(isStoredRecord);

/**
 * What the server answers of an entity it writes by the declaration that is read here. Only that they are records is
 * looked at: beyond its id no field is in every answer, for a list leaves fields out, and so does a narrower permission.
 * The type leaves open what is restricted; of a narrower permission it knows nothing.
 */
export const shapeOf = <E extends Entity>(_entity: E) => isStoredRecord as Shape<Stored<E>>;
export const shapeOfEach = <E extends Entity>(_entity: E) => isRecords as Shape<Stored<E>[]>;
export const shapeOfRows = <E extends Entity>(_entity: E) => isRecords as Shape<Listed<E>[]>;
