import { assessmentResult, type AssessmentResult } from '#domain/assessments/assessment-result.ts';
import { entersState } from '#domain/kit/vocabulary/states.ts';
import { domainsOfAssessment, plansCovering } from '#domain/plans/plan/plan-wanted.ts';
import { plan } from '#domain/plans/plan/plan.ts';
import { recordExists } from '../kit/reads/record-exists.ts';
import { rulesFor, type RuleContext } from '../kit/context/record-context.ts';
import { staysOnceFixed } from '../kit/validation/stays-once-fixed.ts';
import { writeAudit } from '../kit/history/write-audit.ts';
import { askToComplete } from './filling/ask-to-complete.ts';
import { resultListed } from './result-listed.ts';

const auditedAs: Readonly<Record<string, string>> = {
  countersigned: 'assessment_countersigned',
  void: 'assessment_voided',
};

const severe = `select a.category from assessment a cross join lateral jsonb_to_recordset(a.bands) as b(label text, severity text)
  where a.id = $1::uuid and b.label = $2::text and b.severity in ('high', 'critical') limit 1`;

/** Someone was found to be at high risk, and no plan says what is done about it. */
async function wantsPlan({ db, record, before }: RuleContext<AssessmentResult>): Promise<boolean> {
  const { assessment, resident, band } = record;
  if (!before || band === null || !entersState(record, before, 'complete')) return false;
  const [form] = await db.query<{ category: string }>(severe, [assessment, band]);
  const domains = domainsOfAssessment[form?.category ?? ''] ?? [];
  return domains.length > 0 && !(await recordExists(db, plan, plansCovering(resident, domains)));
}

const retired = `select 1 from assessment where id = $1 and status = 'retired'`;

async function retiredComplaint({ db, record, before }: RuleContext<AssessmentResult>) {
  const [known] = before ? [] : await db.query(retired, [record.assessment]);
  return known ? { assessment: 'This form is no longer in use. Choose its newer version.' } : {};
}

/** A form says who may complete it; what was decided about an assessment has its own line in the history. */
export const resultRules = rulesFor(assessmentResult, {
  columns: resultListed,
  async check(asking) {
    await askToComplete(asking, assessmentResult, asking.record.assessment);
    return retiredComplaint(asking);
  },
  async warn(asking) {
    return (await wantsPlan(asking))
      ? {
          band: [
            'high_without_plan',
            'The result is high, and no support plan covers this part of life. Complete it and write the plan next?',
          ],
        }
      : {};
  },
  checkRemoval: staysOnceFixed(assessmentResult),
  async after(saved) {
    const action = auditedAs[String(saved.record.status)];
    if (action && saved.before && saved.before.status !== saved.record.status)
      await writeAudit(saved, assessmentResult, action);
  },
});
