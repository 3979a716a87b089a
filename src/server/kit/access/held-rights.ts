import { roles } from '#domain/kit/vocabulary/permissions.ts';

/** Whether a row of staff holds a right through one of its groups. */
export const holdsSql = (person: string, codename: string): string =>
  `exists (select 1 from "group" g join permission p on p.id = any(g.permissions) where g.id = any(${person}.groups) and not g.is_deleted and p.codename = ${codename})`;

/** Agency staff are so by contract, or by having no other group. */
export const isAgencySql = (
  person: string,
): string => `(${person}.employment_type = 'agency' or (${person}.groups <> '{}'
  and not exists (select 1 from "group" g where g.id = any(${person}.groups) and not g.is_deleted and g.name <> '${roles.agency}')))`;
