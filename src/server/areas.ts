import type { FastifyInstance } from 'fastify';
import type { AreaRules, Keeper } from './kit/keeper.ts';
import { attachmentRules } from './attachments/attachment-rules.ts';
import { declareDownload } from './attachments/download.ts';
import { declareUpload } from './attachments/upload.ts';
import { answerRules } from './assessments/answer-rules.ts';
import { assessmentRules, choiceRules, questionRules } from './assessments/form-rules.ts';
import { resultRules } from './assessments/result-rules.ts';
import { declareDayTotal } from './daily-care/day-total.ts';
import { bathRules } from './daily-care/hot-water.ts';
import { routineRules } from './daily-care/routine-drink.ts';
import { declareSleepCheck } from './daily-care/sleep-check.ts';
import { declareBodyMapReview } from './incidents/body-map-review.ts';
import { bodyMapRules } from './incidents/body-map-rules.ts';
import { declareFollowUpCheck } from './incidents/follow-up-check.ts';
import { incidentRules } from './incidents/incident-rules.ts';
import { declareIncidentSteps } from './incidents/incident-steps.ts';
import { evaluationRules } from './plans/evaluation-rules.ts';
import { declarePlanEvaluation } from './plans/plan-evaluation.ts';
import { planRules } from './plans/plan-rules.ts';
import { declareReviewsDue } from './plans/reviews-due.ts';
import { declareRiskReview } from './plans/risk-review.ts';

/** Everything that is out of the ordinary, area by area. What is not named here is kept by the book. */

export const areaRules: Readonly<Record<string, AreaRules>> = {
  attachment: attachmentRules,
  bath: bathRules,
  morning_routine: routineRules,
  afternoon_routine: routineRules,
  incident: incidentRules,
  body_map: bodyMapRules,
  plan: planRules,
  evaluation: evaluationRules,
  assessment: assessmentRules,
  question: questionRules,
  choice: choiceRules,
  assessment_result: resultRules,
  answer: answerRules,
};

/** Ordinary calls that an area answers in its own way. */
export const replacedCalls: ReadonlySet<string> = new Set(['POST /api/attachment']);

export const areaCalls: readonly ((app: FastifyInstance, keeper: Keeper) => void)[] = [
  declareUpload, declareDownload,
  declareDayTotal, declareSleepCheck,
  declareIncidentSteps, declareBodyMapReview, declareFollowUpCheck,
  declarePlanEvaluation, declareReviewsDue, declareRiskReview,
];
