import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { orderOfWords } from './table.ts';

const lastNameSql = (alias: string): string => `nullif(trim(${alias}.last_name), '')`;
const firstNameSql = (alias: string): string => `nullif(trim(${alias}.first_name), '')`;
const nameOnPapersSql = (alias: string): string => `concat_ws(' ', ${firstNameSql(alias)}, ${lastNameSql(alias)})`;

const calledNameSql = (alias: string): string =>
  `coalesce(nullif(trim(${alias}.preferred_name), ''), ${firstNameSql(alias)})`;

/** The name a person goes by and their last name: `personName` of the domain, for statements. */
export const personNameSql = (alias: string): string =>
  `concat_ws(' ', ${calledNameSql(alias)}, ${lastNameSql(alias)})`;

interface WithoutPreferredName {
  readonly fields: { readonly first_name: unknown; readonly last_name: unknown; readonly preferred_name?: never };
}

/** The same for an entity that has no field for a preferred name. One that has it does not compile. */
export const plainNameSql = (_: WithoutPreferredName, alias: string): string => nameOnPapersSql(alias);

/** The same for an entity that is known only when the statement is made. */
export const entityNameSql = ({ fields }: Entity, alias: string): string =>
  'preferred_name' in fields ? personNameSql(alias) : nameOnPapersSql(alias);

/** What somebody may have typed for a person: the name they go by, or the one on their papers. Never to name them. */
export const typedNamesSql = (alias: string): readonly string[] => [personNameSql(alias), nameOnPapersSql(alias)];

/** What names are ordered by, wherever they stand. */
export const nameOrderSql = (name: string): string => `${name} ${orderOfWords}`;

/** The order of people in a list: `comparePeople` of the domain, for statements. */
export const personOrderSql = (alias: string): string =>
  [lastNameSql(alias), calledNameSql(alias)].map((part) => nameOrderSql(`coalesce(${part}, '')`)).join(', ') +
  `, ${alias}.id`;
