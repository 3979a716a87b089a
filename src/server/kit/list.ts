import type { Entity } from '#domain/kit/entity.ts';
import type { Actor } from './actor.ts';
import type { Db } from './database.ts';
import type { Leave } from './leave.ts';
import type { Question } from './question.ts';
import { columnsSql, listColumns, namesSql } from './columns.ts';
import { fieldsWithin, rowsSql } from './leave.ts';
import { cursorOf } from './question.ts';
import { aboutSql, hereSql, readsDeparted, scopeSql } from './scope.ts';
import { quoted } from './table.ts';

/** One page of a list as PostgreSQL wrote it, and where the next one begins. */
export interface Page {
  readonly body: string;
  readonly next: string | null;
}

interface Asking {
  readonly entity: Entity;
  readonly actor: Actor;
  readonly leave: Leave;
  readonly question: Question;
  readonly named: (name: string) => Entity;
}

/** The columns of a list row, without what this caller's leave does not reach. */
function shownColumns({ entity, leave }: Asking): readonly string[] {
  const within = fieldsWithin(leave);
  const columns = listColumns(entity).filter((name) => !entity.fields[name]?.restricted);
  return within ? columns.filter((name) => !(name in entity.fields) || within.has(name) || name === 'home' || name === 'resident') : columns;
}

class Values {
  readonly given: unknown[] = [];
  add(value: unknown): string {
    this.given.push(value);
    return `$${this.given.length}`;
  }
}

/** The values that every shape names, as placeholders that say their type. */
interface Named {
  readonly homes: string;
  readonly senior: string;
  readonly count: string;
  readonly me: string;
  readonly resident: string | null;
}

function conditionsSql({ entity, leave, question }: Asking, values: Values, { me }: Named): string {
  const { column, down } = question.order;
  const removed = entity.log || question.deleted === 'with' ? [] : [question.deleted === 'only' ? `t.${entity.marker}` : `not t.${entity.marker}`];
  const asked = question.conditions.map(({ sql, value }) => sql.replace('?', values.add(value)));
  const after = question.after ? [`(t.${quoted(column)}, t.id) ${down ? '<' : '>'} (${values.add(question.after[0])}, ${values.add(question.after[1])}::uuid)`] : [];
  return [rowsSql(entity, leave, me), ...removed, ...asked, ...after].filter((condition) => condition !== 'true').map((condition) => ` and ${condition}`).join('');
}

/** The rows of the page and one more, along the index that leads to them soonest. */
function rowsOfPage(asking: Asking, named: Named, also: string, columns: string, alone: boolean): string {
  const { entity, question } = asking;
  const { homes, senior, count, resident } = named;
  const way = question.order.down ? 'desc' : 'asc';
  const ending = `order by t.${quoted(question.order.column)} ${way}, t.id ${way} limit ${count} + 1`;
  const from = (where: string) => `select ${columns} from ${quoted(entity.name)} t where ${where}${also} ${ending}`;
  if (resident && !entity.log) return from(`${aboutSql(entity, resident, homes, senior)}${narrowed(asking, homes)}`);
  if (entity.belongsTo !== 'home' && entity.belongsTo !== 'resident') return from(`${scopeSql(entity, homes, senior)}${narrowed(asking, homes)}${resident ? ` and t.resident = ${resident}` : ''}`);
  if (alone) return from(hereSql(entity, `(${homes})[1]`, senior));
  return `select ${columns} from unnest(${homes}) as h(home) cross join lateral (${from(hereSql(entity, 'h.home', senior))}) t ${ending}`;
}

/** One statement text per shape of question: a text that asks "or is null" could not use an index. */
function pageSql(asking: Asking): { readonly text: string; readonly values: readonly unknown[] } {
  const { actor, question } = asking;
  const values = new Values();
  const wanted = question.home ? actor.homes.filter((home) => home === question.home) : actor.homes;
  const named: Named = {
    homes: `${values.add(wanted)}::uuid[]`,
    senior: `${values.add(readsDeparted(actor))}::boolean`,
    count: `${values.add(question.limit)}::int`,
    me: `${values.add(actor.id)}::uuid`,
    resident: question.resident ? `${values.add(question.resident)}::uuid` : null,
  };
  const { homes, senior, count, me } = named;
  const { column } = question.order;
  const shown = shownColumns(asking);
  const columns = columnsSql([...new Set([...shown, 'id', column])], 't');
  const page = rowsOfPage(asking, named, conditionsSql(asking, values, named), columns, wanted.length === 1);
  // The values are named once more, so that PostgreSQL knows their types even where the shape has no use for them.
  const text = `select coalesce(json_agg(x.row) filter (where x.place <= ${count}), '[]')::text as body,
      json_agg(json_build_array(x.key, x.id)) filter (where x.place = ${count}) as last, count(*) > ${count} as more
    from (select t.id, t.${quoted(column)} as key, row_number() over () as place, (select row_to_json(r) from (${rowSql(asking, shown)}) r) as row from (${page}) t) x
    where ${homes} is not null and ${senior} is not null and ${me} is not null`;
  return { text, values: values.given };
}

/** Every screen knows the houses by name, so a row does not say it again. */
const rowSql = ({ entity, named }: Asking, columns: readonly string[]): string =>
  `select ${columnsSql(columns, 't')}, ${namesSql(entity, columns.filter((name) => name !== 'home'), named, 't')} as names`;

/** A named home narrows even the lists that do not run along one. */
function narrowed({ entity, question }: Asking, homes: string): string {
  if (!question.home) return '';
  if (entity.log) return ` and t.home = any(${homes})`;
  return question.resident && 'home' in entity.fields ? ` and t.home = any(${homes})` : '';
}

export async function listPage(db: Db, asking: Asking): Promise<Page> {
  const { text, values } = pageSql(asking);
  const [row] = await db.query<{ body: string; last: [[unknown, string]] | null; more: boolean }>(text, values);
  if (!row) throw new Error('a page always answers with one row');
  const [last] = row.last ?? [];
  return { body: row.body, next: row.more && last ? cursorOf(...last) : null };
}
