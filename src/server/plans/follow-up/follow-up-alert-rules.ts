import { followUpAlerts, type FollowUpAlertFacts } from '#domain/alerts/rules/plans/follow-up-alerts.ts';
import { followUp } from '#domain/plans/follow-up/follow-up.ts';
import { ofLiving } from '../../kit/alerts/living.ts';
import { ofItsPeople, readLists } from '../../kit/alerts/read-lists.ts';
import { ruleSet } from '../../kit/alerts/rule-set.ts';

const followUps = readLists<FollowUpAlertFacts>({
  follow_ups: `select t.id, t.resident, t.trigger, t.looks_at, t.risk_category, t.plan_domain, t.assessment_category, t.debrief_with, t.refer_to, t.owner, t.owner_role, t.due_at
    from follow_up t where ${ofItsPeople()} and t.status = 'open' and t.looks_at <> 'debrief' and t.due_at < :now::timestamptz and ${ofLiving}`,
});

export const followUpAlertRules = ruleSet({ rules: followUpAlerts, sweptOn: [followUp.name], read: followUps });
