import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Actor } from '../access/actor.ts';
import { permissionOrNull, permissionToSee, rowsSql, type GrantedPermission } from '../access/permission.ts';
import { scopeSql } from '../access/scope.ts';
import type { RecordContext } from '../context/record-context.ts';
import { viewerOf } from '../access/viewer.ts';
import { titleSql } from '../schema/columns.ts';
import { NamedStatement } from '../schema/named-statement.ts';
import { quoted } from '../schema/table.ts';

/** The kinds of record that a line of a log calls by their names, besides the resident it is about. */
const kinds = ['staff', 'group'];

/**
 * The SQL that names them for one reader: a case for each kind, and the values of its conditions, given as `sights`.
 */
export interface LogSubjects {
  readonly cases: readonly string[];
  readonly sights: readonly unknown[];
}

/** Only kinds whose names the reader may see have a case. */
export function logSubjects(context: RecordContext, actor: Actor): LogSubjects {
  const cases: string[] = [];
  const sights: unknown[] = [];
  for (const entity of kinds.map(context.named)) {
    const permission = permissionToName(actor, entity);
    if (!permission) continue;
    const hidden = context.rules[entity.name]?.visibleConditions?.({ context, actor, now: context.now() }) ?? [];
    const seen = hidden.map(({ sql, value }) => ` and ${sql.replace('?', `:sights.${sights.push(value) - 1}`)}`);
    cases.push(
      `when '${entity.name}' then (select ${titleSql(entity, 't', context.named)} from ${quoted(entity.name)} t where t.id = p.object_id and ${scopeSql(entity)} and ${rowsSql(entity, permission)}${seen.join('')})`,
    );
  }
  return { cases, sights };
}

const permissionToName = (actor: Actor, entity: Entity): GrantedPermission | null =>
  entity.title.reduce<GrantedPermission | null>(
    (permission, field) => permission && permissionToSee(permission, field),
    permissionOrNull(actor, 'view', entity),
  );

/** A refused line names nothing: the name would reveal that the record exists. */
const subjectSql = ({ cases }: LogSubjects): string =>
  `case when p.result = 'ok' then case p.entity ${cases.join(' ')} end end`;

/** The name of what a line of the page `p` is about, as a pair of its `names`. */
export const subjectPairs = (subjects: LogSubjects): readonly string[] =>
  subjects.cases.length > 0 ? [`'object_id', ${subjectSql(subjects)}`] : [];

/** The same for one line by itself, within the JSON of its answer. */
export async function withSubject(context: RecordContext, actor: Actor, log: Entity, answer: string): Promise<string> {
  const subjects = logSubjects(context, actor);
  if (subjects.cases.length === 0) return answer;
  // Every record that is answered has its id, and the names of the people it mentions.
  const line = JSON.parse(answer) as { readonly id: string; readonly names: Readonly<Record<string, string | null>> };
  const statement = new NamedStatement(
    `select ${subjectSql(subjects)} as name from ${quoted(log.name)} p where p.id = :id::uuid`,
  );
  const [subject] = await statement.run<{ name: string | null }>(context.db, {
    id: line.id,
    viewer: viewerOf(actor, context.now()),
    sights: subjects.sights,
  });
  return JSON.stringify({ ...line, names: { ...line.names, object_id: subject?.name ?? null } });
}
