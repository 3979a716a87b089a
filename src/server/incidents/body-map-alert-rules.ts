import { bodyAlerts, type MarkFacts } from '#domain/alerts/rules/care/body-alerts.ts';
import { ofItsPeople } from '../kit/alerts/read-lists.ts';
import { ruleSet, type SweepContext } from '../kit/alerts/rule-set.ts';
import { isAlertOpenSql } from '../kit/alerts/open-alerts.ts';
import { NamedStatement } from '../kit/schema/named-statement.ts';

const decided = (column: string): string =>
  `coalesce((select i.${column} <> 'pending' from incident i where i.id = t.incident and not i.is_deleted), false)`;
/** When the mark was given the category it has: when its last version with another one was replaced, or it was made. */
const graded = `coalesce((select max(v.kept_at) from record_version v where v.record = t.id and v.entity = 'body_map' and v.body ->> 'pressure_category' is distinct from t.pressure_category), t.created_at)`;
const confirmed = `exists (select 1 from jsonb_array_elements(t.reviews) r join staff s on s.id = (r ->> 'by')::uuid where s.role in ('nurse', 'senior', 'deputy', 'manager') and (r ->> 'at')::timestamptz >= ${graded})`;

const marks =
  new NamedStatement(`select t.id, t.resident, t.mark_type, t.pressure_category, t.cause, t.next_review_on::text as next_review_on, t.reviews -> -1 ->> 'healing' as last_healing, jsonb_array_length(t.reviews) as reviews,
    t.status = 'healed' as is_healed, ${confirmed} as is_confirmed, ${decided('safeguarding_decision')} as is_decided, ${decided('cqc_notifiable')} as is_regulator_decided
  from body_map t where ${ofItsPeople()}
    and (t.status in ('open', 'healing') or (t.status = 'healed' and t.cause = 'unexplained' and ${isAlertOpenSql('BODY-1', 't.id')}))`);

export const bodyMapAlertRules = ruleSet({
  rules: bodyAlerts,
  sweptOn: ['body_map', 'incident'],
  read: ({ db, home, resident }: SweepContext): Promise<readonly MarkFacts[]> =>
    marks.run<MarkFacts>(db, { home, resident }),
});
