import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Actor } from '../access/actor.ts';
import type { RecordContext } from '../context/record-context.ts';
import { writeHistory } from '../context/audit-entry.ts';
import { requirePermission } from '../access/permission.ts';
import { findVisible } from './audited-read.ts';
import { visibleRecord } from '../access/visible-record.ts';
import { identityOf } from '../history/write-audit.ts';

/** Every earlier version of a record, newest first, with the same rights as the record itself. */
export async function versions(context: RecordContext, actor: Actor, entity: Entity, id: string): Promise<string> {
  const permission = requirePermission(actor, 'view', entity);
  const current = await findVisible({ context, actor, entity }, id);
  const rows = await context.db.query<{ body: AnyRecord; kept_at: string }>(
    'select v.body, v.kept_at from record_version v where v.entity = $1 and v.record = $2 order by v.version desc limit 200',
    [entity.name, id],
  );
  const now = context.now();
  await writeHistory(context.db, {
    at: now,
    actor,
    action: 'view',
    ...identityOf(entity, current),
    summary: 'earlier versions',
  });
  const secrets = Object.entries(entity.fields)
    .filter(([, field]) => field.secret)
    .map(([name]) => name);
  const bodies = rows.map(({ body }) =>
    JSON.stringify(Object.fromEntries(Object.entries(body).filter(([name]) => !secrets.includes(name)))),
  );
  return `[${bodies
    .map((body) => visibleRecord(entity, actor, permission, body, now))
    .filter((body) => body !== null)
    .join(',')}]`;
}
