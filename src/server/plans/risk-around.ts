import type { FastifyInstance } from 'fastify';
import { inForceStatuses } from '#domain/plans/review/in-force.ts';
import { plan } from '#domain/plans/plan/plan.ts';
import { risk } from '#domain/plans/risk/risk.ts';
import type { RiskAround, ScoredVersion } from '#domain/plans/risk/risk-around.ts';
import { permissionOrNull, requirePermission, rowsSql } from '../kit/access/permission.ts';
import { scopeSql } from '../kit/access/scope.ts';
import { viewerOf } from '../kit/access/viewer.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { idOf } from '../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../kit/http/route.ts';
import { findInReach } from '../kit/records/find-record.ts';
import { NamedStatement } from '../kit/schema/named-statement.ts';
import { sqlIn } from '../kit/schema/sql-in.ts';
import type { Actor } from '../kit/access/actor.ts';

/** Versions follow one another by `supersedes`, in both directions from the one that is asked about. */
const versionsSql = (rows: string) => `with recursive earlier as (
    select t.id, t.supersedes from risk t where t.id = :id::uuid
    union select t.id, t.supersedes from risk t join earlier e on t.id = e.supersedes
  ), later as (
    select t.id from risk t where t.id = :id::uuid union select t.id from risk t join later l on t.supersedes = l.id
  ) select t.id, t.version_label, t.approved_at, t.status, t.score, t.band, t.residual_score, t.residual_band
    from risk t where t.id in (select id from earlier union select id from later) and t.approved_at is not null and not t.is_deleted
      and ${rows} and ${scopeSql(risk)}
    order by t.approved_at, t.id`;

const plansSql = (rows: string) => `select t.id, t.title, t.domain, t.status from plan t
    where t.resident = :resident::uuid and :id::uuid = any(t.linked_risks) and not t.is_deleted and ${sqlIn('t.status', inForceStatuses)}
      and ${rows} and ${scopeSql(plan)}
    order by t.title, t.id`;

/** What a page of a risk assessment shows besides the record. */
export const declareRiskAround = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'GET',
    path: `/api/${risk.path}/:id/around`,
    permission: `view ${risk.name}`,
    async answer(request): Promise<RiskAround> {
      const actor = actorOf(request);
      requirePermission(actor, 'view', risk);
      const { id, resident } = await findInReach({ context, actor, entity: risk }, idOf(request));
      return around({ context, actor, id, resident });
    },
  });

interface Asking {
  readonly context: RecordContext;
  readonly actor: Actor;
  readonly id: string;
  readonly resident: string | null;
}

async function around({ context, actor, id, resident }: Asking): Promise<RiskAround> {
  const viewer = viewerOf(actor, context.now());
  const seesPlans = permissionOrNull(actor, 'view', plan);
  const [versions, plans] = await Promise.all([
    new NamedStatement(versionsSql(rowsSql(risk, requirePermission(actor, 'view', risk)))).run<
      ScoredVersion & { [column: string]: unknown }
    >(context.db, { id, viewer }),
    seesPlans && resident !== null
      ? new NamedStatement(plansSql(rowsSql(plan, seesPlans))).run<
          RiskAround['plans'][number] & { [column: string]: unknown }
        >(context.db, { id, resident, viewer })
      : [],
  ]);
  return { versions, plans };
}
