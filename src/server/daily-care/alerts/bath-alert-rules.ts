import { bathAlerts, type BathAlertFacts } from '#domain/alerts/rules/care/bath-alerts.ts';
import { fullWashes } from '#domain/daily-care/baths/full-wash.ts';
import { sqlIn } from '../../kit/schema/sql-in.ts';
import { readLists, ofHome, ofItsPeople } from '../../kit/alerts/read-lists.ts';
import { ruleSet } from '../../kit/alerts/rule-set.ts';
import { latestEntry } from '../../kit/alerts/latest-entry.ts';
import { living } from '../../kit/alerts/living.ts';
import { isAlertOpenSql } from '../../kit/alerts/open-alerts.ts';

const newestSince = (whose: string): string =>
  `(select s.water_temperature from bath s where ${whose} and not s.is_deleted and s.water_temperature is not null and s.occurred_at > t.occurred_at and s.occurred_at <= ${latestEntry} order by s.occurred_at desc limit 1)`;
/** Of the same tap, which is used in its own house, or, where none is named, of the same resident: the newest reading since. */
const since = `case when t.outlet_asset is null then ${newestSince('s.resident = t.resident and s.bath_type = t.bath_type')} else ${newestSince('s.home = t.home and s.outlet_asset = t.outlet_asset')} end`;
const mended = `exists (select 1 from repair_record r where r.asset = t.outlet_asset and not r.is_deleted and r.status = 'verified' and r.reported_at >= t.occurred_at and r.reported_at <= :now::timestamptz)`;

const lately = (days: number): string =>
  `t.occurred_at > :now::timestamptz - interval '${days} days' and t.occurred_at <= ${latestEntry}`;
const done = `t.outcome in ('completed', 'partly') and ${sqlIn('t.bath_type', fullWashes)}`;
const mapped = `exists (select 1 from body_map m where m.resident = t.resident and not m.is_deleted and m.occurred_at >= t.occurred_at - interval '1 hour' and m.occurred_at <= ${latestEntry})`;
const seen = `exists (select 1 from notification n, jsonb_array_elements(n.recipients) r where n.home = :home::uuid and n.rule_code = 'BATH-1' and n.linked_object ->> 'id' = t.id::text and r ->> 'acknowledged_at' is not null)`;
/** Hot water stays in sight until it is seen to, however long ago it ran. */
const untilMended = `(${isAlertOpenSql('BATH-2', 'coalesce(t.outlet_asset, t.id)')} or ${isAlertOpenSql('BATH-1', 't.id')})`;

const read = readLists<BathAlertFacts>({
  readings: `select t.id, t.resident, t.bath_type, t.occurred_at, t.water_temperature, t.retest_temperature, t.temperature_action, t.outlet_asset, ${since} as reading_since, ${seen} as is_seen, ${mended} as is_mended
    from bath t where ${ofHome()} and t.water_temperature > 35 and (${lately(28)} or ${untilMended}) order by t.occurred_at desc`,
  washes: `select p.id as resident, coalesce(k.bath, false) as tracked, p.admission_date as admitted_on,
      (select max(t.occurred_at) from bath t where t.resident = p.id and not t.is_deleted and ${done} and t.occurred_at <= ${latestEntry}) as last_wash_at,
      array(select t.outcome from bath t where t.resident = p.id and not t.is_deleted and ${lately(28)} order by t.occurred_at desc limit 5) as outcomes
    from resident p left join care_tracking k on k.resident = p.id and not k.is_deleted where ${living} and p.status = 'current'`,
  sightings: `select t.id, t.resident, t.occurred_at, ${mapped} as is_mapped from bath t where ${ofItsPeople()} and t.skin_concern and ${lately(7)}`,
});

export const bathAlertRules = ruleSet({
  rules: bathAlerts,
  sweptOn: ['bath', 'body_map', 'repair_record'],
  ofHouse: true,
  backTested: ['BATH-1', 'BATH-3', 'BATH-4'],
  read,
});
