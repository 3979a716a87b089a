/** The name a person goes by and their last name: `personName` of the domain, for statements. */
export const personNameSql = (alias: string): string =>
  `concat_ws(' ', coalesce(nullif(trim(${alias}.preferred_name), ''), nullif(trim(${alias}.first_name), '')), nullif(trim(${alias}.last_name), ''))`;

/** The same for whoever has no preferred name on file. */
export const plainNameSql = (alias: string): string =>
  `concat_ws(' ', nullif(trim(${alias}.first_name), ''), nullif(trim(${alias}.last_name), ''))`;
