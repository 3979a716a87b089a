import { assessmentAlerts, type ResultFacts } from '#domain/alerts/rules/assessment-alerts.ts';
import { inForceStatuses } from '#domain/plans/review/in-force.ts';
import { selfHarmRisks } from '#domain/plans/risk-categories.ts';
import { readLists, ofItsPeople } from '../kit/alerts/read-lists.ts';
import { ruleSet, type SweepContext } from '../kit/alerts/rule-set.ts';
import { sqlIn } from '../kit/schema/sql-in.ts';
import { ofLiving } from '../kit/alerts/living.ts';

/** The newest result of each form about each resident. */
const newest = `select distinct on (t.resident, t.assessment) t.* from assessment_result t where ${ofItsPeople()} and t.status in ('complete', 'countersigned') and t.assessed_at <= $3::timestamptz and ${ofLiving} order by t.resident, t.assessment, t.assessed_at desc`;
const answer = (of: string): string =>
  `(select ${of} from answer a join question q on q.id = a.question where a.result = t.id and not a.is_deleted)`;

const results = readLists<{ readonly results: readonly ResultFacts[] }>({
  results: `select t.id, f.title as called, t.resident, f.code as form, t.assessed_at, t.total, t.band, t.next_due,
      (select b.total from assessment_result b where b.resident = t.resident and b.assessment = t.assessment and not b.is_deleted and b.status in ('complete', 'countersigned') and b.assessed_at < t.assessed_at order by b.assessed_at desc limit 1) as total_before,
      (select b ->> 'severity' from jsonb_array_elements(f.bands) b where b ->> 'label' = t.band limit 1) as band_severity,
      coalesce(t.band = (select b ->> 'label' from jsonb_array_elements(f.bands) b order by (b ->> 'from')::numeric desc limit 1), false) as is_top_band,
      exists (select 1 from plan l where t.id = any(l.linked_assessments) and not l.is_deleted and ${sqlIn('l.status', ['awaiting_approval', ...inForceStatuses])}) as has_plan,
      ${answer('max(a.score)')} as highest_answer, ${answer('max(a.score) filter (where q."order" = 9)')} as ninth_answer,
      exists (select 1 from risk r where r.resident = t.resident and not r.is_deleted and r.category = any('{${selfHarmRisks.join()}}') and r.reviewed_at > t.assessed_at) as risk_reviewed_since
    from (${newest}) t join assessment f on f.id = t.assessment`,
});

export const assessmentAlertRules = ruleSet({
  rules: assessmentAlerts,
  concerns: ['assessment_result', 'plan', 'risk'],
  read: async (at: SweepContext) => (await results(at)).results,
});
