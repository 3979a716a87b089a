import { assessmentResult } from '#domain/assessments/assessment-result.ts';
import type { AreaRules } from '../kit/keeper.ts';
import { tell } from '../kit/telling.ts';
import { askToComplete } from './ask-to-complete.ts';

const told: Readonly<Record<string, string>> = { countersigned: 'assessment_countersigned', void: 'assessment_voided' };

/** A form says who may complete it; what was decided about an assessment has its own line in the history. */
export const resultRules: AreaRules = {
  async check(asking) {
    await askToComplete(asking, assessmentResult, asking.record['assessment']);
    return {};
  },
  async after(saved) {
    const action = told[String(saved.record['status'])];
    if (action && saved.before && saved.before['status'] !== saved.record['status']) await tell(saved, assessmentResult, action);
  },
};
