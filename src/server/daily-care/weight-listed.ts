import { weightColumns, type WeightFound } from '#domain/daily-care/weight/weight-columns.ts';
import type { Weighing } from '#domain/daily-care/weight/weight-change.ts';
import { weight, type Weight } from '#domain/daily-care/weight/weight.ts';
import { resident } from '#domain/residents/person/resident.ts';
import type { PageContext } from '../kit/context/record-context.ts';
import {
  fieldsWithin,
  permissionOrNull,
  requirePermission,
  rowsSql,
  type Permission,
} from '../kit/access/permission.ts';
import { readsDeparted, scopeSql } from '../kit/access/scope.ts';
import { computedColumns } from '../kit/reads/computed-columns.ts';
import { residentOf, stretchesOf } from './stretches.ts';

/** A weight of six months before may lie a month farther back, and the one before that stands for the last. */
const back = `q.since - interval '210 days'`;

/** Only what the reader's permission reaches: whoever reads the last days of the chart learns no earlier weight. */
const earlierSql = (permission: Permission): string => {
  const known = `select t.occurred_at, t.weight_kg::float, t.outcome, t.is_deleted from weight t where t.resident = q.resident and t.outcome = 'measured' and not t.is_deleted
    and ${rowsSql(weight, permission, '$4::uuid')} and ${scopeSql(weight, '$5::uuid[]', '$6::boolean')}`;
  return `select q.resident, p.height_cm::float, (select json_agg(w) from (
      (${known} and t.occurred_at >= ${back} and t.occurred_at < q.until) union all
      (${known} and t.occurred_at < ${back} order by t.occurred_at desc limit 1)) w) as earlier
    from unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[]) as q(resident, since, until) join resident p on p.id = q.resident where $4::uuid is not null`;
};

interface Known extends Record<string, unknown> {
  readonly resident: string;
  readonly height_cm: number | null;
  readonly earlier: readonly Weighing[] | null;
}

async function findEarlier({ context, actor, rows }: PageContext): Promise<ReadonlyMap<string, WeightFound>> {
  const people = stretchesOf(rows);
  const values = [
    people.map((one) => one.resident),
    people.map(({ first }) => first),
    people.map(({ last }) => last),
    actor.id,
    actor.homes,
    readsDeparted(actor),
  ];
  const known = new Map(
    (await context.db.query<Known>(earlierSql(requirePermission(actor, 'view', weight)), values)).map((one) => [
      one.resident,
      one,
    ]),
  );
  const seen = permissionOrNull(actor, 'view', resident);
  const seesHeight = seen !== null && (fieldsWithin(seen)?.has('height_cm') ?? true);
  return new Map(
    rows.map((row) => {
      const { height_cm = null, earlier = null } = known.get(residentOf(row)) ?? {};
      return [row.id, { height_cm: seesHeight ? height_cm : null, earlier: earlier ?? [] }];
    }),
  );
}

export const weightListed = computedColumns<Weight, WeightFound>({ find: findEarlier, of: weightColumns });
