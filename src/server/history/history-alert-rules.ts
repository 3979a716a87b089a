import { historyAlerts, type HistoryCheckFacts } from '#domain/alerts/rules/house/history-alerts.ts';
import { readLists } from '../kit/alerts/read-lists.ts';
import { ruleSet, type SweepContext } from '../kit/alerts/rule-set.ts';

const facts = readLists<{ readonly checks: readonly HistoryCheckFacts[] }>({
  checks: `select c.checked_at, c.found from history_check c where jsonb_array_length(c.found) > 0`,
});

export const historyAlertRules = ruleSet({
  rules: historyAlerts,
  sweptOn: [],
  ofHouse: true,
  read: async (at: SweepContext) => (await facts(at)).checks,
});
