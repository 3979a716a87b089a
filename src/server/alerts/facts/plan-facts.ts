import { assessmentAlerts, type ResultFacts } from '#domain/alerts/rules/assessment-alerts.ts';
import { legalAlerts, type LegalBook } from '#domain/alerts/rules/legal-alerts.ts';
import { planAlerts, type PlanBook } from '#domain/alerts/rules/plan-alerts.ts';
import { inForceStatuses } from '#domain/plans/review/in-force.ts';
import { selfHarmRisks } from '#domain/plans/risk-categories.ts';
import { unknownFields } from '#domain/residents/person/not-known-yet.ts';
import { readLists, ofHome, ofItsPeople } from '../../kit/alerts/read-lists.ts';
import { ruleSet, type SweepContext } from '../../kit/alerts/rule-set.ts';
import { sqlIn } from '../../kit/schema/sql-in.ts';
import { living } from '../../kit/alerts/living.ts';
import { unreadBy } from '../../plans/unread-by.ts';
import { onDuty } from '../../kit/alerts/on-duty.ts';

const active = sqlIn('t.status', inForceStatuses);
const lives = `(t.resident is null or exists (select 1 from resident p where p.id = t.resident and ${living}))`;

/** The newest result of each form about each resident. */
const newest = `select distinct on (t.resident, t.assessment) t.* from assessment_result t where ${ofItsPeople()} and t.status in ('complete', 'countersigned') and t.assessed_at <= $3::timestamptz and ${lives} order by t.resident, t.assessment, t.assessed_at desc`;
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

export const assessmentRuleSet = ruleSet({
  rules: assessmentAlerts,
  concerns: ['assessment_result', 'plan', 'risk'],
  read: async (at: SweepContext) => (await results(at)).results,
});

/** What was approved lately is news to whoever has not read it since. */
const changed = (entity: string): string =>
  `select t.title, t.acknowledged_by, t.approved_at from ${entity} t where ${ofItsPeople()} and t.status = 'active' and t.approved_at > $3::timestamptz - interval '14 days'`;
const isUnread = unreadBy('c', 'd.staff');

const plansOf = `from plan t where t.resident = p.id and not t.is_deleted`;

const plans = readLists<PlanBook>({
  plans: `select t.id, t.title as called, t.resident, t.review_date from plan t where ${ofItsPeople()} and ${active} and ${lives}`,
  risks: `select t.id, t.title as called, t.resident, t.review_date, t.residual_band, t.residual_score, t.second_approved_by is not null as is_approved_twice from risk t where ${ofItsPeople()} and ${active} and ${lives}`,
  arrivals: `select p.id as resident, p.admission_date, array(select distinct t.domain ${plansOf} and ${active}) as covered, (select count(*)::int ${plansOf} and t.status in ('draft', 'awaiting_approval')) as begun from resident p where ${living}`,
  unread: `select d.staff, array(select c.title from (${changed('plan')} union all ${changed('risk')}) c where ${isUnread} order by c.title) as titles from (select distinct staff from (${onDuty}) o where not is_on_call) d`,
});

export const planRuleSet = ruleSet({
  rules: planAlerts,
  concerns: ['plan', 'risk', 'evaluation', 'resident'],
  ofHouse: true,
  read: plans,
});

const unproven = `(select count(*)::int from family f where f.resident = p.id and not f.is_deleted and f.is_active and (f.lpa_health or f.lpa_finance) and cardinality(f.proof_of_authority) = 0)`;

/** Until when the proof that is valid longest holds, of whoever's ends first; one without an end does not count. */
const provenUntil = `(select min(x.ends) from (select max(coalesce(a.expiry_date, 'infinity')) as ends from family f join attachment a on a.id = any(f.proof_of_authority) and not a.is_deleted
    where f.resident = p.id and not f.is_deleted and f.is_active and (f.lpa_health or f.lpa_finance) group by f.id) x where x.ends < 'infinity')`;

const legal = readLists<LegalBook>({
  residents: `select p.id as resident, p.dols_status, p.dols_expiry, p.dnacpr_review, p.mha_status, p.mha_review_date, ${unknownFields.map((name) => `p.${name}`).join(', ')}, ${unproven} as attorneys_without_proof, ${provenUntil} as proof_ends from resident p where ${living}`,
  leavings: `select t.id, t.resident, t.discharge_date, t.checklist_pct from discharge t where ${ofHome()} and t.status <> 'reversed' and t.discharge_date is not null and t.checklist_pct < 100`,
});

export const legalRuleSet = ruleSet({
  rules: legalAlerts,
  concerns: ['resident', 'family', 'discharge', 'attachment'],
  read: legal,
});
