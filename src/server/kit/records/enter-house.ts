import type { Entity, RecordOf } from '#domain/kit/vocabulary/entity.ts';
import type { Action } from '../context/record-context.ts';
import { auditView } from '../history/audit-view.ts';
import { findInReach } from './find-record.ts';

/** The house whose page is read, where the caller works in it; that they looked at this part of it is written down. */
export async function enterHouse<E extends Entity>(acting: Action<E>, id: string, part: string): Promise<RecordOf<E>> {
  const { context, actor, entity } = acting;
  const house = await findInReach(acting, id);
  await auditView(context.db, {
    at: context.now(),
    actor,
    entity: entity.name,
    object_id: house.id,
    home: house.id,
    summary: part,
  });
  return house;
}
