import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Actor } from '../access/actor.ts';
import type { Keeper } from '../context/record-context.ts';
import { writeHistory } from '../context/audit-entry.ts';
import { leaveTo } from '../access/permission.ts';
import { findShown } from './audited-read.ts';
import { shown } from '../access/visible-record.ts';
import { identityOf } from '../history/write-audit.ts';

/** Every earlier version of a record, newest first, with the same rights as the record itself. */
export async function versions(keeper: Keeper, actor: Actor, entity: Entity, id: string): Promise<string> {
  const leave = leaveTo(actor, 'view', entity);
  const current = await findShown({ keeper, actor, entity }, id);
  const rows = await keeper.db.query<{ body: AnyRecord; kept_at: string }>(
    'select v.body, v.kept_at from record_version v where v.entity = $1 and v.record = $2 order by v.version desc limit 200',
    [entity.name, id],
  );
  const now = keeper.now();
  await writeHistory(keeper.db, { at: now, actor, action: 'view', ...identityOf(entity, current), summary: 'earlier versions' });
  const secrets = Object.entries(entity.fields).filter(([, field]) => field.secret).map(([name]) => name);
  const bodies = rows.map(({ body }) => JSON.stringify(Object.fromEntries(Object.entries(body).filter(([name]) => !secrets.includes(name)))));
  return `[${bodies.map((body) => shown(entity, actor, leave, body, now)).filter((body) => body !== null).join(',')}]`;
}
