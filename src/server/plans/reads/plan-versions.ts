import type { PlanVersion } from '#domain/residents/views/plan-page.ts';
import { plan } from '#domain/plans/plan/plan.ts';
import { rowsSql, type GrantedPermission } from '../../kit/access/permission.ts';
import { scopeSql } from '../../kit/access/scope.ts';
import type { Viewer } from '../../kit/access/viewer.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { NamedStatement } from '../../kit/schema/named-statement.ts';
import { personNameSql } from '../../kit/schema/person-name-sql.ts';

/** All that took each other's place, from the first to what is being written now, newest first. */
export async function planVersions(
  db: Db,
  { id, resident }: { readonly id: string; readonly resident: string },
  permission: GrantedPermission,
  viewer: Viewer,
): Promise<readonly PlanVersion[]> {
  const statement = new NamedStatement(
    `with recursive earlier as (select o.id, o.supersedes from plan o where o.id = :id::uuid union select o.id, o.supersedes from plan o join earlier e on o.id = e.supersedes),
      later as (select o.id from plan o where o.id = :id::uuid union select o.id from plan o join later l on o.supersedes = l.id)
    select t.id, t.status, t.version_label, t.start_date, t.approved_at, (select ${personNameSql('s')} from staff s where s.id = t.approved_by) as approved_by
    from plan t where t.id in (select id from earlier union select id from later) and t.resident = :resident::uuid and not t.is_deleted and ${rowsSql(plan, permission)} and ${scopeSql(plan)}
    order by coalesce(nullif(regexp_replace(coalesce(t.version_label, '1'), '\\D', '', 'g'), ''), '1')::int desc, t.created_at desc`,
  );
  return statement.run<PlanVersion>(db, { id, resident, viewer });
}
