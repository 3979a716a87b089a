import { accidentScheduler } from '#domain/incidents/checks/accident-scheduler.ts';
import { afternoonRoutine } from '#domain/daily-care/routines/afternoon-routine.ts';
import { fluidIntake } from '#domain/daily-care/fluids/fluid-intake.ts';
import { morningRoutine } from '#domain/daily-care/routines/morning-routine.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { personNameFields } from '#domain/kit/people/person-name.ts';
import { severities } from '#domain/kit/traits/severity.ts';
import { note } from '#domain/notes/note.ts';
import { notification } from '#domain/notices/notification.ts';
import { evaluationScheduler } from '#domain/plans/review/evaluation-scheduler.ts';
import { planScheduler } from '#domain/plans/plan/plan-scheduler.ts';
import { riskScheduler } from '#domain/plans/risk/risk-scheduler.ts';
import { careEntries } from '#domain/residents/views/care-entries.ts';
import { careTracking } from '#domain/residents/monitoring/care-tracking.ts';
import { safetyFields } from '#domain/residents/person/safety-facts.ts';
import { goneStates } from '#domain/residents/person/resident-placement.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { checkingSql } from '../daily-care/sleep/checking-sql.ts';
import type { Actor } from '../kit/access/actor.ts';
import { columnsSql, namesSql } from '../kit/schema/columns.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { fieldsWithin, permissionOrNull, rowsSql, type GrantedPermission } from '../kit/access/permission.ts';
import { sqlIn } from '../kit/schema/sql-in.ts';
import { isOpenRow } from '../kit/records/scheduled-rows.ts';
import { hereSql } from '../kit/access/scope.ts';
import { livedInSql } from '../kit/schema/living-in.ts';
import { NamedStatement } from '../kit/schema/named-statement.ts';
import { quoted } from '../kit/schema/table.ts';
import { viewerSql } from '../kit/access/viewer.ts';
import { personOrderSql } from '../kit/schema/person-name-sql.ts';

/** Who someone is, where they are, and what to beware of. */
const shown = [
  'photo',
  ...personNameFields,
  'pronouns',
  'room',
  'date_of_birth',
  'key_worker',
  'co_key_worker',
  'status',
  'expected_return_date',
  'national_id',
  'is_discharged_status',
  ...safetyFields,
];

export const checks: readonly { readonly entity: Entity; readonly briefFields: readonly string[] }[] = [
  { entity: accidentScheduler, briefFields: ['check_kind', 'purpose'] },
  { entity: planScheduler, briefFields: [] },
  { entity: riskScheduler, briefFields: [] },
  { entity: evaluationScheduler, briefFields: [] },
];

/** Whoever lives here brings all their records along, so that the reader's reach is all that narrows them. */
const rowsOf = (entity: Entity, permission: GrantedPermission): string =>
  `from ${quoted(entity.name)} t where t.resident = p.id and not t.${entity.marker} and ${rowsSql(entity, permission)}`;

const contentSql = (names: readonly string[]): string =>
  `json_build_object(${names.map((name) => `'${name}', t.${quoted(name)}`).join(', ')})`;

export type BoardPiece = (actor: Actor) => string | null;

const lastEntry: BoardPiece = (actor) => {
  const each = careEntries.flatMap(({ entity, briefFields }) => {
    const permission = permissionOrNull(actor, 'view', entity);
    return permission
      ? [
          `(select '${entity.name}' as kind, t.id, t.occurred_at as at, ${contentSql(briefFields)} as content ${rowsOf(entity, permission)} order by t.occurred_at desc, t.id desc limit 1)`,
        ]
      : [];
  });
  return each.length > 0
    ? `(select row_to_json(e) from (${each.join(' union all ')}) e order by e.at desc, e.id desc limit 1)`
    : null;
};

/** When each watched chart was last filled in. Whether it is due is no secret to who may see some of it. */
const watched: BoardPiece = (actor) => {
  if (!permissionOrNull(actor, 'view', careTracking)) return null;
  const charts = careEntries.filter(
    ({ entity }) => entity.name in careTracking.fields && permissionOrNull(actor, 'view', entity),
  );
  const done = charts.map(
    ({ entity: { name } }) =>
      `'${name}', case when c.${quoted(name)} then json_build_array((select t.occurred_at from ${quoted(name)} t where t.resident = p.id and not t.is_deleted order by t.occurred_at desc limit 1)) end`,
  );
  return `json_build_object('details', c.details, 'last', json_build_object(${done.join(', ')}))`;
};

/** What was drunk in the fluid day. */
export const fluid: BoardPiece = (actor) => {
  const permission = permissionOrNull(actor, 'view', fluidIntake);
  return (
    permission &&
    `(select json_build_object('is_tracked', coalesce(c.fluid_intake, false), 'intake_ml', coalesce(sum(t.amount_ml), 0), 'offers', count(*)) ${rowsOf(fluidIntake, permission)}
    and t.direction = 'intake' and t.occurred_at >= :fluid.from::timestamptz and t.occurred_at < :fluid.to::timestamptz)`
  );
};

const ranks = `array['${Object.keys(severities).join("', '")}']`;
const alerts: BoardPiece = (actor) => {
  const permission = permissionOrNull(actor, 'view', notification);
  return (
    permission &&
    `(select json_build_object('open', count(*), 'worst', (${ranks})[max(array_position(${ranks}, t.severity))]) ${rowsOf(notification, permission)} and t.status = 'active')`
  );
};

const dueChecks: BoardPiece = (actor) => {
  const each = checks.flatMap(({ entity, briefFields }) => {
    const permission = permissionOrNull(actor, 'view', entity);
    return permission
      ? [
          `(select '${entity.name}' as kind, t.id, t.due_at, t.window_hours, ${contentSql(briefFields)} as content ${rowsOf(entity, permission)} and ${isOpenRow} and t.due_at <= ${viewerSql.now})`,
        ]
      : [];
  });
  return each.length > 0
    ? `(select coalesce(json_agg(row_to_json(e)), '[]') from (${each.join(' union all ')}) e)`
    : null;
};

const bowels: BoardPiece = (actor) => {
  const each = [morningRoutine, afternoonRoutine, note].flatMap((entity) => {
    const permission = permissionOrNull(actor, 'view', entity);
    return permission
      ? [
          `(select t.occurred_at ${rowsOf(entity, permission)} and t.bowels_opened = 'yes' and t.occurred_at <= ${viewerSql.now} order by t.occurred_at desc limit 1)`,
        ]
      : [];
  });
  return each.length > 0 ? `to_json(greatest(${each.join(', ')}))` : null;
};

const checking: BoardPiece = (actor) => checkingSql(actor, 'p.id');

const pieces: Readonly<Record<string, BoardPiece>> = {
  last: lastEntry,
  watched,
  fluid,
  bowels,
  alerts,
  checks: dueChecks,
  checking,
};

/** One statement for the whole house, given its `home`, the `viewer` and the `fluid` day. */
export function boardSql(context: RecordContext, actor: Actor, permission: GrantedPermission): NamedStatement {
  const within = fieldsWithin(permission);
  const columns = shown.filter((name) => !within || within.has(name));
  const row = `select ${columnsSql(['id', 'version', 'home', ...columns], 'p')}, ${namesSql(
    resident,
    columns.filter((name) => name === 'key_worker'),
    (name) => context.named(name),
    'p',
  )} as names`;
  const pairs = Object.entries(pieces).flatMap(([name, piece]) => {
    const sql = piece(actor);
    return sql ? [`'${name}', ${sql}`] : [];
  });
  return new NamedStatement(`select coalesce(json_agg(json_build_object('resident', (select row_to_json(r) from (${row}) r),
      'drinker', json_build_object('gender', p.gender, 'fluid_target_ml', p.fluid_target_ml, 'fluid_restriction_ml', p.fluid_restriction_ml)${pairs.map((pair) => `, ${pair}`).join('')}) order by ${personOrderSql('p')}), '[]') as rows, ${livedInSql(':home::uuid')} as lived_in
    from (select t.* from resident t where ${hereSql(resident, ':home::uuid')} and ${rowsSql(resident, permission)} and not t.is_deleted and not ${sqlIn('t.status', goneStates)}) p
    left join care_tracking c on c.resident = p.id and not c.is_deleted`);
}
