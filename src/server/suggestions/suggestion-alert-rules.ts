import { suggestionAlerts, type SuggestionFacts } from '#domain/alerts/rules/house/suggestion-alerts.ts';
import { readLists } from '../kit/alerts/read-lists.ts';
import { ruleSet, type SweepContext } from '../kit/alerts/rule-set.ts';

const suggestions = readLists<{ readonly unanswered: readonly SuggestionFacts[] }>({
  unanswered: `select t.id, t.title as called, t.created_at from suggestion t where t.home = :home::uuid and not t.is_deleted and not t.is_complaint and t.status in ('new', 'acknowledged', 'considering') and t.response is null`,
});

export const suggestionAlertRules = ruleSet({
  rules: suggestionAlerts,
  sweptOn: ['suggestion'],
  ofHouse: true,
  read: async (at: SweepContext) => (await suggestions(at)).unanswered,
});
