import type { Entity } from '#domain/kit/entity.ts';
import type { Actor } from './actor.ts';
import type { Db } from './database.ts';
import type { Leave } from './leave.ts';
import type { Question } from './question.ts';
import { columnsSql, listColumns, namesSql } from './columns.ts';
import { fieldsWithin, rowsSql } from './leave.ts';
import { cursorOf } from './question.ts';
import { hereSql, readsDeparted, scopeSql } from './scope.ts';
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

/** One statement text per shape of question: a text that asks "or is null" could not use an index. */
function pageSql(asking: Asking): { readonly text: string; readonly values: readonly unknown[] } {
  const { entity, actor, leave, question } = asking;
  const values = new Values();
  const wanted = question.home ? actor.homes.filter((home) => home === question.home) : actor.homes;
  const homes = `${values.add(wanted)}::uuid[]`;
  const senior = `${values.add(readsDeparted(actor))}::boolean`;
  const count = `${values.add(question.limit)}::int`;
  const me = `${values.add(actor.id)}::uuid`;
  const { column, down } = question.order;
  const way = down ? 'desc' : 'asc';
  const conditions = [
    rowsSql(entity, leave, me),
    ...(entity.log ? [] : question.deleted === 'with' ? [] : [question.deleted === 'only' ? `t.${entity.marker}` : `not t.${entity.marker}`]),
    ...(question.resident ? [`t.resident = ${values.add(question.resident)}`] : []),
    ...question.conditions.map(({ sql, value }) => sql.replace('?', values.add(value))),
    ...(question.after ? [`(t.${quoted(column)}, t.id) ${down ? '<' : '>'} (${values.add(question.after[0])}, ${values.add(question.after[1])}::uuid)`] : []),
  ].filter((condition) => condition !== 'true');
  const also = conditions.map((condition) => ` and ${condition}`).join('');
  const ending = `order by t.${quoted(column)} ${way}, t.id ${way} limit ${count} + 1`;
  const alongHome = (entity.belongsTo === 'home' || entity.belongsTo === 'resident') && !question.resident;
  const page = alongHome
    ? `select t.* from unnest(${homes}) as h(home) cross join lateral (select t.* from ${quoted(entity.name)} t where ${hereSql(entity, 'h.home', senior)}${also} ${ending}) t ${ending}`
    : `select t.* from ${quoted(entity.name)} t where ${scopeSql(entity, homes, senior)}${narrowed(asking, homes)}${also} ${ending}`;
  // Every value is named once, so that PostgreSQL knows its type even where the shape has no use for it.
  const text = `with page as (${page}), asked as (select ${homes} as homes, ${senior} as senior, ${me} as me)
    select coalesce((select json_agg(row_to_json(r)) from (${rowSql(asking)} from page p order by p.${quoted(column)} ${way}, p.id ${way} limit ${count}) r), '[]')::text as body,
      (select json_build_array(p.${quoted(column)}, p.id) from page p order by p.${quoted(column)} ${way}, p.id ${way} offset ${count} - 1 limit 1) as last,
      (select count(*) from page) > ${count} as more`;
  return { text, values: values.given };
}

const rowSql = (asking: Asking): string => {
  const columns = shownColumns(asking);
  return `select ${columnsSql(columns, 'p')}, ${namesSql(asking.entity, columns, asking.named, 'p')} as names`;
};

/** A named home narrows even the lists that do not run along one. */
function narrowed({ entity, question }: Asking, homes: string): string {
  if (!question.home) return '';
  if (entity.log) return ` and t.home = any(${homes})`;
  return question.resident && 'home' in entity.fields ? ` and t.home = any(${homes})` : '';
}

export async function listPage(db: Db, asking: Asking): Promise<Page> {
  const { text, values } = pageSql(asking);
  const [row] = await db.query<{ body: string; last: [unknown, string] | null; more: boolean }>(text, values);
  if (!row) throw new Error('a page always answers with one row');
  return { body: row.body, next: row.more && row.last ? cursorOf(row.last[0], row.last[1]) : null };
}
