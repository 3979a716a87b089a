import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { oncePer } from '#domain/kit/vocabulary/once-per.ts';
import type { RecordContext } from '../context/record-context.ts';

const asJson: ReadonlySet<string> = new Set(['rows', 'parts', 'link']);

const columnsOf = oncePer((entity: Entity) =>
  Object.entries(entity.fields).map(([name, { kind, secret }]) => ({
    name,
    isSecret: secret === true,
    isJson: asJson.has(kind),
  })),
);

/** The values of a record in the order of its columns, as the driver wants them. */
export function columnValues(
  context: RecordContext,
  entity: Entity,
  record: Readonly<Record<string, unknown>>,
): readonly unknown[] {
  return columnsOf(entity).map(({ name, isSecret, isJson }) => {
    const value = record[name] ?? null;
    if (value === null) return null;
    if (isSecret) return context.seal(String(value));
    return isJson ? JSON.stringify(value) : value;
  });
}
