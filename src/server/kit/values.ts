import type { Entity } from '#domain/kit/entity.ts';
import type { Keeper } from './keeper.ts';

/** The values of a record in the order of its columns, as the driver wants them. */
export function columnValues(keeper: Keeper, entity: Entity, record: Readonly<Record<string, unknown>>): readonly unknown[] {
  return keeper.statements(entity).order.map((name) => {
    const field = entity.fields[name];
    const value = record[name] ?? null;
    if (value === null) return null;
    if (field?.secret) return keeper.seal(String(value));
    return field?.kind === 'rows' || field?.kind === 'parts' || field?.kind === 'link' ? JSON.stringify(value) : value;
  });
}
