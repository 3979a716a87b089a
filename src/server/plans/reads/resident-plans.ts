import type { FastifyInstance } from 'fastify';
import { addDays, localDay } from '#domain/kit/time/time.ts';
import { plan, type Plan } from '#domain/plans/plan/plan.ts';
import { isUnreadBy } from '#domain/plans/plan/read-since.ts';
import { inForceStatuses, isInForce } from '#domain/plans/review/in-force.ts';
import { risk } from '#domain/plans/risk/risk.ts';
import { evidenceFigures } from '#domain/residents/views/plan-evidence.ts';
import { arrivalOf, planCells, type PlanFacts } from '#domain/residents/views/plan-grid.ts';
import {
  residentPlansMadeOf,
  briefDays,
  type ResidentPlans,
  type RiskBrief,
} from '#domain/residents/views/resident-plans.ts';
import { resident } from '#domain/residents/person/resident.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { permissionOrNull, requirePermission, rowsSql } from '../../kit/access/permission.ts';
import { aboutSql } from '../../kit/access/scope.ts';
import { viewerOf, type Viewer } from '../../kit/access/viewer.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { idOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { findInReach } from '../../kit/records/find-record.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { NamedStatement } from '../../kit/schema/named-statement.ts';
import { sqlIn } from '../../kit/schema/sql-in.ts';
import { planFactsSql } from '../grid/plan-facts-sql.ts';
import { factsSeenBy } from './evidence.ts';

/** Everything one resident is supported by: each plan with its goals, what the records say, and its next review. */
export const declareResidentPlans = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'GET',
    path: `/api/${resident.path}/:id/plans`,
    permission: 'view plan',
    madeOf: residentPlansMadeOf,
    async answer(request): Promise<ResidentPlans> {
      const actor = actorOf(request);
      requirePermission(actor, 'view', plan);
      const person = await findInReach({ context, actor, entity: resident }, idOf(request));
      const now = context.now();
      const viewer = viewerOf(actor, now);
      const { zone } = await context.homes.factsOf(context.db, person.home);
      const today = localDay(now, zone);
      const facts = await planFacts(context.db, actor, person.id, viewer);
      const cells = planCells(facts, today);
      const period = { resident: person.id, plan: null, from: addDays(today, -briefDays), to: today };
      const seen = await factsSeenBy(context.db, period, { actor, now });
      const whole = await openPlans(context.db, actor, person.id, viewer);
      const states = new Map(cells.flatMap(({ plans }) => plans.map(({ id, state }) => [id, state] as const)));
      return {
        plans: whole.map(({ acknowledged_by, approved_at, approved_by, created_by, ...brief }) => ({
          ...brief,
          state: states.get(brief.id) ?? 'in_date',
          evidence: seen ? evidenceFigures(seen, brief).slice(0, 2) : [],
          is_unread:
            isInForce(brief) && isUnreadBy({ acknowledged_by, approved_at, approved_by, created_by }, actor.id),
        })),
        missing: cells.filter(({ state }) => state === 'missing'),
        arrival: arrivalOf(facts.admission_date, today),
        ...(await risksOf(context.db, actor, person.id, viewer)),
      };
    },
  });

async function planFacts(db: Db, actor: Actor, id: string, viewer: Viewer): Promise<PlanFacts> {
  const seen = requirePermission(actor, 'view', resident);
  const [row] = await new NamedStatement(
    `select json_build_object(${planFactsSql(actor, seen)}) as facts from resident p where p.id = :resident::uuid and :viewer.id::uuid is not null`,
  ).run<{ facts: PlanFacts }>(db, { resident: id, viewer });
  return row?.facts ?? { plans: [] };
}

type WholePlan = Pick<
  Plan,
  | 'id'
  | 'domain'
  | 'title'
  | 'status'
  | 'review_date'
  | 'version_label'
  | 'goals'
  | 'acknowledged_by'
  | 'approved_at'
  | 'approved_by'
  | 'created_by'
>;

async function openPlans(db: Db, actor: Actor, id: string, viewer: Viewer): Promise<readonly WholePlan[]> {
  const permission = requirePermission(actor, 'view', plan);
  return new NamedStatement(
    `select t.id, t.domain, t.title, t.status, t.review_date, t.version_label, t.goals, t.acknowledged_by, t.approved_at, t.approved_by, t.created_by from plan t where ${aboutSql(plan, ':resident::uuid')} and not t.is_deleted and ${rowsSql(plan, permission)} and ${sqlIn('t.status', ['draft', 'awaiting_approval', ...inForceStatuses])} order by t.review_date, t.id`,
  ).run<WholePlan>(db, { resident: id, viewer });
}

async function risksOf(
  db: Db,
  actor: Actor,
  id: string,
  viewer: Viewer,
): Promise<{ readonly risks?: readonly RiskBrief[] }> {
  const permission = permissionOrNull(actor, 'view', risk);
  if (!permission) return {};
  const risks = await new NamedStatement(
    `select t.id, t.title, t.category, t.status, t.residual_band, t.residual_score, t.review_date from risk t where ${aboutSql(risk, ':resident::uuid')} and not t.is_deleted and ${rowsSql(risk, permission)} and ${sqlIn('t.status', ['draft', 'awaiting_approval', ...inForceStatuses])} order by t.residual_score desc nulls last, t.review_date, t.id`,
  ).run<RiskBrief>(db, { resident: id, viewer });
  return { risks };
}
