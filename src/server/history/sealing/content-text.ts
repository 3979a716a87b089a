import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { columnTypes, quoted, type SqlType } from '../../kit/schema/table.ts';

const asItIs = (column: string): string => `${column}::text`;
const inQuotes = (column: string): string => `'"' || ${column} || '"'`;
const asJson = (column: string): string => `to_json(${column})::text`;
/** Most lists are empty, and need not be put together as JSON. */
const asList = (column: string): string => `case when ${column} = '{}' then '[]' else to_jsonb(${column})::text end`;

/** How jsonb writes a value of each type. */
const jsonText: { readonly [T in SqlType]: (column: string) => string } = {
  text: asJson,
  int: asItIs,
  numeric: asItIs,
  boolean: asItIs,
  date: inQuotes,
  timestamptz: asJson,
  uuid: inQuotes,
  'text[]': asList,
  'uuid[]': asList,
  jsonb: (column) => `jsonb_strip_nulls(${column})::text`,
  bytea: asJson,
};

/** jsonb writes the shorter name first, and of two that are as long the one whose bytes come first. */
const asInJsonb = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : 1);

/**
 * The text of `jsonb_strip_nulls(to_jsonb(…))` for these columns of the row `t`, put together from the columns themselves:
 * PostgreSQL builds no JSON from a row only to walk through it and write it down, which takes it more than twice as long.
 */
export function contentTextSql(entity: Entity, columns: readonly string[]): string {
  const types = columnTypes(entity);
  const parts = columns.toSorted(asInJsonb).map((name) => {
    const type = types[name];
    if (!type) throw new RangeError(`${entity.name} has no column ${name}`);
    return `coalesce(', "${name}": ' || ${jsonText[type](`t.${quoted(name)}`)}, '')`;
  });
  return `'{' || substr(${parts.join(' || ')}, ${', '.length + 1}) || '}'`;
}
