import { isUnreadBy, ownPart, readSince } from '#domain/plans/plan/read-since.ts';
import type { PlanApprover, PlanReaders } from '#domain/residents/views/plan-page.ts';
import type { Plan } from '#domain/plans/plan/plan.ts';
import { awayTypes, activeStatuses } from '#domain/rota/active-shift.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { personNameSql, personOrderSql } from '../../kit/schema/person-name-sql.ts';
import { sqlIn } from '../../kit/schema/sql-in.ts';
import { besideCare } from './plan-listed.ts';

const teamSql = `select s.id, ${personNameSql('s')} as name from staff s join resident p on p.id = $1::uuid and p.home = any(s.homes)
  where not s.is_deleted and s.is_active and s.status = 'active' and s.role <> all($2) order by ${personOrderSql('s')}`;

interface Colleague {
  readonly id: string;
  readonly name: string;
}

/** Of those who give care where the resident lives: who has read this version, and who has not. */
export async function planReaders(db: Db, plan: Plan): Promise<PlanReaders> {
  const team = await db.query<Colleague>(teamSql, [plan.resident, besideCare]);
  const [unread, read] = [
    team.filter(({ id }) => isUnreadBy(plan, id)),
    team.filter(({ id }) => !isUnreadBy(plan, id)),
  ];
  return {
    read: read.map(({ id, name }) => ({ name, at: readSince(plan, id), part: ownPart(plan, id) })),
    unread: unread.map(({ name }) => name),
  };
}

const approversSql = `select s.id, ${personNameSql('s')} as name,
    exists (select 1 from rota r where r.staff = s.id and r.home = $1::uuid and not r.is_deleted and ${sqlIn('r.status', activeStatuses)} and not ${sqlIn('r.shift_type', awayTypes)} and r.start_at <= $2::timestamptz and r.end_at > $2::timestamptz) as is_here
  from staff s where $1::uuid = any(s.homes) and not s.is_deleted and s.is_active and s.status = 'active' and s.id is distinct from $3::uuid
    and exists (select 1 from "group" g join permission p on p.id = any(g.permissions) and p.codename = 'approve_plan' where g.id = any(s.groups) and not g.is_deleted)
  order by is_here desc, ${personOrderSql('s')}`;

/** Who may approve what this author wrote, whoever is at work first. */
export const planApprovers = (
  db: Db,
  { home, author, now }: { readonly home: string; readonly author: string | null; readonly now: string },
): Promise<readonly PlanApprover[]> => db.query<PlanApprover>(approversSql, [home, now, author]);
