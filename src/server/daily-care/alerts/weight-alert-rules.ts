import { weightAlerts, type WeightFacts } from '#domain/alerts/rules/care/weight-alerts.ts';
import { ruleSet, type SweepContext } from '../../kit/alerts/rule-set.ts';
import { latestEntry } from '../../kit/alerts/latest-entry.ts';
import { living } from '../../kit/alerts/living.ts';
import { NamedStatement } from '../../kit/schema/named-statement.ts';

/** Half a year and the month of leeway that its comparison allows. */
const residents =
  new NamedStatement(`select p.id as resident, p.height_cm::float as height_cm, coalesce(k.weight, false) as tracked, greatest(p.admission_date, (select min((d ->> 'start_date')::date) from jsonb_array_elements(k.details) d where d ->> 'chart' = 'weight'))::text as tracked_since, coalesce(k.fluid_intake or k.morning_routine, false) as food_is_tracked,
    (select d ->> 'frequency' from jsonb_array_elements(k.details) d where d ->> 'chart' = 'weight' and d ->> 'frequency' in ('weekly', 'fortnightly', 'monthly') limit 1) as usual,
    exists (select 1 from plan l where l.resident = p.id and not l.is_deleted and l.status = 'active' and l.domain = 'eating_drinking') as has_eating_plan,
    coalesce((select json_agg(json_build_object('id', w.id, 'occurred_at', w.occurred_at, 'outcome', w.outcome, 'weight_kg', w.weight_kg, 'is_deleted', w.is_deleted, 'height_cm', w.height_cm,
        'oedema_or_cast', w.oedema_or_cast, 'loss_is_planned', w.loss_is_planned, 'acute_disease_effect', w.acute_disease_effect) order by w.occurred_at desc)
      from weight w where w.resident = p.id and not w.is_deleted and w.occurred_at <= ${latestEntry}
        and (w.occurred_at > :now::timestamptz - interval '210 days' or w.id = (select l.id from weight l where l.resident = p.id and not l.is_deleted and l.outcome = 'measured' and l.occurred_at <= ${latestEntry} order by l.occurred_at desc limit 1))), '[]') as weights
  from resident p left join care_tracking k on k.resident = p.id and not k.is_deleted where ${living}`);

const read = ({ db, home, resident, now }: SweepContext): Promise<readonly WeightFacts[]> =>
  residents.run<WeightFacts>(db, { home, resident, now });

export const weightAlertRules = ruleSet({
  rules: weightAlerts,
  sweptOn: ['weight', 'care_tracking', 'plan'],
  backTested: ['WT-1', 'WT-3', 'WT-4', 'WT-5'],
  read,
});
