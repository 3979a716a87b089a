import { fileAlerts, type FileFacts } from '#domain/alerts/rules/house/file-alerts.ts';
import { soonDays } from '#domain/attachments/file-validity.ts';
import { ofHome, readLists } from '../kit/alerts/read-lists.ts';
import { ruleSet, type SweepContext } from '../kit/alerts/rule-set.ts';

/** What is sensitive is named by its kind alone: reminders are seen by more people than files. */
const files = readLists<{ readonly ending: readonly FileFacts[] }>({
  ending: `select t.id, t.resident, case when t.is_sensitive then null else t.title end as called, t.expiry_date
    from attachment t where ${ofHome()} and not t.is_obsolete and t.used_as = 'document' and t.expiry_date <= :today::date + ${soonDays}`,
});

export const fileAlertRules = ruleSet({
  rules: fileAlerts,
  sweptOn: ['attachment'],
  ofHouse: true,
  read: async (at: SweepContext) => (await files(at)).ending,
});
