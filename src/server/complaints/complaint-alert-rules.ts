import { complaintAlerts, type ComplaintFacts } from '#domain/alerts/rules/house/complaint-alerts.ts';
import { readLists } from '../kit/alerts/read-lists.ts';
import { ruleSet, type SweepContext } from '../kit/alerts/rule-set.ts';

const complaints = readLists<{ readonly open: readonly ComplaintFacts[] }>({
  open: `select t.id, t.status, t.acknowledge_by, t.investigate_by, t.answer_by, t.learn_by, t.findings is not null as has_findings, t.investigator as owner, t.concerns as except,
      (t.received_at at time zone (select h.time_zone from home h where h.id = t.home))::date as received_on
    from complaint t where t.home = :home::uuid and not t.is_deleted and t.status not in ('closed', 'withdrawn')`,
});

export const complaintAlertRules = ruleSet({
  rules: complaintAlerts,
  sweptOn: ['complaint'],
  ofHouse: true,
  read: async (at: SweepContext) => (await complaints(at)).open,
});
