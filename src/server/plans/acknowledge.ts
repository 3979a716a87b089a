import type { FastifyInstance } from 'fastify';
import { isInForce } from '#domain/plans/review/in-force.ts';
import { plan, type Plan } from '#domain/plans/plan/plan.ts';
import { readSince } from '#domain/plans/plan/read-since.ts';
import { risk, type Risk } from '#domain/plans/risk/risk.ts';
import { declareAction, type RecordActionContext } from '../kit/http/record-action.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { invalid } from '../kit/runtime/refusals.ts';

/** Whoever works by a plan or a risk assessment says that they have read it as it stands; saying so twice changes nothing. */
export function declareAcknowledge(app: FastifyInstance, context: RecordContext): void {
  declareAction(app, context, { entity: plan, action: 'acknowledge', auditedAs: 'plan_acknowledged', sets: readers });
  declareAction(app, context, { entity: risk, action: 'acknowledge', auditedAs: 'plan_acknowledged', sets: readers });
}

function readers({
  before,
  actor,
  now,
}: RecordActionContext<typeof plan | typeof risk>): Pick<Plan | Risk, 'acknowledged_by'> {
  if (!isInForce(before)) throw invalid({ status: 'Only what is in force is read and signed.' });
  const known = before.acknowledged_by;
  return {
    acknowledged_by: readSince(before, actor.id)
      ? known
      : [...known.filter(({ staff }) => staff !== actor.id), { staff: actor.id, at: now }],
  };
}
