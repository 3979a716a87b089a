import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { realHomes, type Actor } from '../access/actor.ts';
import type { Db } from '../runtime/database.ts';
import type { GrantedPermission } from '../access/permission.ts';
import type { Condition, ListQuery } from '../schema/list-query.ts';
import { columnsSql, listColumns, namePairs } from '../schema/columns.ts';
import { fieldsWithin, permissionToSee, rowsSql } from '../access/permission.ts';
import { logRowsSql, logScopeSql } from '../access/log-rows.ts';
import { cursorOf, noFilter } from '../schema/list-query.ts';
import { invalid } from '../runtime/refusals.ts';
import { aboutSql, hereSql, movedInSql, scopeSql } from '../access/scope.ts';
import { viewerOf, viewerSql } from '../access/viewer.ts';
import { subjectPairs, type LogSubjects } from './log-subjects.ts';
import { NamedStatement, type NamedValues } from '../schema/named-statement.ts';
import { quoted } from '../schema/table.ts';

/** One page of a list as PostgreSQL wrote it, and where the next one begins. */
export interface Page {
  readonly body: string;
  readonly next: string | null;
}

interface PageRequest {
  readonly entity: Entity;
  readonly actor: Actor;
  readonly permission: GrantedPermission;
  readonly query: ListQuery;
  readonly named: (name: string) => Entity;
  /** What the lines of a log are about, by name; null for every other list. */
  readonly subjects: LogSubjects | null;
  readonly now: string;
}

const seesAllRestricted = ({ rights }: Actor): boolean => rights.has('view_restricted');

/** The columns of a list row, without what this caller's permission does not reach. */
function shownColumns({ entity, actor, permission }: PageRequest): readonly string[] {
  const within = fieldsWithin(permission);
  const all = listColumns(entity);
  const columns = seesAllRestricted(actor) ? all : all.filter((name) => !entity.fields[name]?.restricted);
  return within
    ? columns.filter((name) => !(name in entity.fields) || within.has(name) || name === 'home' || name === 'resident')
    : columns;
}

/**
 * How many rows a statement looks for, in a few sizes that stand in its text: of a number it is given only when it runs
 * PostgreSQL assumes a tenth of the table, and with millions of rows prefers to read and sort all of them.
 */
const pageSizes = [10, 50, 100, 200];
const mostOf = ({ limit }: ListQuery): number => (pageSizes.find((size) => size >= limit) ?? limit) + 1;

const { homes } = viewerSql;
const count = ':count::int';

/** The values by the names that a statement uses for them. A statement need not use all of them. */
const valuesOf = ({ actor, query, subjects, now }: PageRequest, wanted: readonly string[]): NamedValues => ({
  viewer: { ...viewerOf(actor, now), homes: wanted },
  count: query.limit,
  resident: query.resident,
  asked: query.conditions.map(({ value }) => value),
  after: query.after,
  sights: subjects?.sights,
});

/** Where the last page ended. */
function afterSql({ query }: PageRequest, alias: string): readonly string[] {
  const { column, down } = query.order;
  return query.after
    ? [`(${alias}.${quoted(column)}, ${alias}.id) ${down ? '<' : '>'} (:after.0, :after.1::uuid)`]
    : [];
}

/**
 * Filtering by a withheld field would reveal it, so it is refused, or finds only rows in which the field may be seen.
 */
function askedSql({ entity, permission }: PageRequest, { sql, field }: Condition, value: string): readonly string[] {
  const seen = field === undefined ? permission : permissionToSee(permission, field);
  if (field !== undefined && !seen) throw noFilter(entity, field);
  return [sql.replace('?', value), ...(seen && seen !== permission ? [rowsSql(entity, seen)] : [])];
}

/** Sorting by a withheld field would reveal it as well. */
function requireVisibleOrder({
  entity,
  permission,
  query: {
    order: { column },
  },
}: PageRequest): void {
  const isSeen =
    permission.all ||
    !(column in entity.fields) ||
    permission.reaches.every(({ fields }) => !fields || fields.includes(column));
  if (!isSeen)
    throw invalid({ ordering: `${column} is no order for you to put ${entity.labels.many.toLowerCase()} in.` });
}

function conditionsSql(asking: PageRequest): string {
  const { entity, permission, query } = asking;
  const removed =
    entity.log || query.deleted === 'with'
      ? []
      : [query.deleted === 'only' ? `t.${entity.marker}` : `not t.${entity.marker}`];
  const asked = query.conditions.flatMap((condition, i) => askedSql(asking, condition, `:asked.${i}`));
  return [rowsSql(entity, permission), ...removed, ...asked, ...afterSql(asking, 't')]
    .filter((condition) => condition !== 'true')
    .map((condition) => ` and ${condition}`)
    .join('');
}

/** The rows of the page and one more, along the index that leads to them soonest. */
function rowsOfPage(asking: PageRequest, also: string, columns: string, alone: boolean): string {
  const { entity, query } = asking;
  const resident = query.resident ? ':resident::uuid' : null;
  const most = mostOf(query);
  const way = query.order.down ? 'desc' : 'asc';
  const ending = `order by t.${quoted(query.order.column)} ${way}, t.id ${way} limit ${most}`;
  const from = (where: string) => `select ${columns} from ${quoted(entity.name)} t where ${where}${also} ${ending}`;
  if (entity.log) {
    const about = resident ? ` and t.resident = ${resident}` : '';
    // The lines of one person are few beside those of a house, whoever may read them.
    if (asking.permission.all && resident)
      return from(`${query.home ? `t.home = any(${homes})` : logScopeSql(homes)}${about}`);
    if (asking.permission.all)
      return logRowsSql({
        homes,
        most,
        also,
        within: [...afterSql(asking, 'x'), ...spanSql(query)],
        asked: askedColumns(query),
        columns,
        way,
        inHouse: query.home !== null,
      });
    // A narrower permission reaches only lines of one's own, so those without a house need no further condition.
    return from(`(t.home = any(${homes})${query.home ? '' : ' or t.home is null'})${about}`);
  }
  if (resident) return from(`${aboutSql(entity, resident)}${narrowed(asking)}`);
  if (entity.belongsTo !== 'home' && entity.belongsTo !== 'resident') return from(scopeSql(entity));
  const here = alone
    ? from(hereSql(entity, `(${homes})[1]`))
    : `select ${columns} from unnest(${homes}) as h(home) cross join lateral (${from(hereSql(entity, 'h.home'))}) t ${ending}`;
  return entity.movesAlong ? `select t.* from ((${here}) union all (${from(movedInSql(entity))})) t ${ending}` : here;
}

/** The days that are asked for, of what stands beside a log. */
const spanSql = ({ conditions }: ListQuery): readonly string[] =>
  conditions.flatMap(({ sql, isSpan }, i) => (isSpan ? [sql.replace('t.', 'x.').replace('?', `:asked.${i}`)] : []));

/** The columns a person asked about, each with its values' placeholder. */
const askedColumns = ({ conditions }: ListQuery): Readonly<Record<string, string>> =>
  Object.fromEntries(conditions.flatMap(({ field }, i) => (field ? [[field, `:asked.${i}`]] : [])));

const statements = new WeakMap<Entity, Map<string, NamedStatement>>();

/** One statement per shape of question, built once: a text that asks "or is null" could not use an index. */
function statementOf(asking: PageRequest, alone: boolean): NamedStatement {
  const { entity, actor, permission, query, subjects } = asking;
  const { order, deleted, conditions } = query;
  // The rows and fields of a narrower permission would have to be part of the shape, and few people have one.
  if (!permission.all) return pageSql(asking, alone);
  const known = statements.get(entity) ?? new Map<string, NamedStatement>();
  const shape = [
    mostOf(query),
    order.column,
    order.down,
    deleted,
    seesAllRestricted(actor),
    alone,
    query.home !== null,
    query.resident !== null,
    query.after !== null,
    ...conditions.map(({ sql }) => sql),
    ...(subjects?.cases ?? []),
  ].join(' ');
  const statement = known.get(shape) ?? pageSql(asking, alone);
  statements.set(entity, known.set(shape, statement));
  return statement;
}

function pageSql(asking: PageRequest, alone: boolean): NamedStatement {
  const { column } = asking.query.order;
  const shown = shownColumns(asking);
  const columns = columnsSql([...new Set([...shown, 'id', column])], 't');
  const page = rowsOfPage(asking, conditionsSql(asking), columns, alone);
  // A row's number is its place in the array: row_number() would hold all rows in memory once more.
  const at = (value: string) => `(array_agg(${value}))[${count}]`;
  return new NamedStatement(`select coalesce(array_to_json((array_agg(r))[: ${count}])::text, '[]') as body,
      json_build_array(${at(`p.${quoted(column)}`)}, ${at('p.id')}) as last, count(*) > ${count} as more
    from (${page}) p cross join lateral (${rowSql(asking, shown)}) r`);
}

/** The name of the house is left out: every screen has the names of the houses already. */
function rowSql({ entity, named, subjects }: PageRequest, columns: readonly string[]): string {
  const names = [
    ...namePairs(
      entity,
      columns.filter((name) => name !== 'home'),
      named,
      'p',
    ),
    ...(subjects ? subjectPairs(subjects) : []),
  ];
  return `select ${columnsSql(columns, 'p')}, json_build_object(${names.join(', ')}) as names`;
}

/** A home that is asked for narrows the list of one resident too, unless the records move along with the resident. */
const narrowed = ({ entity, query }: PageRequest): string =>
  query.home && 'home' in entity.fields && !entity.movesAlong ? ` and t.home = any(${homes})` : '';

/**
 * Staff of head office have no house of their own (`homes` is empty), and are listed among the people of every house.
 */
function withHeadOffice(asking: PageRequest): PageRequest {
  const { entity, actor, query } = asking;
  if (entity.belongsTo !== 'homes' || !query.home || !actor.homes.includes(query.home)) return asking;
  const worksHere: Condition = { sql: `(t.homes && ? or t.homes = '{}')`, value: [query.home] };
  return { ...asking, query: { ...query, home: null, conditions: [...query.conditions, worksHere] } };
}

const isWho = (to: string): boolean => to === 'staff';

/**
 * Where neither a house nor a resident nor another record is asked for, the list is about all houses but practice ones.
 */
function housesAskedAbout({ entity, actor, query }: PageRequest): readonly string[] {
  const namesOne = query.conditions.some(({ field }) => {
    const asked = field === undefined ? undefined : entity.fields[field];
    return asked?.kind === 'ref' && !isWho(asked.to);
  });
  return entity.log || query.resident !== null || namesOne ? actor.homes : realHomes(actor);
}

export async function listPage(db: Db, given: PageRequest): Promise<Page> {
  requireVisibleOrder(given);
  const asking = withHeadOffice(given);
  const { actor, query } = asking;
  const wanted = query.home ? actor.homes.filter((home) => home === query.home) : housesAskedAbout(asking);
  const [row] = await statementOf(asking, wanted.length === 1).run<{
    body: string;
    last: [unknown, string];
    more: boolean;
  }>(db, valuesOf(asking, wanted));
  if (!row) throw new Error('a page always answers with one row');
  return { body: row.body, next: row.more ? cursorOf(...row.last) : null };
}
