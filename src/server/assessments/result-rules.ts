import { assessmentResult } from '#domain/assessments/assessment-result.ts';
import type { AreaRules } from '../kit/keeper.ts';
import { tell } from '../kit/telling.ts';

const told: Readonly<Record<string, string>> = { countersigned: 'assessment_countersigned', void: 'assessment_voided' };

/** What was decided about an assessment has its own line in the history. */
export const resultRules: AreaRules = {
  async after(saved) {
    const action = told[String(saved.record['status'])];
    if (action && saved.before && saved.before['status'] !== saved.record['status']) await tell(saved, assessmentResult, action);
  },
};
