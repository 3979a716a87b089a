import type { Moment } from '#domain/kit/time/time.ts';
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
  type GrantedPermission,
} from '../kit/access/permission.ts';
import { scopeSql } from '../kit/access/scope.ts';
import { viewerOf } from '../kit/access/viewer.ts';
import { NamedStatement } from '../kit/schema/named-statement.ts';
import { computedColumns } from '../kit/reads/computed-columns.ts';

/** From when to when a page tells of one resident. */
interface Stretch {
  readonly resident: string;
  readonly first: Moment;
  readonly last: Moment;
}

const stretchesOf = (rows: readonly Weight[]): readonly Stretch[] =>
  [...Map.groupBy(rows, (row) => row.resident)].flatMap(([resident, own]) => {
    const at = own.map((row) => row.occurred_at).toSorted();
    const [first, last] = [at[0], at.at(-1)];
    return first && last ? [{ resident, first, last }] : [];
  });

/** A weight of six months before may lie a month farther back, and the one before that stands for the last. */
const back = `q.since - interval '210 days'`;

/** Only what the reader's permission reaches: whoever reads the last days of the chart learns no earlier weight. */
const earlierSql = (permission: GrantedPermission): NamedStatement => {
  const known = `select t.occurred_at, t.weight_kg::float, t.outcome, t.is_deleted from weight t where t.resident = q.resident and t.outcome = 'measured' and not t.is_deleted
    and ${rowsSql(weight, permission)} and ${scopeSql(weight)}`;
  return new NamedStatement(`select q.resident, p.height_cm::float, (select json_agg(w) from (
      (${known} and t.occurred_at >= ${back} and t.occurred_at < q.until) union all
      (${known} and t.occurred_at < ${back} order by t.occurred_at desc limit 1)) w) as earlier
    from unnest(:residents::uuid[], :since::timestamptz[], :until::timestamptz[]) as q(resident, since, until) join resident p on p.id = q.resident`);
};

interface Known {
  readonly resident: string;
  readonly height_cm: number | null;
  readonly earlier: readonly Weighing[] | null;
}

async function findEarlier({ context, actor, rows }: PageContext<Weight>): Promise<ReadonlyMap<string, WeightFound>> {
  const people = stretchesOf(rows);
  const found = await earlierSql(requirePermission(actor, 'view', weight)).run<Known>(context.db, {
    residents: people.map((one) => one.resident),
    since: people.map(({ first }) => first),
    until: people.map(({ last }) => last),
    viewer: viewerOf(actor, context.now()),
  });
  const known = new Map(found.map((one) => [one.resident, one]));
  const seen = permissionOrNull(actor, 'view', resident);
  const seesHeight = seen !== null && (fieldsWithin(seen)?.has('height_cm') ?? true);
  return new Map(
    rows.map((row) => {
      const { height_cm = null, earlier = null } = known.get(row.resident) ?? {};
      return [row.id, { height_cm: seesHeight ? height_cm : null, earlier: earlier ?? [] }];
    }),
  );
}

export const weightListed = computedColumns<Weight, WeightFound>({ find: findEarlier, of: weightColumns });
