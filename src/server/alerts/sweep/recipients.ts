import { alertCause } from '#domain/alerts/engine/alert-cause.ts';
import { alertRecipients, type AlertTarget, type HousePerson } from '#domain/alerts/engine/alert-recipients.ts';
import { roles, type Rights } from '#domain/kit/vocabulary/permissions.ts';
import { leadingRoles } from '#domain/staff/person/may-lead.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { NamedStatement } from '../../kit/schema/named-statement.ts';
import { sqlIn } from '../../kit/schema/sql-in.ts';
import { onDuty } from '../../kit/alerts/on-duty.ts';

/** Everyone a house can tell at an hour: its own staff, whoever works in it now, and the provider's administrators, unless it is for practice. */
const peopleAt = new NamedStatement(`with duty as (${onDuty}),
    house as (select unnest(array[h.registered_manager, h.deputy_manager]) as manager from home h where h.id = :home::uuid),
    charges as (select c.staff, array_agg(p.id) as residents from resident p cross join lateral unnest(array[p.key_worker, p.co_key_worker]) as c(staff)
      where p.home = :home::uuid and not p.is_deleted and c.staff is not null group by c.staff)
  select s.id, s.groups, s.is_superuser, s.role in ('manager', 'deputy') as is_manager, s.role = 'maintenance' as is_maintenance,
    (coalesce(s.may_lead_shift, false) or ${sqlIn('s.role', leadingRoles)}) as may_lead, s.id in (select manager from house where manager is not null) as manages,
    (select d.role_on_shift from duty d where d.staff = s.id and not d.is_on_call order by d.role_on_shift = 'shift_lead' desc limit 1) as shift_role,
    exists (select 1 from duty d where d.staff = s.id and d.is_on_call) as is_on_call, coalesce(c.residents, '{}') as key_worker_of
  from staff s left join charges c on c.staff = s.id
  where s.is_active and not s.is_deleted and (s.access_starts_at is null or s.access_starts_at <= :now::timestamptz) and (s.access_expires_at is null or s.access_expires_at > :now::timestamptz)
    and (:home::uuid = any(s.homes) or (s.is_superuser and not exists (select from home h where h.id = :home::uuid and h.is_practice)) or s.id in (select staff from duty))`);

/** What each group may look at; a superuser has what that group has, whatever else they are in. */
const groupsSql = `select g.id, g.is_system and g.name = '${roles.superuser}' as is_superusers, array(select p.codename::text from unnest(g.permissions) as held(right_id) join permission p on p.id = held.right_id where p.codename like 'view%') as permissions
  from "group" g where not g.is_deleted`;

type PersonRow = Omit<HousePerson, 'permissions'> & { readonly groups: readonly string[] };

interface GroupRow {
  readonly id: string;
  readonly is_superusers: boolean;
  readonly permissions: readonly string[];
}

/** An alert by what it is about; what one opens for it follows from that. */
interface AlertToSend extends Omit<AlertTarget, 'cause'> {
  /** The rule that found it; absent for a reminder that no rule made. */
  readonly code?: string;
  readonly object: { readonly entity: string; readonly id: string } | null;
}

export type Recipients = (alert: AlertToSend) => readonly string[];

/** The one place that finds the people behind an alert of a house, at this hour. */
export async function recipientsAt(db: Db, home: string, now: string): Promise<Recipients> {
  const rows = await peopleAt.run<PersonRow>(db, { home, now });
  const groups = await db.query<GroupRow>(groupsSql, []);
  const permissionsOf = ({ groups: own, is_superuser }: PersonRow): Rights =>
    new Set(
      groups
        .filter(({ id, is_superusers }) => own.includes(id) || (is_superuser && is_superusers))
        .flatMap(({ permissions }) => permissions),
    );
  const people = rows.map((row): HousePerson => ({ ...row, permissions: permissionsOf(row) }));
  return (alert) =>
    alertRecipients(
      { ...alert, cause: alertCause({ rule_code: alert.code ?? null, linked_object: alert.object }) },
      people,
    );
}
