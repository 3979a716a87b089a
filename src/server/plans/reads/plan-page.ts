import type { FastifyInstance } from 'fastify';
import { localDay } from '#domain/kit/time/time.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { plan, type Plan } from '#domain/plans/plan/plan.ts';
import { domainsOfRisk } from '#domain/plans/plan/plan-wanted.ts';
import { inForceStatuses, isInForce } from '#domain/plans/review/in-force.ts';
import { risk } from '#domain/plans/risk/risk.ts';
import { planPageMadeOf, type LinkedRisk, type PlanPage } from '#domain/residents/views/plan-page.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { permissionOrNull, requirePermission, rowsSql } from '../../kit/access/permission.ts';
import { scopeSql } from '../../kit/access/scope.ts';
import { viewerOf, type Viewer } from '../../kit/access/viewer.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { idOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { findInReach } from '../../kit/records/find-record.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { sqlIn } from '../../kit/schema/sql-in.ts';
import { NamedStatement } from '../../kit/schema/named-statement.ts';
import { demandsOfPlan } from './plan-demands.ts';
import { evidenceSeenBy } from './evidence.ts';
import { seesTeam } from './plan-listed.ts';
import { planApprovers, planReaders } from './plan-people.ts';
import { planVersions } from './plan-versions.ts';
import { reviewedLast } from './reviewed-last.ts';

/** What stands beside a plan: its versions, the risks it names, what the records say since its last review, and its readers. */
export const declarePlanPage = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'GET',
    path: `/api/${plan.path}/:id/page`,
    permission: 'view plan',
    madeOf: planPageMadeOf,
    async answer(request): Promise<PlanPage> {
      const actor = actorOf(request);
      const permission = requirePermission(actor, 'view', plan);
      const shown = await findInReach({ context, actor, entity: plan }, idOf(request));
      const now = context.now();
      const viewer = viewerOf(actor, now);
      const { zone } = await context.homes.factsOf(context.db, shown.home);
      const since = await reviewedLast(context.db, shown, zone);
      const period = { ...shown, plan: shown.id, from: since, to: localDay(now, zone) };
      return {
        versions: await planVersions(context.db, shown, permission, viewer),
        risks: await linkedRisks(context.db, shown, actor, viewer),
        demands: await demandsOfPlan(context.db, shown, { today: period.to, actor, viewer }),
        since,
        evidence: await evidenceSeenBy(context.db, period, { actor, now }),
        ...(isInForce(shown) && seesTeam(actor) ? { readers: await planReaders(context.db, shown) } : {}),
        ...(isSubmittable(shown) && shown.home !== null && may(actor.rights, 'submit', plan.name)
          ? { approvers: await planApprovers(context.db, { home: shown.home, author: shown.created_by, now }) }
          : {}),
      };
    },
  });

/** A draft, and what its author can take back: the list is there before it is asked for again. */
const isSubmittable = ({ status }: Plan) => status === 'draft' || status === 'awaiting_approval';

/** The risks the plan names, and those in force that its part of life is there to meet. */
async function linkedRisks(
  db: Db,
  { linked_risks, resident, domain }: Plan,
  actor: Actor,
  viewer: Viewer,
): Promise<readonly LinkedRisk[]> {
  const permission = permissionOrNull(actor, 'view', risk);
  if (!permission) return [];
  const met = Object.entries(domainsOfRisk).flatMap(([category, domains]) =>
    domains.includes(domain) ? [category] : [],
  );
  return new NamedStatement(
    `select t.id, t.title, t.residual_band, t.residual_score, t.status, t.if_it_happens from risk t where (t.id = any(:risks::uuid[]) or (t.resident = :resident::uuid and t.category = any(:met::text[]) and ${sqlIn('t.status', inForceStatuses)})) and not t.is_deleted and ${rowsSql(risk, permission)} and ${scopeSql(risk)} order by t.residual_score desc nulls last, t.title`,
  ).run<LinkedRisk>(db, { risks: linked_risks, resident, met, viewer });
}
