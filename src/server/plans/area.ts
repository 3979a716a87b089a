import type { Area } from '../kit/area/area.ts';
import { declareAcknowledge } from './acknowledge.ts';
import { declareApprove } from './approve.ts';
import { evaluationRules } from './evaluation-rules.ts';
import { declareNewVersion } from './new-version.ts';
import { declarePlanEvaluation } from './plan-evaluation.ts';
import { planRules } from './plan-rules.ts';
import { declareReviewsDue } from './reviews-due.ts';
import { declareRiskReview } from './risk-review.ts';
import { riskRules } from './risk-rules.ts';

export const plans: Area = {
  rules: {
    plan: planRules,
    evaluation: evaluationRules,
    risk: riskRules,
  },
  calls: [
    declarePlanEvaluation,
    declareNewVersion,
    declareApprove,
    declareAcknowledge,
    declareReviewsDue,
    declareRiskReview,
  ],
};
