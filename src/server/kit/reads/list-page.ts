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

interface Asking {
  readonly entity: Entity;
  readonly actor: Actor;
  readonly permission: GrantedPermission;
  readonly question: ListQuery;
  readonly named: (name: string) => Entity;
  /** What the lines of a log are about, by name; null for every other list. */
  readonly subjects: LogSubjects | null;
  readonly now: string;
}

const seesAllRestricted = ({ rights }: Actor): boolean => rights.has('view_restricted');

/** The columns of a list row, without what this caller's permission does not reach. */
function shownColumns({ entity, actor, permission }: Asking): readonly string[] {
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
const valuesOf = ({ actor, question, subjects, now }: Asking, wanted: readonly string[]): NamedValues => ({
  viewer: { ...viewerOf(actor, now), homes: wanted },
  count: question.limit,
  resident: question.resident,
  asked: question.conditions.map(({ value }) => value),
  after: question.after,
  sights: subjects?.sights,
});

/** Where the last page ended. */
function afterSql({ question }: Asking, alias: string): readonly string[] {
  const { column, down } = question.order;
  return question.after
    ? [`(${alias}.${quoted(column)}, ${alias}.id) ${down ? '<' : '>'} (:after.0, :after.1::uuid)`]
    : [];
}

/**
 * Filtering by a withheld field would reveal it, so it is refused, or finds only rows in which the field may be seen.
 */
function askedSql({ entity, permission }: Asking, { sql, field }: Condition, value: string): readonly string[] {
  const seen = field === undefined ? permission : permissionToSee(permission, field);
  if (field !== undefined && !seen) throw noFilter(entity, field);
  return [sql.replace('?', value), ...(seen && seen !== permission ? [rowsSql(entity, seen)] : [])];
}

/** Sorting by a withheld field would reveal it as well. */
function requireVisibleOrder({
  entity,
  permission,
  question: {
    order: { column },
  },
}: Asking): void {
  const isSeen =
    permission.all ||
    !(column in entity.fields) ||
    permission.reaches.every(({ fields }) => !fields || fields.includes(column));
  if (!isSeen)
    throw invalid({ ordering: `${column} is no order for you to put ${entity.labels.many.toLowerCase()} in.` });
}

function conditionsSql(asking: Asking): string {
  const { entity, permission, question } = asking;
  const removed =
    entity.log || question.deleted === 'with'
      ? []
      : [question.deleted === 'only' ? `t.${entity.marker}` : `not t.${entity.marker}`];
  const asked = question.conditions.flatMap((condition, i) => askedSql(asking, condition, `:asked.${i}`));
  return [rowsSql(entity, permission), ...removed, ...asked, ...afterSql(asking, 't')]
    .filter((condition) => condition !== 'true')
    .map((condition) => ` and ${condition}`)
    .join('');
}

/** The rows of the page and one more, along the index that leads to them soonest. */
function rowsOfPage(asking: Asking, also: string, columns: string, alone: boolean): string {
  const { entity, question } = asking;
  const resident = question.resident ? ':resident::uuid' : null;
  const most = mostOf(question);
  const way = question.order.down ? 'desc' : 'asc';
  const ending = `order by t.${quoted(question.order.column)} ${way}, t.id ${way} limit ${most}`;
  const from = (where: string) => `select ${columns} from ${quoted(entity.name)} t where ${where}${also} ${ending}`;
  if (entity.log) {
    const about = resident ? ` and t.resident = ${resident}` : '';
    // The lines of one person are few beside those of a house, whoever may read them.
    if (asking.permission.all && resident)
      return from(`${question.home ? `t.home = any(${homes})` : logScopeSql(homes)}${about}`);
    if (asking.permission.all)
      return logRowsSql({
        homes,
        most,
        also,
        within: [...afterSql(asking, 'x'), ...spanSql(question)],
        asked: askedColumns(question),
        columns,
        way,
        inHouse: question.home !== null,
      });
    // A narrower permission reaches only lines of one's own, so those without a house need no further condition.
    return from(`(t.home = any(${homes})${question.home ? '' : ' or t.home is null'})${about}`);
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
function statementOf(asking: Asking, alone: boolean): NamedStatement {
  const { entity, actor, permission, question, subjects } = asking;
  const { order, deleted, conditions } = question;
  // The rows and fields of a narrower permission would have to be part of the shape, and few people have one.
  if (!permission.all) return pageSql(asking, alone);
  const known = statements.get(entity) ?? new Map<string, NamedStatement>();
  const shape = [
    mostOf(question),
    order.column,
    order.down,
    deleted,
    seesAllRestricted(actor),
    alone,
    question.home !== null,
    question.resident !== null,
    question.after !== null,
    ...conditions.map(({ sql }) => sql),
    ...(subjects?.cases ?? []),
  ].join(' ');
  const statement = known.get(shape) ?? pageSql(asking, alone);
  statements.set(entity, known.set(shape, statement));
  return statement;
}

function pageSql(asking: Asking, alone: boolean): NamedStatement {
  const { column } = asking.question.order;
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
function rowSql({ entity, named, subjects }: Asking, columns: readonly string[]): string {
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
const narrowed = ({ entity, question }: Asking): string =>
  question.home && 'home' in entity.fields && !entity.movesAlong ? ` and t.home = any(${homes})` : '';

/**
 * Staff of head office have no house of their own (`homes` is empty), and are listed among the people of every house.
 */
function withHeadOffice(asking: Asking): Asking {
  const { entity, actor, question } = asking;
  if (entity.belongsTo !== 'homes' || !question.home || !actor.homes.includes(question.home)) return asking;
  const worksHere: Condition = { sql: `(t.homes && ? or t.homes = '{}')`, value: [question.home] };
  return { ...asking, question: { ...question, home: null, conditions: [...question.conditions, worksHere] } };
}

const isWho = (to: string): boolean => to === 'staff';

/**
 * Where neither a house nor a resident nor another record is asked for, the list is about all houses but practice ones.
 */
function housesAskedAbout({ entity, actor, question }: Asking): readonly string[] {
  const namesOne = question.conditions.some(({ field }) => {
    const asked = field === undefined ? undefined : entity.fields[field];
    return asked?.kind === 'ref' && !isWho(asked.to);
  });
  return entity.log || question.resident !== null || namesOne ? actor.homes : realHomes(actor);
}

export async function listPage(db: Db, given: Asking): Promise<Page> {
  requireVisibleOrder(given);
  const asking = withHeadOffice(given);
  const { actor, question } = asking;
  const wanted = question.home ? actor.homes.filter((home) => home === question.home) : housesAskedAbout(asking);
  const [row] = await statementOf(asking, wanted.length === 1).run<{
    body: string;
    last: [unknown, string];
    more: boolean;
  }>(db, valuesOf(asking, wanted));
  if (!row) throw new Error('a page always answers with one row');
  return { body: row.body, next: row.more ? cursorOf(...row.last) : null };
}
