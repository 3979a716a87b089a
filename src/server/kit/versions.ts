import type { AnyRecord, Entity } from '#domain/kit/entity.ts';
import type { Actor } from './actor.ts';
import type { Keeper } from './keeper.ts';
import { writeHistory } from './history.ts';
import { leaveTo } from './leave.ts';
import { findShown } from './looking.ts';
import { shown } from './shown.ts';
import { identityOf } from './telling.ts';

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
