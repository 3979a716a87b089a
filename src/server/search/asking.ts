import { resident } from '#domain/residents/person/resident.ts';
import type { SearchQuery } from '#domain/search/search-query.ts';
import { searched, type Searched } from '#domain/search/searched.ts';
import type { Actor } from '../kit/access/actor.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { fieldsWithin, permissionOrNull, rowsSql, type GrantedPermission } from '../kit/access/permission.ts';
import { listConditions } from '../kit/reads/list-conditions.ts';
import type { Condition } from '../kit/schema/list-query.ts';
import { NamedStatement } from '../kit/schema/named-statement.ts';
import { scopeSql } from '../kit/access/scope.ts';
import { viewerOf } from '../kit/access/viewer.ts';
import type { QueryResultRow } from 'pg';

/** Who asks, for what, and in which houses. */
export interface Asking {
  readonly context: RecordContext;
  readonly actor: Actor;
  /** The houses to look in, all of them open to the caller. */
  readonly homes: readonly string[];
  readonly query: SearchQuery;
  readonly zone: string;
}

/** A kind of record the caller may look through. */
export interface OpenKind {
  readonly one: Searched;
  readonly permission: GrantedPermission;
  /** What the caller's own list of them would leave out besides. */
  readonly lists: readonly Condition[];
}

/** Someone who left is found by whoever may still read about them, so the list is asked for everybody. */
const everybody = { status: 'any' };

export function openKind({ context, actor }: Pick<Asking, 'context' | 'actor'>, one: Searched): OpenKind | null {
  const permission = permissionOrNull(actor, 'view', one.entity);
  if (!permission) return null;
  const within = fieldsWithin(permission);
  // What someone sees in part is found by that part alone, and the words of a record stay together.
  if (within && [...one.names, ...one.texts].some((name) => !within.has(name))) return null;
  const asked = one.entity === resident ? everybody : {};
  return { one, permission, lists: listConditions(context, actor, one.entity, asked) };
}

export const openKinds = (asking: Asking): readonly OpenKind[] =>
  searched
    .filter(({ entity }) => !asking.query.kinds || asking.query.kinds.includes(entity.name))
    .flatMap((one) => openKind(asking, one) ?? []);

/** The values of a statement besides who asks, each with the place it got. */
export interface StatementValues {
  readonly list: unknown[];
  place(value: unknown, type: string): string;
}

export function noValues(): StatementValues {
  const list: unknown[] = [];
  return { list, place: (value, type) => `:given.${list.push(value) - 1}::${type}` };
}

export const runFor = <R extends QueryResultRow>(
  { context, actor, homes }: Asking,
  text: string,
  { list }: StatementValues,
): Promise<R[]> =>
  new NamedStatement(text).run<R>(context.db, {
    viewer: { ...viewerOf(actor, context.now()), homes },
    given: list,
  });

/** What lies within the caller's reach, as a list would show it, and nothing that was removed. */
export function reachSql({ one: { entity }, permission, lists }: OpenKind, values: StatementValues): string {
  const own = lists.map(({ sql, value }) =>
    sql.replace(/\?(::[a-z]+(\[\])?)?/, (_, type: string | undefined) =>
      values.place(value, type?.slice(2) ?? 'text[]'),
    ),
  );
  return [`not t.${entity.marker}`, scopeSql(entity), rowsSql(entity, permission), ...own]
    .filter((condition) => condition !== 'true')
    .join(' and ');
}
