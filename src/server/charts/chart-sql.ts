import { charted, chartKinds, type Charted, type ChartKind } from '#domain/charts/charted.ts';
import type { Field } from '#domain/kit/vocabulary/fields.ts';
import { careTracking } from '#domain/residents/monitoring/care-tracking.ts';
import type { Actor } from '../kit/access/actor.ts';
import {
  fieldsWithin,
  permissionOrNull,
  requirePermission,
  rowsSql,
  type GrantedPermission,
} from '../kit/access/permission.ts';
import { aboutSql } from '../kit/access/scope.ts';
import { NamedStatement } from '../kit/schema/named-statement.ts';
import { quoted } from '../kit/schema/table.ts';
import { personNameSql } from '../kit/schema/person-name-sql.ts';

const always = ['id', 'occurred_at', 'recorded_at', 'is_late_entry', 'is_deleted', 'deletion_reason'].map(
  (name) => `t.${name}`,
);

function partsSql(name: string, field: Field | undefined, parts: readonly string[]): string {
  const column = `t.${quoted(name)}`;
  const chosen = (from: string) =>
    `json_build_object(${parts.map((part) => `'${part}', ${from} -> '${part}'`).join(', ')})`;
  if (field?.kind !== 'rows')
    return `case when ${column} is null then null else ${chosen(column)} end as ${quoted(name)}`;
  return `(select coalesce(json_agg(${chosen('part')}), '[]') from jsonb_array_elements(${column}) part) as ${quoted(name)}`;
}

/** Only the fields the chart draws, and of those only the ones within the reader's reach. */
function columnsSql({ entity, draws }: Charted, permission: GrantedPermission): string {
  const within = fieldsWithin(permission);
  const drawn = draws.flatMap((draw) => {
    const [name, parts] = typeof draw === 'string' ? [draw, null] : draw;
    if (within && !within.has(name)) return [];
    return parts ? [partsSql(name, entity.fields[name], parts)] : [`t.${quoted(name)}`];
  });
  return [...always, `${personNameSql('s')} as by`, ...drawn].join(', ');
}

function whenSql(kind: ChartKind, { dated, before }: Charted): string {
  if (dated) return `t.${quoted(dated)} between :days.from::date - ${before} and :days.to::date`;
  const window = kind === 'fluid_intake' ? 'fluid' : 'clock';
  return `t.occurred_at >= :${window}.from::timestamptz - interval '${before} days' and t.occurred_at < :${window}.to::timestamptz`;
}

function entriesSql(actor: Actor, kind: ChartKind): string {
  const chart: Charted = charted[kind];
  const permission = requirePermission(actor, 'view', chart.entity);
  return `(select coalesce(json_agg(row_to_json(w)), '[]') from (select ${columnsSql(chart, permission)} from ${quoted(chart.entity.name)} t left join staff s on s.id = t.recorded_by
    where ${aboutSql(chart.entity, ':resident::uuid')} and ${rowsSql(chart.entity, permission)} and ${whenSql(kind, chart)}
    order by ${chart.dated ? `t.${quoted(chart.dated)}, ` : ''}t.occurred_at, t.id) w)`;
}

/** What is watched, for readers who may know. */
function trackedSql(actor: Actor): string {
  const permission = permissionOrNull(actor, 'view', careTracking);
  if (!permission) return 'null';
  const flags = chartKinds.map((kind) => `case when t.${quoted(kind)} then '${kind}' end`).join(', ');
  return `coalesce((select array_to_json(array_remove(array[${flags}], null)) from care_tracking t where not t.is_deleted and ${aboutSql(careTracking, ':resident::uuid')} and ${rowsSql(careTracking, permission)} limit 1), '[]'::json)`;
}

/**
 * One statement for every kind that was asked for; a kind its reader may not view is a refusal. Beside `resident` and
 * `viewer` it is given `days`, the `clock` window and the `fluid` window, which begins with the house's fluid day.
 */
export const chartSql = (actor: Actor, kinds: readonly ChartKind[]): NamedStatement =>
  new NamedStatement(
    `select json_build_object(${kinds.map((kind) => `'${kind}', ${entriesSql(actor, kind)}`).join(', ')})::text as entries, ${trackedSql(actor)}::text as tracked`,
  );
