import { mindAlerts, type MindFacts } from '#domain/alerts/rules/care/mind-alerts.ts';
import { moodAlerts, type MoodFacts } from '#domain/alerts/rules/care/mood-alerts.ts';
import { sleepAlerts, type SleepFacts } from '#domain/alerts/rules/care/sleep-alerts.ts';
import { stillAhead } from '#domain/appointments/still-ahead.ts';
import { awayStates } from '#domain/residents/person/resident-placement.ts';
import { intervalSql } from '../sleep/checking-sql.ts';
import { NamedStatement } from '../../kit/schema/named-statement.ts';
import { sqlIn } from '../../kit/schema/sql-in.ts';
import { ruleSet, type SweepContext } from '../../kit/alerts/rule-set.ts';
import { houseDay } from '../../kit/alerts/house-day.ts';
import { latestEntry } from '../../kit/alerts/latest-entry.ts';
import { living } from '../../kit/alerts/living.ts';
import { isAlertOpenSql, unanswered } from '../../kit/alerts/open-alerts.ts';

/** How people feel, think and sleep. */
const ask = <Facts extends object>(columns: string) => {
  const statement = new NamedStatement(`select p.id as resident, ${columns} from resident p where ${living}`);
  return ({ db, home, resident, now }: SweepContext): Promise<readonly Facts[]> =>
    statement.run<Facts>(db, { home, resident, now });
};

function rowsOf(
  table: string,
  columns: readonly string[],
  within: string,
  more: Readonly<Record<string, string>> = {},
): string {
  const pairs = [...columns.map((name) => [name, `t.${name}`]), ...Object.entries(more)]
    .map(([name, sql]) => `'${name}', ${sql}`)
    .join(', ');
  return `coalesce((select json_agg(json_build_object(${pairs}) order by t.occurred_at desc)
    from ${table} t where t.resident = p.id and not t.is_deleted and ${within}), '[]')`;
}

const today = houseDay(':now::timestamptz');

const sinceDays = (days: number): string =>
  `t.occurred_at > :now::timestamptz - interval '${days} days' and t.occurred_at <= ${latestEntry}`;

const reviews = `coalesce((select json_agg(json_build_object('category', r.category, 'reviewed_at', r.reviewed_at)) from risk r
    where r.resident = p.id and not r.is_deleted and r.reviewed_at <= :now::timestamptz), '[]') as reviews`;

const screened = `(select ${houseDay('max(a.assessed_at)')}::text from assessment_result a join assessment f on f.id = a.assessment
    where a.resident = p.id and not a.is_deleted and a.status in ('complete', 'countersigned') and a.assessed_at <= :now::timestamptz and f.code = 'PHQ-9') as last_depression_screen_on`;

/** The looks of the last weeks, whether their night is closed or not. */
function checksOf(which: string): string {
  return `select t.id as night, (k ->> 'checked_at')::timestamptz as at from sleep t, jsonb_array_elements(t.checks) k
    where t.resident = p.id and not t.is_deleted and t.night_of > ${today} - 28 and (k ->> 'checked_at')::timestamptz <= :now::timestamptz and ${which}`;
}

const moods = rowsOf(
  'mood',
  ['id', 'occurred_at', 'mood_score', 'is_deleted', 'self_harm_thoughts', 'reported_by_resident'],
  `(${sinceDays(35)} or ${isAlertOpenSql('MOOD-1', 't.id')})`,
);

export const moodAlertRules = ruleSet({
  rules: moodAlerts,
  sweptOn: ['mood', 'assessment_result'],
  backTested: ['MOOD-1', 'MOOD-2', 'MOOD-3'],
  read: ask<MoodFacts>(`${moods} as moods, ${screened}`),
});

const minds = [
  'id',
  'occurred_at',
  'change_since_last',
  'risk_to_self',
  'risk_to_others',
  'risk_from_others',
  'self_neglect',
  'leaving_unsafely',
  'warning_signs_seen',
  'medicines_attitude',
];
const isUnanswered = { is_unanswered: unanswered('CARE-1', 't.id') };
const entries = rowsOf(
  'care',
  minds,
  `(${sinceDays(28)} or ${unanswered('CARE-1', 't.id')} or ${isAlertOpenSql('CARE-2', 't.id')})`,
  isUnanswered,
);

export const mindAlertRules = ruleSet({
  rules: mindAlerts,
  sweptOn: ['care', 'risk'],
  backTested: ['CARE-1', 'CARE-2', 'CARE-3'],
  read: ask<MindFacts>(`${entries} as entries, ${reviews}`),
});

const nights = `coalesce((select json_agg(json_build_object('night_of', t.night_of, 'sleep_hours', t.sleep_hours) order by t.night_of desc)
    from sleep t where t.resident = p.id and not t.is_deleted and t.night_of > ${today} - 20 and t.night_of <= ${today}), '[]') as nights`;
const checking = `json_build_object('interval_min', ${intervalSql('p.id')}, 'last_at', (select max(c.at) from (${checksOf('true')}) c)) as checking`;
const atAppointment = (
  moment: string,
): string => `exists (select 1 from appointment a where a.resident = p.id and not a.is_deleted
    and ${sqlIn('a.status', [...stillAhead, 'attended'])} and a.starts_at <= ${moment} and a.ends_at >= ${moment})`;
const away = `(${sqlIn('p.status', awayStates)} or ${atAppointment(':now::timestamptz')}) as is_away`;
const out = `(select json_build_object('night', c.night, 'at', c.at) from (${checksOf(`k ->> 'state' = 'out_of_building'`)}) c
    where p.status = 'current' and not ${atAppointment('c.at')} order by c.at desc limit 1) as out`;
const seen = `(select to_json(max(c.at)) #>> '{}' from (${checksOf(`k ->> 'state' not in ('out_of_building', 'declined_check')`)}) c) as seen_at`;
const found = `(select to_json(max(i.found_at)) #>> '{}' from incident i
    where i.resident = p.id and not i.is_deleted and i.incident_type = 'absconding_missing' and i.found_at <= :now::timestamptz) as found_at`;

export const sleepAlertRules = ruleSet({
  rules: sleepAlerts,
  sweptOn: ['sleep', 'resident', 'incident', 'appointment'],
  backTested: ['SLP-1'],
  read: ask<SleepFacts>([nights, checking, away, out, seen, found].join(', ')),
});
