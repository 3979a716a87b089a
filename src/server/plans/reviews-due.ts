import type { FastifyInstance } from 'fastify';
import { evaluationScheduler } from '#domain/plans/review/evaluation-scheduler.ts';
import { planScheduler } from '#domain/plans/plan/plan-scheduler.ts';
import { riskScheduler } from '#domain/plans/risk/risk-scheduler.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { declareScheduled } from '../kit/http/scheduled.ts';

/** The reviews of plans and risks and the evaluations are completed or skipped, and come round again. */
export function declareReviewsDue(app: FastifyInstance, context: RecordContext): void {
  for (const entity of [planScheduler, riskScheduler, evaluationScheduler]) declareScheduled(app, context, entity);
}
