import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { columnsSql, namesSql, wholeColumns, type Caller } from './columns.ts';

/** The whole record as JSON text, with the names of whom it speaks. */
export const namedAnswerSql = (
  entity: Entity,
  from: string,
  named: (name: string) => Entity,
  caller?: Caller,
): string => {
  const columns = wholeColumns(entity);
  return `select row_to_json(w)::text as body from (select ${columnsSql(columns, 'r')}, ${namesSql(entity, columns, named, 'r', caller)} as names from ${from} r) w`;
};

/** The same where everybody it speaks of is known already: nobody is looked up. */
export const plainAnswerSql = (entity: Entity, from: string): string =>
  `select row_to_json(w)::text as body from (select ${columnsSql(wholeColumns(entity), 'r')} from ${from} r) w`;
