import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { oncePer } from '#domain/kit/vocabulary/once-per.ts';
import { namedColumns, wholeColumns } from '../schema/columns.ts';
import type { Keeper } from '../context/record-context.ts';

/** The display names of whom the caller has just met anyway, by their ids. */
export type KnownNames = ReadonlyMap<unknown, string>;

const namedIn = oncePer((keeper: Keeper) => oncePer((entity: Entity) => namedColumns(entity, wholeColumns(entity), keeper.named)));

/** The `names` of a record where all of whom it speaks are known; null where somebody has to be looked up. */
export function namesOf(keeper: Keeper, entity: Entity, record: Readonly<Record<string, unknown>>, known: KnownNames): Readonly<Record<string, unknown>> | null {
  const names: Record<string, unknown> = {};
  for (const { column, several } of namedIn(keeper)(entity)) {
    const value = record[column] ?? null;
    const name = several ? (Array.isArray(value) && value.length === 0 ? [] : undefined) : value === null ? null : known.get(value);
    if (name === undefined) return null;
    names[column] = name;
  }
  return names;
}
