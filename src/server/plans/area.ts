import { evaluationScheduler } from '#domain/plans/review/evaluation-scheduler.ts';
import { planScheduler } from '#domain/plans/plan/plan-scheduler.ts';
import { riskScheduler } from '#domain/plans/risk/risk-scheduler.ts';
import type { Area } from '../kit/area/area.ts';
import { planAlertRules } from './plan-alert-rules.ts';
import { declareScheduled } from '../kit/http/declare-scheduled.ts';
import { declareAcknowledge } from './acknowledge.ts';
import { declareApprove } from './approve.ts';
import { evaluationRules } from './evaluation-rules.ts';
import { declarePlanGrid } from './grid/plan-grid.ts';
import { declareCloseFollowUp } from './follow-up/close-by-hand.ts';
import { followUpAlertRules } from './follow-up/follow-up-alert-rules.ts';
import { declareFollowUpBoard } from './follow-up/follow-up-board.ts';
import { dolsRunningOut } from './follow-up/dols-running-out.ts';
import { answers } from './follow-up/what-answers.ts';
import { struckCauses } from './follow-up/struck-causes.ts';
import { causes } from './follow-up/what-happened.ts';
import { declareNewVersion } from './new-version.ts';
import { declarePeriodEvidence } from './reads/period-evidence.ts';
import { declarePlanPage } from './reads/plan-page.ts';
import { declareResidentPlans } from './reads/resident-plans.ts';
import { declareUnreadPlans } from './reads/unread-plans.ts';
import { declarePlanEvaluation } from './plan-evaluation.ts';
import { planRules } from './plan-rules.ts';
import { declareRestrictions } from './restrictions.ts';
import { declareRiskAround } from './risk-around.ts';
import { declareRiskReview } from './risk-review.ts';
import { riskRules } from './risk-rules.ts';

export const plans: Area = {
  rules: [planRules, evaluationRules, riskRules],
  // What was looked at or changed closes; what then happened opens.
  afterSave: [...answers, ...causes],
  afterRemoval: struckCauses,
  jobs: [dolsRunningOut],
  calls: [
    declarePlanEvaluation,
    declareNewVersion,
    declareApprove,
    declareAcknowledge,
    declarePlanGrid,
    declarePlanPage,
    declarePeriodEvidence,
    declareResidentPlans,
    declareUnreadPlans,
    // The reviews of plans and risks and the evaluations are completed or skipped, and come round again.
    (app, context) => declareScheduled(app, context, planScheduler),
    (app, context) => declareScheduled(app, context, riskScheduler),
    (app, context) => declareScheduled(app, context, evaluationScheduler),
    declareRiskReview,
    declareRiskAround,
    declareRestrictions,
    declareCloseFollowUp,
    declareFollowUpBoard,
  ],
  alertRules: [planAlertRules, followUpAlertRules],
};
