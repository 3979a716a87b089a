import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Actor } from '../access/actor.ts';
import type { Db } from '../runtime/database.ts';
import type { Permission } from '../access/permission.ts';
import type { Condition, ListQuery } from '../schema/list-query.ts';
import { columnsSql, listColumns, namesSql } from '../schema/columns.ts';
import { fieldsWithin, permissionToSee, rowsSql } from '../access/permission.ts';
import { logRowsSql, logScopeSql } from '../access/log-rows.ts';
import { cursorOf, noFilter } from '../schema/list-query.ts';
import { invalid } from '../runtime/refusals.ts';
import { aboutSql, hereSql, movedInSql, readsDeparted, scopeSql } from '../access/scope.ts';
import { quoted } from '../schema/table.ts';

/** One page of a list as PostgreSQL wrote it, and where the next one begins. */
export interface Page {
  readonly body: string;
  readonly next: string | null;
}

interface Asking {
  readonly entity: Entity;
  readonly actor: Actor;
  readonly permission: Permission;
  readonly question: ListQuery;
  readonly named: (name: string) => Entity;
}

/** The columns of a list row, without what this caller's permission does not reach. */
function shownColumns({ entity, permission }: Asking): readonly string[] {
  const within = fieldsWithin(permission);
  const columns = listColumns(entity).filter((name) => !entity.fields[name]?.restricted);
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

/** The values that every shape names, as placeholders that say their type. */
interface Named {
  readonly homes: string;
  readonly senior: string;
  readonly count: string;
  readonly me: string;
  readonly resident: string | null;
}

/** Every value of a question, in the order in which its text names them. */
const valuesOf = ({ actor, question }: Asking, wanted: readonly string[]): readonly unknown[] => [
  wanted,
  readsDeparted(actor),
  question.limit,
  actor.id,
  ...(question.resident ? [question.resident] : []),
  ...question.conditions.map(({ value }) => value),
  ...(question.after ?? []),
];

/** The number of the first value after those that every shape names. */
const firstOf = ({ resident }: ListQuery): number => (resident ? 6 : 5);

/** Where the last page ended. */
function afterSql({ question }: Asking, first: number, alias: string): readonly string[] {
  const { column, down } = question.order;
  const place = first + question.conditions.length;
  return question.after
    ? [`(${alias}.${quoted(column)}, ${alias}.id) ${down ? '<' : '>'} ($${place}, $${place + 1}::uuid)`]
    : [];
}

/** A filter by a field that is withheld would tell it all the same. */
function askedSql(
  { entity, permission }: Asking,
  { sql, field }: Condition,
  value: string,
  me: string,
): readonly string[] {
  const seen = field === undefined ? permission : permissionToSee(permission, field);
  if (field !== undefined && !seen) throw noFilter(entity, field);
  return [sql.replace('?', value), ...(seen && seen !== permission ? [rowsSql(entity, seen, me)] : [])];
}

/** So would an order by it. */
function askAboutOrder({
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

function conditionsSql(asking: Asking, first: number, { me }: Named): string {
  const { entity, permission, question } = asking;
  const removed =
    entity.log || question.deleted === 'with'
      ? []
      : [question.deleted === 'only' ? `t.${entity.marker}` : `not t.${entity.marker}`];
  const asked = question.conditions.flatMap((condition, i) => askedSql(asking, condition, `$${first + i}`, me));
  return [rowsSql(entity, permission, me), ...removed, ...asked, ...afterSql(asking, first, 't')]
    .filter((condition) => condition !== 'true')
    .map((condition) => ` and ${condition}`)
    .join('');
}

/** The rows of the page and one more, along the index that leads to them soonest. */
function rowsOfPage(asking: Asking, named: Named, also: string, columns: string, alone: boolean): string {
  const { entity, question } = asking;
  const { homes, senior, resident } = named;
  const most = mostOf(question);
  const way = question.order.down ? 'desc' : 'asc';
  const ending = `order by t.${quoted(question.order.column)} ${way}, t.id ${way} limit ${most}`;
  const from = (where: string) => `select ${columns} from ${quoted(entity.name)} t where ${where}${also} ${ending}`;
  if (entity.log) {
    const about = resident ? ` and t.resident = ${resident}` : '';
    const isNarrowed = question.conditions.length > 0;
    // The lines of one person are few beside those of a house, whoever may read them.
    if (asking.permission.all && resident)
      return from(`${question.home ? `t.home = any(${homes})` : logScopeSql(homes)}${about}`);
    if (asking.permission.all)
      return logRowsSql({
        homes,
        most,
        also,
        after: afterSql(asking, firstOf(question), 'x'),
        isNarrowed,
        columns,
        way,
        inHouse: question.home !== null,
      });
    // Whoever reads no lines but their own need not be asked for whom the ones without a house are.
    return from(`(t.home = any(${homes})${question.home ? '' : ' or t.home is null'})${about}`);
  }
  if (resident) return from(`${aboutSql(entity, resident, homes, senior)}${narrowed(asking, homes)}`);
  if (entity.belongsTo !== 'home' && entity.belongsTo !== 'resident') return from(scopeSql(entity, homes, senior));
  const here = alone
    ? from(hereSql(entity, `(${homes})[1]`, senior))
    : `select ${columns} from unnest(${homes}) as h(home) cross join lateral (${from(hereSql(entity, 'h.home', senior))}) t ${ending}`;
  return entity.movesAlong
    ? `select t.* from ((${here}) union all (${from(movedInSql(entity, homes, senior))})) t ${ending}`
    : here;
}

const texts = new WeakMap<Entity, Map<string, string>>();

/** One statement text per shape of question, built once: a text that asks "or is null" could not use an index. */
function textOf(asking: Asking, alone: boolean): string {
  const { entity, permission, question } = asking;
  const { order, deleted, conditions } = question;
  // The rows and fields of a narrower permission would have to be part of the shape, and few people have one.
  if (!permission.all) return pageSql(asking, alone);
  const known = texts.get(entity) ?? new Map<string, string>();
  const shape = [
    mostOf(question),
    order.column,
    order.down,
    deleted,
    alone,
    question.home !== null,
    question.resident !== null,
    question.after !== null,
    ...conditions.map(({ sql }) => sql),
  ].join(' ');
  const text = known.get(shape) ?? pageSql(asking, alone);
  texts.set(entity, known.set(shape, text));
  return text;
}

function pageSql(asking: Asking, alone: boolean): string {
  const { question } = asking;
  const named: Named = {
    homes: '$1::uuid[]',
    senior: '$2::boolean',
    count: '$3::int',
    me: '$4::uuid',
    resident: question.resident ? '$5::uuid' : null,
  };
  const { homes, senior, count, me } = named;
  const { column } = question.order;
  const shown = shownColumns(asking);
  const columns = columnsSql([...new Set([...shown, 'id', column])], 't');
  const page = rowsOfPage(asking, named, conditionsSql(asking, firstOf(question), named), columns, alone);
  // Rows are counted by where they come to lie in the array: numbering each would keep them all once more.
  const at = (value: string) => `(array_agg(${value}))[${count}]`;
  // The values are named once more, so that PostgreSQL knows their types even where the shape has no use for them.
  return `select coalesce(array_to_json((array_agg(row_to_json(r)))[:${count}])::text, '[]') as body,
      json_build_array(${at(`t.${quoted(column)}`)}, ${at('t.id')}) as last, count(*) > ${count} as more
    from (${page}) t cross join lateral (${rowSql(asking, shown)}) r
    where ${homes} is not null and ${senior} is not null and ${me} is not null`;
}

/** Every screen knows the houses by name, so a row does not say it again. */
const rowSql = ({ entity, named }: Asking, columns: readonly string[]): string =>
  `select ${columnsSql(columns, 't')}, ${namesSql(
    entity,
    columns.filter((name) => name !== 'home'),
    named,
    't',
  )} as names`;

/** A named home narrows even a list that runs along a resident, but for what stands wherever the resident lives. */
const narrowed = ({ entity, question }: Asking, homes: string): string =>
  question.home && 'home' in entity.fields && !entity.movesAlong ? ` and t.home = any(${homes})` : '';

/** Head office works in no house in particular: whoever sees it at all sees it among the people of each house. */
function withHeadOffice(asking: Asking): Asking {
  const { entity, actor, question } = asking;
  if (entity.belongsTo !== 'homes' || !question.home || !actor.homes.includes(question.home)) return asking;
  const worksHere: Condition = { sql: `(t.homes && ? or t.homes = '{}')`, value: [question.home] };
  return { ...asking, question: { ...question, home: null, conditions: [...question.conditions, worksHere] } };
}

export async function listPage(db: Db, given: Asking): Promise<Page> {
  askAboutOrder(given);
  const asking = withHeadOffice(given);
  const { actor, question } = asking;
  const wanted = question.home ? actor.homes.filter((home) => home === question.home) : actor.homes;
  const [row] = await db.query<{ body: string; last: [unknown, string]; more: boolean }>(
    textOf(asking, wanted.length === 1),
    valuesOf(asking, wanted),
  );
  if (!row) throw new Error('a page always answers with one row');
  return { body: row.body, next: row.more ? cursorOf(...row.last) : null };
}
