import { afternoonRoutine } from '#domain/daily-care/routines/afternoon-routine.ts';
import { bath } from '#domain/daily-care/baths/bath.ts';
import { care } from '#domain/daily-care/mood/care.ts';
import { mood } from '#domain/daily-care/mood/mood.ts';
import { morningRoutine } from '#domain/daily-care/routines/morning-routine.ts';
import { sleep } from '#domain/daily-care/sleep/sleep.ts';
import { weight } from '#domain/daily-care/weight/weight.ts';
import { appointment } from '#domain/appointments/appointment.ts';
import { stillAhead } from '#domain/appointments/still-ahead.ts';
import { assessmentResult } from '#domain/assessments/assessment-result.ts';
import { reportedMonitoringFields, reportedResidentFields } from '#domain/handover/lines/turned-lines.ts';
import { accidentScheduler } from '#domain/incidents/checks/accident-scheduler.ts';
import { bodyMap } from '#domain/incidents/body-map/body-map.ts';
import { incident } from '#domain/incidents/incident/incident.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { note } from '#domain/notes/note.ts';
import { notification } from '#domain/notices/notification.ts';
import { unansweredStates } from '#domain/notices/open-reminder.ts';
import { evaluation } from '#domain/plans/review/evaluation.ts';
import { evaluationScheduler } from '#domain/plans/review/evaluation-scheduler.ts';
import { subjectFields } from '#domain/plans/follow-up/follow-up-rules.ts';
import { followUp } from '#domain/plans/follow-up/follow-up.ts';
import { plan } from '#domain/plans/plan/plan.ts';
import { planScheduler } from '#domain/plans/plan/plan-scheduler.ts';
import { risk } from '#domain/plans/risk/risk.ts';
import { riskScheduler } from '#domain/plans/risk/risk-scheduler.ts';
import { careTracking } from '#domain/residents/monitoring/care-tracking.ts';
import { unknownFields } from '#domain/residents/person/not-known-yet.ts';
import { livingStates } from '#domain/residents/person/resident-placement.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { isOpenRow } from '../../kit/records/scheduled-rows.ts';
import { NamedStatement } from '../../kit/schema/named-statement.ts';
import { sqlIn } from '../../kit/schema/sql-in.ts';
import { quoted } from '../../kit/schema/table.ts';
import { calledOff, different, earlier, named, turned } from './earlier-sql.ts';
import { livingIn } from '../../kit/schema/living-in.ts';
import { personOrderSql } from '../../kit/schema/person-name-sql.ts';

/** `:resident` is one resident of `:home`, or null for all; `:until` is the end of the next shift; the fluid day goes from `:from` to `:to`. */

interface Source {
  readonly entity: Entity;
  readonly columns: readonly string[];
  /** Which rows; without it those that changed. */
  readonly where?: string;
  /** Other rows as well, which another index leads to. */
  readonly also?: string;
  readonly joins?: string;
  readonly ending?: string;
}

const changed = 't.updated_at >= :since::timestamptz';
const notStruckOutSql = (entity: Entity): string => `not t.${entity.marker}`;

// That the clock locks yesterday's sheet changes nothing it says.
const sheetChanged = `(${changed} and (t.updated_by is not null or t.created_at >= :since::timestamptz))`;

const sheet = (entity: Entity, meals: readonly string[], skin: string): Source => ({
  where: sheetChanged,
  entity,
  columns: [
    't.occurred_at',
    't.routine_date',
    't.declined_tasks',
    't.concerns',
    `${skin} as skin_concern`,
    `json_build_object(${meals.map((meal) => `'${meal}', t.${meal}`).join(', ')}) as meals`,
  ],
});

const scheduler = (entity: Entity, more: readonly string[] = [], only = 'true'): Source => ({
  entity,
  columns: [`'${entity.name}' as kind`, 't.due_at', `${named('w')} as assignee`, 't.assigned_role', ...more],
  joins: 'left join staff w on w.id = t.assigned_to',
  where: `${notStruckOutSql(entity)} and ${isOpenRow} and ${only} and t.due_at <= :until::timestamptz`,
});

const window = { since: ':since', now: ':now' };

/** A plan or risk, and what of it is different from the last handover. */
const inForce = (entity: Entity, content: readonly string[]): Source => ({
  entity,
  columns: ['t.title', 't.status', `v.body ->> 'status' as status_then`, `${different(content)} as changed`],
  joins: earlier(entity, 't.id', window),
  where: `${changed} and t.status <> 'draft'`,
});

/** What a handover is read from. Notes for seniors alone are told to no one here, because everyone reads the handover. */
export const sources: Readonly<Record<string, Source>> = {
  incidents: {
    entity: incident,
    columns: ['t.occurred_at', 't.incident_type', 't.severity', 't.location', 't.status'],
  },
  marks: {
    entity: bodyMap,
    columns: [
      't.occurred_at',
      't.mark_type',
      't.region',
      't.cause',
      't.length_mm',
      't.width_mm',
      't.status',
      't.next_review_on',
      `t.reviews -> -1 ->> 'healing' as last_healing`,
    ],
    also: `${notStruckOutSql(bodyMap)} and t.status in ('open', 'healing') and t.next_review_on <= (:until::timestamptz)::date`,
  },
  moods: {
    entity: mood,
    columns: ['t.occurred_at', 't.mood_score', 't.self_harm_thoughts', 't.trigger', 't.reported_by_resident'],
  },
  minds: {
    entity: care,
    columns: ['t.occurred_at', 't.change_since_last', 't.highest_risk', 't.warning_signs_seen', 't.medicines_attitude'],
  },
  baths: { entity: bath, columns: ['t.occurred_at', 't.bath_type', 't.outcome', 't.skin_concern'] },
  weights: {
    entity: weight,
    columns: ['t.occurred_at', 't.outcome', 't.weight_kg', 't.loss_is_planned'],
    where: `t.occurred_at > :since::timestamptz - interval '210 days' and t.resident in (select c.resident from weight c where c.updated_at >= :since::timestamptz)`,
    ending: 'order by t.occurred_at desc',
  },
  nights: { entity: sleep, columns: ['t.occurred_at', 't.night_of', 't.sleep_hours', 't.wakings', 't.status'] },
  mornings: sheet(morningRoutine, ['breakfast'], 't.skin_concern'),
  afternoons: sheet(afternoonRoutine, ['lunch', 'tea_or_supper'], 'false'),
  notes: {
    entity: note,
    columns: ['t.occurred_at', 't.category', 't.body', 't.is_important'],
    where: `${changed} and t.include_in_handover and t.visibility = 'team'`,
  },
  plans: inForce(plan, ['title', 'need', 'goals', 'actions', 'review_date']),
  risks: inForce(risk, [
    'title',
    'hazard',
    'how',
    'triggers',
    'early_signs',
    'controls',
    'residual_likelihood',
    'residual_severity',
    'if_it_happens',
    'restriction_used',
    'review_date',
  ]),
  results: {
    entity: assessmentResult,
    columns: ['a.title as form', 't.total', 't.band', 't.status'],
    joins: 'left join assessment a on a.id = t.assessment',
    where: `${changed} and t.status <> 'in_progress'`,
  },
  evaluated: {
    entity: evaluation,
    columns: ['a.title', 't.outcome', 't.status'],
    joins: 'left join plan a on a.id = t.plan',
    where: `${changed} and t.status <> 'draft'`,
  },
  called_off: { entity: appointment, ...calledOff(window) },
  appointments: {
    entity: appointment,
    columns: [
      't.title',
      't.starts_at',
      't.with_whom',
      't.location',
      't.transport',
      't.escort_needed',
      `${named('w')} as escort`,
      't.preparation',
    ],
    joins: 'left join staff w on w.id = t.escort_staff',
    where: `${notStruckOutSql(appointment)} and ${sqlIn('t.status', stillAhead)} and t.starts_at >= :now::timestamptz and t.starts_at < :now::timestamptz + interval '24 hours'`,
  },
  // Reviews and talks are told as the follow-ups they are.
  checks_after: scheduler(
    accidentScheduler,
    ['t.check_kind', 't.purpose'],
    `t.check_kind not in ('review', 'debrief')`,
  ),
  // What happened since the last handover is told at once, the rest when its time comes.
  follow_ups: {
    entity: followUp,
    columns: [
      `'${followUp.name}' as kind`,
      't.due_at',
      `${named('w')} as assignee`,
      't.owner_role as assigned_role',
      't.trigger',
      't.looks_at',
      ...subjectFields.map((name) => `t.${name}`),
    ],
    joins: 'left join staff w on w.id = t.owner',
    where: `${notStruckOutSql(followUp)} and t.status = 'open' and (t.created_at >= :since::timestamptz or t.due_at <= :until::timestamptz)`,
  },
  plan_reviews: scheduler(planScheduler),
  risk_reviews: scheduler(riskScheduler),
  evaluations: scheduler(evaluationScheduler),
  alerts: {
    entity: notification,
    columns: ['t.title', 't.message', 't.severity', 't.category', 't.due_at'],
    where: `${notStruckOutSql(notification)} and ${sqlIn('t.status', unansweredStates)}`,
  },
};

const theirs = 't.resident in (select id from here) and t.created_at <= :now::timestamptz';

/** The table, or what two indexes lead to: asked with "or", PostgreSQL would go through all there is about a resident. */
function rowsOf({ entity, where = changed, also }: Source): { readonly from: string; readonly where: string } {
  if (!also) return { from: quoted(entity.name), where: `${theirs} and ${where}` };
  const each = [where, `(${where}) is not true and ${also}`].map(
    (which) => `select t.* from ${quoted(entity.name)} t where ${theirs} and ${which}`,
  );
  return { from: `(${each.join(' union all ')})`, where: 'true' };
}

/** The rows of one source, gathered by resident. */
function gathered([name, source]: [string, Source]): string {
  const { entity, columns, joins = '', ending = 'order by t.id' } = source;
  const author = 'recorded_by' in entity.fields ? 'recorded_by' : 'updated_by';
  const own = [
    't.id',
    't.created_at',
    't.updated_at',
    `t.${entity.marker} as is_deleted`,
    't.deletion_reason',
    `${named('s')} as by`,
    ...columns,
  ];
  const { from, where } = rowsOf(source);
  return `left join (select t.resident, json_agg(r.row ${ending}) as rows from ${from} t left join staff s on s.id = t.${author} ${joins},
    lateral (select row_to_json(w) as row from (select ${own.join(', ')}) w) r
    where ${where} group by t.resident) ${name} on ${name}.resident = p.id`;
}

/** Seconds into its own fluid day at which a drink was taken; an hour's error twice a year does not change what is usual. */
const sinceDayStart = `mod(extract(epoch from f.occurred_at - :from::timestamptz)::bigint % 86400 + 86400, 86400)`;

const fluids = `left join lateral (select
    coalesce(sum(f.amount_ml) filter (where f.direction = 'intake' and not f.is_deleted), 0)::int as intake_ml,
    count(*) filter (where f.is_deleted and f.deleted_at >= :since::timestamptz)::int as withdrawn
  from fluid_intake f where f.resident = p.id and f.occurred_at >= :from::timestamptz and f.occurred_at < least(:to::timestamptz, :now::timestamptz + interval '1 second')) fluid on true
  left join lateral (select case when count(*) >= 7 then round(avg(d.ml)) end::int as by_now_ml from (
    select sum(f.amount_ml) as ml from fluid_intake f
    where f.resident = p.id and f.direction = 'intake' and not f.is_deleted and f.occurred_at >= :from::timestamptz - interval '28 days' and f.occurred_at < :from::timestamptz
      and ${sinceDayStart} <= extract(epoch from :now::timestamptz - :from::timestamptz)
    group by floor(extract(epoch from f.occurred_at - :from::timestamptz) / 86400)) d) usual on true`;

const bowels = (table: string): string =>
  `(select t.occurred_at from ${table} t where t.resident = p.id and not t.is_deleted and t.bowels_opened = 'yes' and t.occurred_at <= :now::timestamptz order by t.occurred_at desc limit 1)`;

const usualMood = (isOwn: string): string => `(select avg(t.mood_score)::float from mood t
    where t.resident = p.id and not t.is_deleted and t.reported_by_resident is ${isOwn} and t.occurred_at >= :since::timestamptz - interval '28 days' and t.occurred_at < :since::timestamptz
    having count(*) >= 7)`;

const means = `${usualMood('not true')} as usual_mood, ${usualMood('true')} as usual_own_mood,
  (select avg(n.sleep_hours)::float from (select t.sleep_hours from sleep t
      where t.resident = p.id and not t.is_deleted and t.sleep_hours is not null and t.night_of < :today::date - 1 order by t.night_of desc limit 14) n
    having count(*) >= 5) as usual_sleep_hours`;

const arrivalColumns = [
  'admission_date',
  'admission_type',
  'admitted_from',
  'admission_reason',
  'known_dangers',
  'hospital',
  'hospital_reason',
  ...unknownFields,
];

/** Lived in the house when the window began, as its record stood then. */
const livedHere = `p.created_at < :since::timestamptz and coalesce((select (v.body ->> 'home')::uuid = p.home and ${sqlIn(`v.body ->> 'status'`, livingStates)} from (select 1) one ${earlier(resident, 'p.id', window)}), true)`;

/** Everything a handover is composed from, one row per resident in the order of the rooms. */
export const materialOfAll = new NamedStatement(`with here as (
    select p.* from resident p where ${livingIn(':home::uuid')} and (:resident::uuid is null or p.id = :resident::uuid))
  select json_build_object('id', p.id, 'status', p.status, 'expected_return_date', p.expected_return_date, 'updated_at', p.updated_at, 'lived_here', ${livedHere},
      ${arrivalColumns.map((name) => `'${name}', p.${name}`).join(', ')}) as resident,
    json_build_object('gender', p.gender, 'fluid_target_ml', p.fluid_target_ml, 'fluid_restriction_ml', p.fluid_restriction_ml) as drinker,
    fluid.intake_ml, fluid.withdrawn, usual.by_now_ml, coalesce(k.fluid_intake, false) as tracked,
    case when p.created_at < :since::timestamptz then ${turned(resident, 'p', reportedResidentFields, window)} end as profile, ${turned(careTracking, 'k', reportedMonitoringFields, window)} as monitoring,
    greatest(${bowels('morning_routine')}, ${bowels('afternoon_routine')}, ${bowels('note')}) as bowels_opened_at, ${means},
    ${Object.keys(sources)
      .map((name) => `coalesce(${name}.rows, '[]') as ${name}`)
      .join(', ')}
  from here p left join care_tracking k on k.resident = p.id and not k.is_deleted ${fluids}
  ${Object.entries(sources).map(gathered).join('\n  ')}
  order by p.room nulls last, ${personOrderSql('p')}`);
