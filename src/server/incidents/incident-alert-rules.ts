import {
  incidentAlerts,
  incidentColumns,
  type CheckFacts,
  type IncidentAlertFacts,
  type IncidentFacts,
  type LookedAgain,
} from '#domain/alerts/rules/resident/incident-alerts.ts';
import { bandStarts } from '#domain/rota/band-starts.ts';
import { ofItsPeople } from '../kit/alerts/read-lists.ts';
import { ruleSet, type SweepContext } from '../kit/alerts/rule-set.ts';
import { houseDay } from '../kit/alerts/house-day.ts';
import { latestEntry } from '../kit/alerts/latest-entry.ts';
import { unanswered } from '../kit/alerts/open-alerts.ts';
import { isOpenRow } from '../kit/records/scheduled-rows.ts';
import { NamedStatement } from '../kit/schema/named-statement.ts';

/** What the rules look at around an incident. */
const around: Readonly<Record<string, string>> = {
  on_anticoagulant: 'coalesce(p.on_anticoagulant, false)',
  doctor_asked: `(t.treatment in ('gp', '111') or exists (select 1 from jsonb_array_elements(t.informed) i where i ->> 'who' = 'gp'))`,
  emergency_called: `(t.treatment in ('999', 'hospital_attended', 'hospital_admitted') or t.taken_directly_to_hospital)`,
  family_told: `(t.family_not_told_reason is not null or exists (select 1 from jsonb_array_elements(t.informed) i where i ->> 'who' = 'family'))`,
  actions_overdue: `(select count(*) from jsonb_array_elements(t.actions) a where a ->> 'done_at' is null and a ->> 'due' < ${houseDay(':now::timestamptz')}::text)`,
  /** `:began` is when this shift began. */
  shift_ended: 't.created_at < :began::timestamptz',
};

const lately = `(t.status <> 'closed' or t.occurred_at > :now::timestamptz - interval '31 days')`;
const pairs = [
  ...incidentColumns.map((name) => `'${name}', t.${name}`),
  ...Object.entries(around).map(([name, sql]) => `'${name}', ${sql}`),
].join(', ');
const incidents =
  new NamedStatement(`select json_build_object(${pairs}) as fact from incident t left join resident p on p.id = t.resident
  where t.home = :home::uuid and (:resident::uuid is null or t.resident = :resident::uuid) and not t.is_deleted and t.occurred_at <= ${latestEntry} and ${lately}`);

/** Reviews and talks are follow-ups, which have their own reminder. */
const checks =
  new NamedStatement(`select json_build_object('id', t.id, 'resident', t.resident, 'due_at', t.due_at, 'status', t.status, 'condition', t.condition) as fact from accident_scheduler t
  where ${ofItsPeople()} and t.due_at <= :now::timestamptz and t.check_kind not in ('review', 'debrief')
    and (${isOpenRow} or (t.condition = 'worse' and (t.completed_at > :now::timestamptz - interval '7 days' or ${unanswered('INC-11', 't.id')})))`);

const reviews =
  new NamedStatement(`select json_build_object('resident', r.resident, 'kind', 'risk', 'of', r.category, 'at', r.reviewed_at) as fact from risk r
    where r.home = :home::uuid and r.resident is not null and (:resident::uuid is null or r.resident = :resident::uuid) and not r.is_deleted and r.reviewed_at > :now::timestamptz - interval '60 days' and r.reviewed_at <= :now::timestamptz
  union all select json_build_object('resident', l.resident, 'kind', 'plan', 'of', l.domain, 'at', e.approved_at) from evaluation e join plan l on l.id = e.plan
    where e.home = :home::uuid and (:resident::uuid is null or l.resident = :resident::uuid) and not e.is_deleted and e.approved_at > :now::timestamptz - interval '60 days' and e.approved_at <= :now::timestamptz`);

async function read({ db, home, resident, now, zone, settings }: SweepContext): Promise<IncidentAlertFacts> {
  const [, began] = bandStarts(now, zone, settings.shift_times);
  const at = { home, resident, now, began };
  const happened = await incidents.run<{ fact: IncidentFacts }>(db, at);
  const due = await checks.run<{ fact: CheckFacts }>(db, at);
  const looked = await reviews.run<{ fact: LookedAgain }>(db, at);
  return {
    incidents: happened.map(({ fact }) => fact),
    checks: due.map(({ fact }) => fact),
    reviews: looked.map(({ fact }) => fact),
  };
}

export const incidentAlertRules = ruleSet({
  rules: incidentAlerts,
  sweptOn: ['incident', 'accident_scheduler', 'risk', 'evaluation'],
  backTested: ['INC-9'],
  read,
});
