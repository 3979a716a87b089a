import type { Action } from '../context/record-context.ts';
import { permissionOrNull } from '../access/permission.ts';
import { savedBefore } from '../runtime/refusals.ts';
import { visibleRecord } from '../access/visible-record.ts';
import { quoted } from '../schema/table.ts';
import { readNamed } from '../reads/read-record.ts';
import { viewerOf } from '../access/viewer.ts';

/** Its author is answered with what they wrote, a colleague at the same tablet with what they may see of it. */
function seenBy({ context, actor, entity }: Action, author: string | null, whole: string): string | null {
  if (author === null || author === actor.id) return whole;
  const permission = permissionOrNull(actor, 'view', entity);
  return permission && visibleRecord(entity, actor, permission, whole, context.now());
}

/**
 * A POST that arrives twice is answered twice with the one record it made. The same id with other content,
 * or an id that belongs to a record out of the caller's sight, is a conflict that reveals nothing.
 */
export async function earlierAnswer(acting: Action, id: string, content: Buffer): Promise<string | null> {
  const { context, actor, entity, within = context.db } = acting;
  const [stored] = await within.query<{ first_content: Buffer | null; created_by: string | null }>(
    `select first_content, created_by from ${quoted(entity.name)} where id = $1`,
    [id],
  );
  if (!stored) return null;
  const whole = await readNamed(context, within, entity, id, viewerOf(actor, context.now()));
  const body = whole && seenBy(acting, stored.created_by, whole);
  if (!body || !stored.first_content?.equals(content)) throw savedBefore();
  return body;
}
