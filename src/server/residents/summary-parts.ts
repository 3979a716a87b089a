import { appointment } from '#domain/appointments/appointment.ts';
import { stillAhead } from '#domain/appointments/still-ahead.ts';
import { afternoonRoutine } from '#domain/daily-care/routines/afternoon-routine.ts';
import { fluidIntake } from '#domain/daily-care/fluids/fluid-intake.ts';
import { mood } from '#domain/daily-care/mood/mood.ts';
import { morningRoutine } from '#domain/daily-care/routines/morning-routine.ts';
import { routineSteps } from '#domain/daily-care/routines/routine-steps.ts';
import { sleep } from '#domain/daily-care/sleep/sleep.ts';
import { weight } from '#domain/daily-care/weight/weight.ts';
import { incident } from '#domain/incidents/incident/incident.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { notification } from '#domain/notices/notification.ts';
import { inForceStatuses } from '#domain/plans/review/in-force.ts';
import { note } from '#domain/notes/note.ts';
import { plan } from '#domain/plans/plan/plan.ts';
import { risk } from '#domain/plans/risk/risk.ts';
import { careTracking } from '#domain/residents/monitoring/care-tracking.ts';
import { family } from '#domain/residents/family/family.ts';
import { stepsSql } from '../daily-care/steps-sql.ts';
import type { Actor } from '../kit/access/actor.ts';
import { fieldsWithin, permissionOrNull, rowsSql, type GrantedPermission } from '../kit/access/permission.ts';
import { sqlIn } from '../kit/schema/sql-in.ts';
import { scopeSql } from '../kit/access/scope.ts';
import { NamedStatement } from '../kit/schema/named-statement.ts';
import { quoted } from '../kit/schema/table.ts';
import { viewerSql } from '../kit/access/viewer.ts';
import { nameOrderSql } from '../kit/schema/person-name-sql.ts';

/** The rows about `resident` that `viewer` may see. */
export const rowsAbout = (entity: Entity, permission: GrantedPermission): string =>
  `from ${quoted(entity.name)} t where t.resident = :resident::uuid and not t.${entity.marker} and ${rowsSql(entity, permission)} and ${scopeSql(entity)}`;

type Part = readonly [entity: Entity, sql: (rows: string, permission: GrantedPermission) => string];

const one = (columns: string, ending: string) => (rows: string) =>
  `(select row_to_json(w) from (select ${columns} ${rows} ${ending} limit 1) w)`;
const many = (columns: string, ending: string) => (rows: string) =>
  `(select coalesce(json_agg(row_to_json(w)), '[]') from (select ${columns} ${rows} ${ending}) w)`;
const planCounts = (rows: string) =>
  `(select json_build_object('active', count(*), 'overdue', count(*) filter (where t.review_date < :today::date), 'next_review', min(t.review_date)) ${rows} and ${sqlIn('t.status', inForceStatuses)})`;

const routine = one(
  't.id, t.completion_pct, t.independence_pct, t.status, cardinality(t.tasks_shown) as shown',
  'and t.routine_date = :today::date',
);
/** The answer given most often to each step in four weeks. */
const usual =
  (entity: Entity) =>
  (rows: string): string => {
    const steps = Object.keys(routineSteps(entity)).map(
      (name) =>
        `'${name}', mode() within group (order by t.${name}->>'result' || '|' || coalesce(t.${name}->>'support_level', ''))`,
    );
    return `(select json_build_object(${steps.join(', ')}) ${rows} and t.routine_date > :today::date - 28 and t.routine_date < :today::date)`;
  };
const bowels = one(
  't.occurred_at as at, t.bowels_opened, t.is_deleted',
  `and t.bowels_opened = 'yes' and t.occurred_at <= ${viewerSql.now} order by t.occurred_at desc`,
);

const isMeasured = `and t.outcome = 'measured'`;
/** The newest with all that it is compared with: the one before, however long ago, and those of a good half-year before it. */
const weights = (rows: string): string => {
  const since = `(select least(min(n.occurred_at), max(n.occurred_at) - interval '210 days') from (select t.occurred_at ${rows} ${isMeasured} order by t.occurred_at desc limit 2) n)`;
  return many(
    't.id, t.occurred_at, t.outcome, t.weight_kg, t.is_deleted, t.height_cm, t.oedema_or_cast, t.loss_is_planned, t.acute_disease_effect',
    `${isMeasured} and t.occurred_at >= ${since} order by t.occurred_at desc`,
  )(rows);
};

const contact = [
  'first_name',
  'last_name',
  'relationship',
  'phone',
  'mobile',
  'email',
  'call_at_night',
  'is_next_of_kin',
  'emergency_order',
  'information_level',
  'contact_restricted',
];
const contacts = (rows: string, permission: GrantedPermission) => {
  const within = fieldsWithin(permission);
  const columns = contact.filter((name) => !within || within.has(name)).map((name) => `t.${name}`);
  return many(
    `t.id, ${columns.join(', ')}`,
    `and t.is_emergency_contact and t.is_active order by t.emergency_order nulls last, ${nameOrderSql('t.last_name')}`,
  )(rows);
};

/** One piece of the page each, read in one statement; a piece its reader has no permission for is not read at all. */
const parts: Readonly<Record<string, Part>> = {
  fluids: [
    fluidIntake,
    many(
      't.occurred_at, t.direction, t.amount_ml, t.is_deleted',
      'and t.occurred_at >= :fluid.from::timestamptz and t.occurred_at < :fluid.to::timestamptz order by t.occurred_at',
    ),
  ],
  tracking: [careTracking, one(`to_jsonb(t) - 'details' as flags, t.details`, '')],
  weights: [weight, weights],
  mood: [
    mood,
    one(
      't.id, t.occurred_at, t.mood_score, t.period, t.presentation, t.reported_by_resident',
      'order by t.occurred_at desc',
    ),
  ],
  sleep: [sleep, one('t.id, t.night_of, t.sleep_hours, t.wakings, t.quality, t.status', 'order by t.night_of desc')],
  morning_routine: [morningRoutine, routine],
  afternoon_routine: [afternoonRoutine, routine],
  morning_steps: [morningRoutine, () => stepsSql('morning_routine', ':resident::uuid')],
  afternoon_steps: [afternoonRoutine, () => stepsSql('afternoon_routine', ':resident::uuid')],
  morning_usual: [morningRoutine, usual(morningRoutine)],
  afternoon_usual: [afternoonRoutine, usual(afternoonRoutine)],
  morning_bowels: [morningRoutine, bowels],
  afternoon_bowels: [afternoonRoutine, bowels],
  note_bowels: [note, bowels],
  appointment: [
    appointment,
    one(
      't.id, t.title, t.appointment_type, t.starts_at, t.location, t.with_whom',
      `and ${sqlIn('t.status', stillAhead)} and t.starts_at >= ${viewerSql.now} order by t.starts_at`,
    ),
  ],
  emergency_contacts: [family, contacts],
  incidents: [
    incident,
    (rows) =>
      `json_build_object('open', (select count(*) ${rows} and t.status <> 'closed'), 'newest', ${many('t.id, t.incident_type, t.severity, t.status, t.occurred_at', `and t.status <> 'closed' order by t.occurred_at desc limit 5`)(rows)})`,
  ],
  plans: [plan, planCounts],
  risks: [risk, planCounts],
  alerts: [
    notification,
    (rows) =>
      `(select coalesce(json_object_agg(s.severity, s.open), '{}') from (select t.severity, count(*) as open ${rows} and t.status = 'active' group by t.severity) s)`,
  ],
};

/** The whole statement for a reader with these rights; beside `resident` and `viewer` it is given `today` and the `fluid` day. */
export function summarySql(actor: Actor): NamedStatement {
  const pairs = Object.entries(parts).flatMap(([name, [entity, sql]]) => {
    const permission = permissionOrNull(actor, 'view', entity);
    return permission ? [`'${name}', ${sql(rowsAbout(entity, permission), permission)}`] : [];
  });
  return new NamedStatement(`select json_build_object(${pairs.join(', ')}) as parts`);
}
