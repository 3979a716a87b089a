import type { Unchecked } from '#domain/kit/vocabulary/entity.ts';
import type { FastifyInstance } from 'fastify';
import { readInput, writable } from '#domain/kit/vocabulary/parse.ts';
import { localDay } from '#domain/kit/time/time.ts';
import { isInForce } from '#domain/plans/review/in-force.ts';
import { latestReview, riskScores } from '#domain/plans/risk/risk-rules.ts';
import { riskScheduler } from '#domain/plans/risk/risk-scheduler.ts';
import { risk, type Risk } from '#domain/plans/risk/risk.ts';
import { declareAction, type RecordActionContext } from '../kit/http/record-action.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { invalid } from '../kit/runtime/refusals.ts';
import { completeOpen } from '../kit/records/scheduled-rows.ts';
import { awaitRiskReview } from './await-review.ts';

/** Reviewing a risk makes it stand again, as it was approved, until its next date; it is what the open review was waiting for. */
export const declareRiskReview = (app: FastifyInstance, context: RecordContext): void =>
  declareAction(app, context, {
    entity: risk,
    action: 'review',
    auditedAs: 'update',
    sets: reviewed,
    async after(asking) {
      await completeOpen(asking, riskScheduler, asking.record.id, { entity: risk.name, id: asking.record.id });
      await awaitRiskReview(asking, asking.record);
    },
  });

async function reviewed({
  context,
  tx,
  before,
  input,
  now,
}: RecordActionContext<typeof risk>): Promise<Unchecked<Risk>> {
  if (!isInForce(before)) throw invalid({ status: 'Only an active risk assessment is reviewed.' });
  const { values, complaints } = readInput(writable(risk), input);
  if (Object.keys(complaints).length > 0) throw invalid(complaints);
  const { zone } = await context.homes.factsOf(tx, before.home);
  const today = localDay(now, zone);
  const review_date =
    typeof values['review_date'] === 'string'
      ? values['review_date']
      : latestReview(riskScores(before).residual_band, today);
  if (String(review_date) <= today) throw invalid({ review_date: 'Next review must be after today.' });
  return { ...values, review_date, reviewed_at: now, status: 'active' };
}
