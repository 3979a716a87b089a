import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Kind } from '#domain/kit/vocabulary/fields.ts';
import { oncePer } from '#domain/kit/vocabulary/once-per.ts';
import type { RecordContext } from '../context/record-context.ts';

/** What PostgreSQL is told about the values of each kind. */
const casts: { readonly [K in Kind]: string } = {
  text: 'text',
  longText: 'text',
  time: 'text',
  choice: 'text',
  whole: 'int',
  decimal: 'numeric',
  yesNo: 'boolean',
  date: 'date',
  moment: 'timestamptz',
  choices: 'text[]',
  words: 'text[]',
  ref: 'uuid',
  refs: 'uuid[]',
  file: 'uuid',
  rows: 'jsonb',
  parts: 'jsonb',
  link: 'jsonb',
};

/** The value of a field as a statement takes it by name. */
export const columnPlace = ({ fields }: Entity, name: string): string =>
  `:record.${name}::${fields[name]?.secret ? 'bytea' : casts[fields[name]?.kind ?? 'text']}`;

const columnsOf = oncePer((entity: Entity) =>
  Object.entries(entity.fields).map(([name, { kind, secret }]) => ({
    name,
    isSecret: secret === true,
    isJson: casts[kind] === 'jsonb',
  })),
);

/** The values of a record by their columns, as the driver wants them. */
export function columnValues({ seal }: RecordContext, entity: Entity, record: RecordValues): RecordValues {
  const values: Record<string, unknown> = {};
  for (const { name, isSecret, isJson } of columnsOf(entity)) {
    const value = record[name] ?? null;
    values[name] = value === null ? null : isSecret ? seal(String(value)) : isJson ? JSON.stringify(value) : value;
  }
  return values;
}
