import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { memoize } from '#domain/kit/vocabulary/memoize.ts';
import type { RecordContext } from '../context/record-context.ts';
import { castOf } from '../schema/table.ts';

/** The value of a field as a statement takes it by name. */
export const columnPlaceholder = ({ fields }: Entity, name: string): string =>
  `:record.${name}::${fields[name] ? castOf(fields[name]) : 'text'}`;

const columnsOf = memoize((entity: Entity) =>
  Object.entries(entity.fields).map(([name, field]) => ({
    name,
    isSecret: field.secret === true,
    isJson: castOf(field) === 'jsonb',
  })),
);

/** The values of a record by their columns, as the driver wants them. */
export function columnValues({ encrypt }: RecordContext, entity: Entity, record: RecordValues): RecordValues {
  const values: Record<string, unknown> = {};
  for (const { name, isSecret, isJson } of columnsOf(entity)) {
    const value = record[name] ?? null;
    values[name] = value === null ? null : isSecret ? encrypt(String(value)) : isJson ? JSON.stringify(value) : value;
  }
  return values;
}
