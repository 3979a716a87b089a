import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Actor } from '../access/actor.ts';
import { requirePermission } from '../access/permission.ts';
import { requireExport } from '../access/require-export.ts';
import { writeHistory } from '../context/audit-entry.ts';
import type { RecordContext } from '../context/record-context.ts';
import { invalid } from '../runtime/refusals.ts';

/** As many as a list can have loaded. */
const most = 100_000;

/** Records leave the house as a file: only for those who may take them out, and written down before they go. */
export async function auditExport(context: RecordContext, actor: Actor, entity: Entity, count: unknown): Promise<void> {
  requirePermission(actor, 'view', entity);
  requireExport(actor, context.now());
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > most)
    throw invalid({ count: 'Count says how many records are taken out.' });
  await writeHistory(context.db, {
    at: context.now(),
    actor,
    action: 'export',
    entity: entity.name,
    summary: count === 1 ? '1 record' : `${count} records`,
  });
}
