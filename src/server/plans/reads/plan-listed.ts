import { planColumns, type PlanFound } from '#domain/plans/plan/plan-columns.ts';
import type { Plan } from '#domain/plans/plan/plan.ts';
import { riskColumns, type RiskFound } from '#domain/plans/risk/risk-columns.ts';
import type { Risk } from '#domain/plans/risk/risk.ts';
import { staff } from '#domain/staff/person/staff.ts';
import type { Actor } from '../../kit/access/actor.ts';
import type { PageContext } from '../../kit/context/record-context.ts';
import { permissionOrNull } from '../../kit/access/permission.ts';
import { computedColumns } from '../../kit/reads/computed-columns.ts';
import { personNameSql } from '../../kit/schema/person-name-sql.ts';

/** Who keeps the house running beside the care works by no plan. */
export const besideCare = ['domestic', 'cook', 'maintenance', 'admin', 'volunteer'];

/** A plan is read by whoever gives care where its resident lives now. */
const peopleSql = `with plans as (select t.id, p.home, p.key_worker from plan t join resident p on p.id = t.resident where t.id = any($1::uuid[])
  ), teams as materialized (select h.home, array_agg(s.id) as team from (select distinct home from plans) h
    join staff s on h.home = any(s.homes) and not s.is_deleted and s.is_active and s.status = 'active' and s.role <> all($2) group by h.home)
  select t.id, (select ${personNameSql('k')} from staff k where k.id = t.key_worker) as key_worker, teams.team
  from plans t left join teams on teams.home = t.home`;

/** Whether somebody may see who works in a house. */
export function seesTeam(actor: Actor): boolean {
  const reaches = permissionOrNull(actor, 'view', staff);
  return (
    reaches !== null && (reaches.all || reaches.reaches.some((reach) => !reach.rows && reach.fields?.includes('homes')))
  );
}

async function findPeople({ context, actor, rows }: PageContext): Promise<ReadonlyMap<string, PlanFound>> {
  const isSeen = seesTeam(actor);
  const found = await context.db.query<{ id: string; key_worker: string | null; team: readonly string[] | null }>(
    peopleSql,
    [rows.map((row) => row.id), besideCare],
  );
  return new Map(
    found.map(({ id, key_worker, team }) => [id, { key_worker, team: isSeen ? (team ?? []) : undefined }]),
  );
}

export const planListed = computedColumns<Plan, PlanFound>({ find: findPeople, of: planColumns });

const ownersSql = `select t.id, array(select distinct ${personNameSql('s')} as name from jsonb_to_recordset(t.controls) as c(owner uuid) join staff s on s.id = c.owner order by name) as owners
  from risk t where t.id = any($1::uuid[])`;

async function findOwners({ context, rows }: PageContext): Promise<ReadonlyMap<string, RiskFound>> {
  const found = await context.db.query<{ id: string; owners: readonly string[] }>(ownersSql, [
    rows.map((row) => row.id),
  ]);
  return new Map(found.map((one) => [one.id, one]));
}

export const riskListed = computedColumns<Risk, RiskFound>({ find: findOwners, of: riskColumns });
