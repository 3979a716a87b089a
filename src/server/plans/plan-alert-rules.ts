import { planAlerts, type PlanAlertFacts } from '#domain/alerts/rules/plans/plan-alerts.ts';
import { inForceStatuses } from '#domain/plans/review/in-force.ts';
import { readLists, ofItsPeople } from '../kit/alerts/read-lists.ts';
import { ruleSet } from '../kit/alerts/rule-set.ts';
import { sqlIn } from '../kit/schema/sql-in.ts';
import { living, ofLiving } from '../kit/alerts/living.ts';
import { unreadBy } from './reads/unread-by.ts';
import { onDuty } from '../kit/alerts/on-duty.ts';

const active = sqlIn('t.status', inForceStatuses);

/** What was approved lately is unread for whoever has not read it since. */
const changed = (entity: string): string =>
  `select t.title, t.created_by, t.approved_by, t.acknowledged_by, t.approved_at from ${entity} t where ${ofItsPeople()} and t.status = 'active' and t.approved_at > :now::timestamptz - interval '14 days'`;
const isUnread = unreadBy('c', 'd.staff');

const plansOf = `from plan t where t.resident = p.id and not t.is_deleted`;

const plans = readLists<PlanAlertFacts>({
  plans: `select t.id, t.title as called, t.resident, t.review_date from plan t where ${ofItsPeople()} and ${active} and ${ofLiving}`,
  risks: `select t.id, t.title as called, t.resident, t.review_date, t.residual_band, t.residual_score, t.second_approved_by is not null as is_approved_twice from risk t where ${ofItsPeople()} and ${active} and ${ofLiving}`,
  arrivals: `select p.id as resident, p.admission_date, array(select distinct t.domain ${plansOf} and ${active}) as covered, (select count(*)::int ${plansOf} and t.status in ('draft', 'awaiting_approval')) as begun, exists (select 1 from evaluation e where e.resident = p.id and not e.is_deleted and e.status = 'approved' and e.evaluation_date > p.admission_date + 7) as is_reviewed from resident p where ${living}`,
  unread: `select d.staff, array(select c.title from (${changed('plan')} union all ${changed('risk')}) c where ${isUnread} order by c.title) as titles from (select distinct staff from (${onDuty}) o where not is_on_call) d`,
});

export const planAlertRules = ruleSet({
  rules: planAlerts,
  sweptOn: ['plan', 'risk', 'evaluation', 'resident'],
  ofHouse: true,
  read: plans,
});
