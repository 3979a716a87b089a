import { confidentialAlerts, type ConfidenceFacts } from '#domain/alerts/rules/resident/confidential-alerts.ts';
import { readLists, ofItsPeople } from '../kit/alerts/read-lists.ts';
import { ruleSet, type SweepContext } from '../kit/alerts/rule-set.ts';

const confidential = readLists<{ readonly confidences: readonly ConfidenceFacts[] }>({
  confidences: `select t.id, t.owner, t.review_date, t.is_hidden, (select count(*)::int from user_history u where u.object_id = t.id and u.action = 'confidential_override' and u.at > $3::timestamptz - interval '28 days') as overrides
    from confidential_info t where ${ofItsPeople()} and t.status <> 'closed'`,
});

export const confidentialAlertRules = ruleSet({
  rules: confidentialAlerts,
  sweptOn: ['confidential_info'],
  ofHouse: true,
  read: async (at: SweepContext) => (await confidential(at)).confidences,
});
