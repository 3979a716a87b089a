import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Actor } from '../access/actor.ts';
import { writeHistory } from '../context/audit-entry.ts';
import type { RecordContext } from '../context/record-context.ts';
import { findVisible } from '../records/audited-read.ts';
import { identityOf } from '../history/write-audit.ts';

/** A page about the record went to paper, which no right reaches any more: who took it, and when. It changes nothing, so no event is sent. */
export async function auditPrint(context: RecordContext, actor: Actor, entity: Entity, id: string): Promise<void> {
  const record = await findVisible({ context, actor, entity }, id);
  await writeHistory(context.db, {
    at: context.now(),
    actor,
    action: 'print',
    ...identityOf(entity, record),
    object_version: null,
  });
}
