import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { may, roles } from '#domain/kit/vocabulary/permissions.ts';
import { whoCan } from '#domain/kit/people/who-can.ts';
import { readerOf, type Actor } from '../../kit/access/actor.ts';
import { permissionOrNull } from '../../kit/access/permission.ts';
import type { RuleContext } from '../../kit/context/record-context.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { refused } from '../../kit/runtime/refusals.ts';

const allowed = `select 1 from assessment a where a.id = $1::uuid and a.who_may_complete && array(
  select r.key from jsonb_each_text($2::jsonb) r join "group" g on g.name = r.value and g.is_system and not g.is_deleted where g.id = any($3::uuid[]))`;

/** Whether somebody may fill in this form: any of them, or one that names their role. */
export async function mayFill(db: Db, actor: Actor, entity: Entity, form: unknown): Promise<boolean> {
  if (may(actor.rights, 'add', entity.name)) return true;
  if (!permissionOrNull(actor, 'add', entity)) return false;
  return (await db.query(allowed, [form, JSON.stringify(roles), actor.groups])).length > 0;
}

/** Whoever may complete only some forms is asked whether this is one of them. */
export async function askToComplete({ db, actor, before }: RuleContext, entity: Entity, form: unknown): Promise<void> {
  if (!before && !(await mayFill(db, actor, entity, form)))
    throw refused(`This form is completed by others. ${whoCan(entity.access, 'add', readerOf(actor))}`);
}
