import type { FastifyInstance } from 'fastify';
import { addDays, isDay, localDay, type Day } from '#domain/kit/time/time.ts';
import { plan } from '#domain/plans/plan/plan.ts';
import type { PlanEvidence } from '#domain/residents/views/plan-page.ts';
import { requirePermission } from '../../kit/access/permission.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { idOf, queryOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { findInReach } from '../../kit/records/find-record.ts';
import { invalid } from '../../kit/runtime/refusals.ts';
import type { QueryParams } from '../../kit/schema/list-query.ts';
import { evidenceSeenBy } from './evidence.ts';
import { reviewedLast } from './reviewed-last.ts';

/** Nobody evaluates more than two years at once, and no reading grows beyond them. */
const longestDays = 731;

function dayIn(query: QueryParams, name: 'from' | 'to'): Day | null {
  const given = query[name];
  if (given === undefined) return null;
  if (!isDay(given)) throw invalid({ [name]: `${name} must be a day, as 2026-03-01.` });
  return given;
}

/** What the records say of a plan from one day to another; without days, since it was last evaluated. */
export const declarePeriodEvidence = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'GET',
    path: `/api/${plan.path}/:id/evidence`,
    permission: 'view plan',
    async answer(request): Promise<PlanEvidence> {
      const actor = actorOf(request);
      requirePermission(actor, 'view', plan);
      const shown = await findInReach({ context, actor, entity: plan }, idOf(request));
      const now = context.now();
      const { zone } = await context.homes.factsOf(context.db, shown.home);
      const since = await reviewedLast(context.db, shown, zone);
      const to = dayIn(queryOf(request), 'to') ?? localDay(now, zone);
      const from = dayIn(queryOf(request), 'from') ?? (since > to ? to : since);
      if (from > to) throw invalid({ to: 'The period must not end before it begins.' });
      if (from < addDays(to, -longestDays)) throw invalid({ from: 'Choose two years at most.' });
      const period = { ...shown, plan: shown.id, from, to };
      return { since, from, to, figures: await evidenceSeenBy(context.db, period, { actor, now }) };
    },
  });
