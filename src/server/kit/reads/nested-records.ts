import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Actor } from '../access/actor.ts';
import type { RecordContext } from '../context/record-context.ts';
import { recordFrom, rowsFrom } from '../schema/record-from.ts';

/** Puts the records that an entity's answers carry inside their own where they belong: one statement for a whole page. */
export async function withNested(context: RecordContext, actor: Actor, entity: Entity, body: string): Promise<string> {
  const nested = context.rules[entity.name]?.nested;
  if (!nested) return body;
  const isList = body.startsWith('[');
  const rows: readonly AnyRecord[] = isList ? rowsFrom(entity, body) : [recordFrom<Entity>(entity, body)];
  const inner =
    rows.length === 0 ? null : await nested.read({ context, actor, ids: rows.map((row) => row.id), isList });
  if (!inner) return body;
  const filled = rows.map((row) => ({ ...row, [nested.name]: inner.get(row.id) ?? [] }));
  return JSON.stringify(isList ? filled : filled[0]);
}
