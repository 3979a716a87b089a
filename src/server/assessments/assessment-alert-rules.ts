import { assessmentAlerts, type ResultFacts } from '#domain/alerts/rules/resident/assessment-alerts.ts';
import { answersOf } from '#domain/assessments/filling/assessment-sheet.ts';
import { firedTriggers } from '#domain/assessments/filling/fired-triggers.ts';
import { inForceStatuses } from '#domain/plans/review/in-force.ts';
import { selfHarmRisks } from '#domain/plans/risk-categories.ts';
import { readLists, ofItsPeople } from '../kit/alerts/read-lists.ts';
import { ruleSet, type SweepContext } from '../kit/alerts/rule-set.ts';
import { sqlIn } from '../kit/schema/sql-in.ts';
import { ofLiving } from '../kit/alerts/living.ts';
import { countsSql, seriesSql } from './filling/form-series.ts';
import { readAnswers } from './filling/read-answers.ts';
import { readForms } from './filling/read-forms.ts';

/** The newest result of each form about each resident, in whichever version of the form. */
const newest = `select distinct on (t.resident, ${seriesSql('f')}) t.*, false as is_open from assessment_result t join assessment f on f.id = t.assessment
    where ${ofItsPeople()} and ${countsSql('t')} and t.assessed_at <= :now::timestamptz and ${ofLiving} order by t.resident, ${seriesSql('f')}, t.assessed_at desc`;
const hasTrigger = `exists (select 1 from answer a join question q on q.id = a.question where a.result = t.id and not a.is_deleted and jsonb_array_length(coalesce(q.trigger, '[]')) > 0)`;
/** An answer that calls for somebody does so before the rest of the form is filled in. */
const begun = `select t.*, true as is_open from assessment_result t where ${ofItsPeople()} and t.status = 'in_progress' and ${ofLiving} and ${hasTrigger}`;
const answer = (of: string): string =>
  `(select ${of} from answer a join question q on q.id = a.question where a.result = t.id and not a.is_deleted)`;
/** A form that is retired and has no newer version cannot be done again. */
const isInUse = `(f.status <> 'retired' or exists (select 1 from assessment g where g.status = 'published' and not g.is_deleted and ${seriesSql('g')} = ${seriesSql('f')}))`;

interface ResultRow extends Omit<ResultFacts, 'calls'> {
  readonly assessment: string;
  readonly has_trigger: boolean;
}

const results = readLists<{ readonly results: readonly ResultRow[] }>({
  results: `select t.id, t.assessment, f.title as called, t.resident, f.code as form, t.assessed_at, t.total, t.band, t.is_open, case when ${isInUse} and not t.is_open then t.next_due end as next_due,
      (select b.total from assessment_result b join assessment g on g.id = b.assessment where b.resident = t.resident and ${seriesSql('g')} = ${seriesSql('f')} and ${countsSql('b')} and b.assessed_at < t.assessed_at order by b.assessed_at desc limit 1) as total_before,
      (select b ->> 'severity' from jsonb_array_elements(f.bands) b where b ->> 'label' = t.band limit 1) as band_severity,
      coalesce(t.band = (select b ->> 'label' from jsonb_array_elements(f.bands) b order by (b ->> 'from')::numeric desc limit 1), false) as is_top_band,
      exists (select 1 from plan l where t.id = any(l.linked_assessments) and not l.is_deleted and ${sqlIn('l.status', ['awaiting_approval', ...inForceStatuses])}) as has_plan,
      ${answer('max(a.score)')} as highest_answer, ${answer('max(a.score) filter (where q."order" = 9)')} as ninth_answer,
      exists (select 1 from risk r where r.resident = t.resident and not r.is_deleted and r.category = any('{${selfHarmRisks.join()}}') and r.reviewed_at > t.assessed_at) as risk_reviewed_since,
      ${hasTrigger} as has_trigger
    from ((${newest}) union all (${begun})) t join assessment f on f.id = t.assessment`,
});

/** The answers of each result that call for somebody; only forms that have such answers are read. */
async function withCalls({ db }: SweepContext, rows: readonly ResultRow[]): Promise<readonly ResultFacts[]> {
  const asked = rows.filter(({ has_trigger }) => has_trigger);
  const forms =
    asked.length > 0
      ? await readForms(
          db,
          asked.map((row) => row.assessment),
        )
      : new Map<string, never>();
  const answersIn =
    asked.length > 0
      ? await readAnswers(
          db,
          asked.map(({ id }) => id),
        )
      : () => [];
  return rows.map((row) => {
    const form = row.has_trigger ? forms.get(row.assessment) : undefined;
    const fired = form ? firedTriggers(form, answersOf(answersIn(row.id))) : [];
    return { ...row, calls: fired.map(({ severity, message }) => ({ severity, message })) };
  });
}

export const assessmentAlertRules = ruleSet({
  rules: assessmentAlerts,
  sweptOn: ['assessment_result', 'answer', 'plan', 'risk'],
  read: async (at: SweepContext) => withCalls(at, (await results(at)).results),
});
