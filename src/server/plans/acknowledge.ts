import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { FastifyInstance } from 'fastify';
import { isInForce } from '#domain/plans/review/in-force.ts';
import { plan } from '#domain/plans/plan/plan.ts';
import { readSince } from '#domain/plans/plan/read-since.ts';
import { risk } from '#domain/plans/risk/risk.ts';
import { declareAction, rowsOf, type RecordActionContext } from '../kit/http/record-action.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { invalid } from '../kit/runtime/refusals.ts';

/** Whoever works by a plan or a risk assessment says that they have read it as it stands; saying so twice changes nothing. */
export function declareAcknowledge(app: FastifyInstance, context: RecordContext): void {
  declareAction(app, context, { entity: plan, action: 'acknowledge', told: 'plan_acknowledged', sets: readers });
  declareAction(app, context, { entity: risk, action: 'acknowledge', told: 'plan_acknowledged', sets: readers });
}

function readers({ before, actor, now }: RecordActionContext): RecordValues {
  if (!isInForce(before)) throw invalid({ status: 'Only what is in force is read and signed.' });
  const known = rowsOf(before, 'acknowledged_by');
  return {
    acknowledged_by: readSince(before, actor.id)
      ? known
      : [...known.filter(({ staff }) => staff !== actor.id), { staff: actor.id, at: now }],
  };
}
