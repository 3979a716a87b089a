import { nightOf } from '#domain/kit/time/night-of.ts';
import type { RoundKind } from '#domain/homes/round.ts';
import { personNameFields } from '#domain/kit/people/person-name.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { localDay, type Day, type Moment } from '#domain/kit/time/time.ts';
import { afternoonRoutine } from '#domain/daily-care/routines/afternoon-routine.ts';
import { morningRoutine } from '#domain/daily-care/routines/morning-routine.ts';
import { sleep } from '#domain/daily-care/sleep/sleep.ts';
import { safetyFields } from '#domain/residents/person/safety-facts.ts';
import { careTracking } from '#domain/residents/monitoring/care-tracking.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { checkingSql } from '../daily-care/sleep/checking-sql.ts';
import { stepsSql } from '../daily-care/steps-sql.ts';
import type { Actor } from '../kit/access/actor.ts';
import { columnsSql, wholeColumns } from '../kit/schema/columns.ts';
import { fieldsWithin, permissionOrNull, rowsSql, type GrantedPermission } from '../kit/access/permission.ts';
import { hereSql } from '../kit/access/scope.ts';
import { NamedStatement } from '../kit/schema/named-statement.ts';
import { quoted } from '../kit/schema/table.ts';
import { lives } from '../kit/schema/living-in.ts';
import { fluid, type BoardPiece } from './board-sql.ts';

/** Who someone is, and what can harm them with the next cup or the next look. */
const shown = [
  'photo',
  ...personNameFields,
  'room',
  'date_of_birth',
  'status',
  'expected_return_date',
  'admission_date',
  'diet',
  'likes',
  'consent_night_checks',
  ...safetyFields,
];

interface SheetOfDay {
  readonly entity: Entity;
  readonly dayField: string;
  dayAt(now: Moment, zone: string): Day;
}

const sheets: Readonly<Record<Exclude<RoundKind, 'fluid_intake'>, SheetOfDay>> = {
  sleep: { entity: sleep, dayField: 'night_of', dayAt: nightOf },
  morning_routine: { entity: morningRoutine, dayField: 'routine_date', dayAt: localDay },
  afternoon_routine: { entity: afternoonRoutine, dayField: 'routine_date', dayAt: localDay },
};

/** The day whose sheet a round goes on with; drinks have none. */
export const dayOfRound = (kind: RoundKind, now: Moment, zone: string): Day | null =>
  kind === 'fluid_intake' ? null : sheets[kind].dayAt(now, zone);

const sheet =
  (kind: Exclude<RoundKind, 'fluid_intake'>): BoardPiece =>
  (actor) => {
    const { entity, dayField } = sheets[kind];
    const permission = permissionOrNull(actor, 'view', entity);
    return (
      permission &&
      `(select row_to_json(s) from (select ${columnsSql(wholeColumns(entity), 't')} from ${quoted(entity.name)} t
    where t.resident = p.id and not t.is_deleted and t.${dayField} = :day::date and ${rowsSql(entity, permission)} limit 1) s)`
    );
  };

/** Which steps someone's routine has is no secret to who fills it in. */
const steps =
  (kind: 'morning_routine' | 'afternoon_routine'): BoardPiece =>
  (actor) =>
    permissionOrNull(actor, 'view', sheets[kind].entity) && stepsSql(kind, 'p.id');

const piecesOf: Readonly<Record<RoundKind, Readonly<Record<string, BoardPiece>>>> = {
  fluid_intake: { fluid },
  sleep: { sheet: sheet('sleep'), checking: (actor) => checkingSql(actor, 'p.id') },
  morning_routine: { sheet: sheet('morning_routine'), steps: steps('morning_routine') },
  afternoon_routine: { sheet: sheet('afternoon_routine'), steps: steps('afternoon_routine') },
};

/** What the monitoring asks whoever records this to read. */
const prompt =
  (kind: RoundKind): BoardPiece =>
  (actor) =>
    permissionOrNull(actor, 'view', careTracking) &&
    `(select d->>'prompt_text' from jsonb_array_elements(c.details) d where c.${quoted(kind)} and d->>'chart' = '${kind}' limit 1)`;

/** One statement for the whole round, given its `home`, the `viewer`, the `fluid` day and the `day` of the sheet. */
export function roundSql(actor: Actor, permission: GrantedPermission, kind: RoundKind): NamedStatement {
  const within = fieldsWithin(permission);
  const row = `select ${columnsSql(['id', 'version', 'home', ...shown.filter((name) => !within || within.has(name))], 'p')}`;
  const pairs = Object.entries({ ...piecesOf[kind], prompt: prompt(kind) }).flatMap(([name, piece]) => {
    const sql = piece(actor);
    return sql ? [`'${name}', ${sql}`] : [];
  });
  return new NamedStatement(`select coalesce(json_agg(json_build_object('resident', (select row_to_json(r) from (${row}) r),
      'drinker', json_build_object('gender', p.gender, 'fluid_target_ml', p.fluid_target_ml, 'fluid_restriction_ml', p.fluid_restriction_ml)${pairs.map((pair) => `, ${pair}`).join('')})), '[]') as rows
    from (select t.* from resident t where ${hereSql(resident, ':home::uuid')} and ${rowsSql(resident, permission)} and ${lives('t')}) p
    left join care_tracking c on c.resident = p.id and not c.is_deleted`);
}
