import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { memoize } from '#domain/kit/vocabulary/memoize.ts';
import { namedColumns, wholeColumns } from '../schema/columns.ts';
import type { RecordContext } from '../context/record-context.ts';

/** The display names of whom the caller has just met anyway, by their ids. */
export type KnownNames = ReadonlyMap<unknown, string>;

const namedIn = memoize((context: RecordContext) =>
  memoize((entity: Entity) => namedColumns(entity, wholeColumns(entity), context.named)),
);

/** The `names` of a record where all of whom it speaks are known; null where somebody has to be looked up. */
export function namesOf(
  context: RecordContext,
  entity: Entity,
  record: RecordValues,
  known: KnownNames,
): RecordValues | null {
  const names: Record<string, unknown> = {};
  for (const { column, several } of namedIn(context)(entity)) {
    const value = record[column] ?? null;
    const name = several
      ? Array.isArray(value) && value.length === 0
        ? []
        : undefined
      : value === null
        ? null
        : known.get(value);
    if (name === undefined) return null;
    names[column] = name;
  }
  return names;
}
