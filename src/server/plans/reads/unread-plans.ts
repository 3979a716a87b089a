import type { FastifyInstance } from 'fastify';
import { home } from '#domain/homes/home.ts';
import { plan } from '#domain/plans/plan/plan.ts';
import { unreadPlansMadeOf, unreadPlanDays, type UnreadPlan } from '#domain/residents/views/unread-plans.ts';
import { requirePermission, rowsSql } from '../../kit/access/permission.ts';
import { hereSql } from '../../kit/access/scope.ts';
import { viewerOf, viewerSql } from '../../kit/access/viewer.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { idOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { notFound } from '../../kit/runtime/refusals.ts';
import { NamedStatement } from '../../kit/schema/named-statement.ts';
import { personNameSql } from '../../kit/schema/person-name-sql.ts';
import { unreadBy } from './unread-by.ts';

/** The plans of a house that were put in force lately and that the caller has not read. */
export const declareUnreadPlans = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'GET',
    path: `/api/${home.path}/:id/unread-plans`,
    madeOf: unreadPlansMadeOf,
    permission: 'acknowledge plan',
    async answer(request): Promise<readonly UnreadPlan[]> {
      const actor = actorOf(request);
      requirePermission(actor, 'acknowledge', plan);
      const permission = requirePermission(actor, 'view', plan);
      const house = idOf(request);
      if (!actor.homes.includes(house)) throw notFound();
      return new NamedStatement(
        `select t.id, t.domain, t.title, t.version_label, t.resident, t.supersedes, t.approved_at, ${personNameSql('p')} as name
        from plan t join resident p on p.id = t.resident and not p.is_deleted and not p.is_discharged_status
        where ${hereSql(plan, ':home::uuid')} and not t.is_deleted and ${rowsSql(plan, permission)} and t.status = 'active' and t.approved_at > ${viewerSql.now} - interval '${unreadPlanDays} days' and ${unreadBy('t', viewerSql.id)}
        order by t.approved_at desc, t.id`,
      ).run<UnreadPlan>(context.db, { home: house, viewer: viewerOf(actor, context.now()) });
    },
  });
