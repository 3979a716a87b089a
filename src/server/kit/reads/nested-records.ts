import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Actor } from '../access/actor.ts';
import type { RecordContext } from '../context/record-context.ts';

type NestedRow = RecordValues & { readonly id: string };

/** Puts the records that an entity's answers carry inside their own where they belong: one statement for a whole page. */
export async function withNested(context: RecordContext, actor: Actor, entity: Entity, body: string): Promise<string> {
  const nested = context.rules[entity.name]?.nested;
  if (!nested) return body;
  const outer = JSON.parse(body) as NestedRow | readonly NestedRow[];
  const isList = Array.isArray(outer);
  const rows: readonly NestedRow[] = isList ? outer : [outer as NestedRow];
  const inner =
    rows.length === 0 ? null : await nested.read({ context, actor, ids: rows.map((row) => row.id), isList });
  if (!inner) return body;
  const filled = rows.map((row) => ({ ...row, [nested.name]: inner.get(row.id) ?? [] }));
  return JSON.stringify(isList ? filled : filled[0]);
}
