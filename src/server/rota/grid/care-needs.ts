import { resident } from '#domain/residents/person/resident.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { permissionOrNull, permissionToSee, rowsSql } from '../../kit/access/permission.ts';
import { hereSql } from '../../kit/access/scope.ts';
import { personNameSql, personOrderSql } from '../../kit/schema/person-name-sql.ts';

/** Who is counted: whoever lives there, and whoever moves in or comes back on a day that is known. */
const since = `case t.status when 'pre_admission' then t.admission_date when 'current' then null else t.expected_return_date end`;
const isExpected = `(t.status = 'current' or (t.status = 'pre_admission' and t.admission_date is not null) or (t.status in ('hospital', 'on_leave') and t.expected_return_date is not null))`;

/** The care that the residents of `:home` need, as a list for whoever may read it of them; an empty one for everybody else. */
export function careNeedsSql(actor: Actor): string {
  const permission = permissionOrNull(actor, 'view', resident);
  const sees = permission && permissionToSee(permission, 'care_minutes');
  if (!sees) return `'[]'::json`;
  return `(select coalesce(json_agg(n order by ${personOrderSql('t')}), '[]') from resident t cross join lateral (select t.id, ${personNameSql('t')} as name, t.care_minutes, t.one_to_one_hours, t.mobility, t.personal_care_by, ${since} as since) n
    where ${hereSql(resident, ':home::uuid')} and ${rowsSql(resident, sees)} and not t.is_deleted and ${isExpected})`;
}
