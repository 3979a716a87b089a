import { appointment } from '#domain/appointments/appointment.ts';
import { stillAhead } from '#domain/appointments/still-ahead.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { sqlIn } from '../../kit/schema/sql-in.ts';
import { quoted } from '../../kit/schema/table.ts';
import { personNameSql } from '../../kit/schema/person-name-sql.ts';

/** The placeholders of the time a statement looks at. */
interface Window {
  readonly since: string;
  readonly now: string;
}

export const named = (alias: string): string => `nullif(${personNameSql(alias)}, '')`;

/** How a record stood when the window began, as `v`: a version is written at the moment it is overtaken. */
export const earlier = (entity: Entity, record: string, { since, now }: Window): string =>
  `left join lateral (select v.body from record_version v where v.entity = '${entity.name}' and v.record = ${record} and v.kept_at >= ${since}::timestamptz and v.kept_at <= ${now}::timestamptz order by v.version limit 1) v on true`;

const differs = (name: string): string =>
  `case when coalesce(v.body -> '${name}', 'null') <> coalesce(to_jsonb(t.${quoted(name)}), 'null') then '${name}' end`;

/** The names of what is different from then; nothing is where there was no then. */
export const different = (names: readonly string[]): string =>
  `case when v.body is null then '{}' else array_remove(array[${names.map(differs).join(', ')}], null) end`;

const picked = (names: readonly string[], value: (name: string) => string): string =>
  `json_build_object(${names.map((name) => `'${name}', ${value(name)}`).join(', ')})`;

/** A row that another statement found, as it stood and as it stands; null where nobody changed it. One that is new since stood nowhere. */
export const turned = (entity: Entity, row: string, names: readonly string[], window: Window): string =>
  `(select json_build_object('id', ${row}.id, 'at', ${row}.updated_at, 'by', ${named('s')}, 'was', ${picked(names, (name) => `v.body -> '${name}'`)}, 'now', ${picked(names, (name) => `to_jsonb(${row}.${quoted(name)})`)})
    from (select 1) one ${earlier(entity, `${row}.id`, window)} left join staff s on s.id = ${row}.updated_by where v.body is not null or ${row}.created_at >= ${window.since}::timestamptz)`;

const then = `(v.body ->> 'starts_at')::timestamptz`;

/** Appointments that do not take place, or not when the last shift was told. */
export const calledOff = (window: Window) => ({
  columns: ['t.title', 't.starts_at', `${then} as started_at`, 't.status'],
  joins: earlier(appointment, 't.id', window),
  where: `not t.is_deleted and t.updated_at >= ${window.since}::timestamptz and greatest(t.starts_at, ${then}) >= ${window.since}::timestamptz
    and ((t.status in ('cancelled', 'rescheduled') and v.body ->> 'status' not in ('cancelled', 'rescheduled')) or (${sqlIn('t.status', stillAhead)} and ${then} <> t.starts_at))`,
});
