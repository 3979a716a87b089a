import { confidentialAlerts, type ConfidenceFacts } from '#domain/alerts/rules/resident/confidential-alerts.ts';
import { couldSql } from '../kit/access/held-rights.ts';
import { readLists, ofItsPeople } from '../kit/alerts/read-lists.ts';
import { ruleSet, type SweepContext } from '../kit/alerts/rule-set.ts';

/** What is hidden is known to those on its list alone: where its owner has left, the first of them who may review it is asked. */
const ownerSql = `case when not t.is_hidden or exists (select from staff o where o.id = t.owner and o.is_active and not o.is_deleted) then t.owner
  else (select s.id from staff s where (s.id = any(t.access_list) or s.groups && t.access_groups) and s.id <> all(t.access_denied)
    and (s.is_superuser or t.home = any(s.homes)) and ${couldSql('s', "'review_confidential_info'", ':now::timestamptz')}
    order by s.id = any(t.access_list) desc, s.created_at, s.id limit 1) end`;

const confidential = readLists<{ readonly confidences: readonly ConfidenceFacts[] }>({
  confidences: `select t.id, ${ownerSql} as owner, t.review_date, t.is_hidden, (select count(*)::int from user_history u where u.object_id = t.id and u.action = 'confidential_override' and u.at > :now::timestamptz - interval '28 days') as overrides
    from confidential_info t where ${ofItsPeople()} and t.status <> 'closed'`,
});

export const confidentialAlertRules = ruleSet({
  rules: confidentialAlerts,
  sweptOn: ['confidential_info'],
  ofHouse: true,
  read: async (at: SweepContext) => (await confidential(at)).confidences,
});
