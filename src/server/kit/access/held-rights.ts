import { roles } from '#domain/kit/vocabulary/permissions.ts';

/** Whether a row of staff holds a right through one of its groups. */
export const holdsSql = (person: string, codename: string): string =>
  `exists (select 1 from "group" g join permission p on p.id = any(g.permissions) where g.id = any(${person}.groups) and not g.is_deleted and p.codename = ${codename})`;

/** Whether a row of staff, at the moment `now`, can sign in and holds a right, as a superuser or through a group. */
export const couldSql = (person: string, codename: string, now: string): string =>
  `${person}.is_active and not ${person}.is_deleted and (${person}.is_superuser or ${holdsSql(person, codename)})
    and (${person}.access_starts_at is null or ${person}.access_starts_at <= ${now}) and (${person}.access_expires_at is null or ${person}.access_expires_at > ${now})
    and exists (select 1 from credential c where c.staff = ${person}.id and c.password_hash is not null)`;

/** Agency staff are so by contract, or by having no other group. */
export const isAgencySql = (
  person: string,
): string => `(${person}.employment_type = 'agency' or (${person}.groups <> '{}'
  and not exists (select 1 from "group" g where g.id = any(${person}.groups) and not g.is_deleted and g.name <> '${roles.agency}')))`;
