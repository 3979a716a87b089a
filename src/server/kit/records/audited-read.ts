import { recordFrom } from '../schema/record-from.ts';
import { withSubject } from '../reads/log-subjects.ts';
import { readNamed, readNamedAudited, readRecords } from '../reads/read-record.ts';
import { viewerOf } from '../access/viewer.ts';
import type { AnyRecord, Entity, RecordOf } from '#domain/kit/vocabulary/entity.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import type { Actor } from '../access/actor.ts';
import { writeHistory } from '../context/audit-entry.ts';
import type { Action, RecordContext } from '../context/record-context.ts';
import { requirePermission } from '../access/permission.ts';
import { notFound } from '../runtime/refusals.ts';
import { visibleRecord } from '../access/visible-record.ts';
import { findInReach, isHidden } from './find-record.ts';
import { mayReadRemoved } from '../reads/list-records.ts';
import { identityOf } from '../history/write-audit.ts';

/** A struck-out entry stays in its place with a line through it; everything else that is removed is gone. */
const staysInPlace = (entity: Entity): boolean => entity.trait === 'care_entry' && !entity.leavesLists;

export const isRemoved = (entity: Entity, record: AnyRecord): boolean => !entity.log && record[entity.marker] === true;

/** A removed record is not there, except for those who may bring it back; a removed note has a list of its own instead. */
const isGone = (entity: Entity, actor: Actor, record: AnyRecord): boolean =>
  isRemoved(entity, record) && !staysInPlace(entity) && (entity.leavesLists || !mayReadRemoved(actor, entity));

/**
 * Reading one record is an act of its own, and is written down; what is refused was not read. Where nothing but the
 * record's absence could refuse, reading and writing down are one statement.
 */
export async function readAudited(context: RecordContext, actor: Actor, entity: Entity, id: string): Promise<string> {
  const permission = requirePermission(actor, 'view', entity);
  if (!isId(id)) throw notFound();
  const atOnce = permission.all && !context.rules[entity.name]?.isHidden;
  const body = atOnce
    ? await readNamedAudited(context, actor, entity, id)
    : await readNamed(context, context.db, entity, id, viewerOf(actor, context.now()));
  if (body === null) throw notFound();
  const answer = visibleRecord(entity, actor, permission, body, context.now());
  const record = recordFrom(entity, body);
  if (answer === null || isGone(entity, actor, record) || (await isHidden({ context, actor, entity }, record)))
    throw notFound();
  if (!atOnce || isRemoved(entity, record))
    await writeHistory(context.db, { at: context.now(), actor, action: 'view', ...identityOf(entity, record) });
  return entity.log ? withSubject(context, actor, entity, answer) : answer;
}

/** The record as whoever reads something that hangs on it must be able to see it: its earlier versions, its files. */
export async function findVisible<E extends Entity>(acting: Action<E>, id: string): Promise<RecordOf<E>> {
  const { actor, entity } = acting;
  requirePermission(actor, 'view', entity);
  const record = await findInReach(acting, id);
  if (isOutOfSight(entity, actor, record)) throw notFound();
  return record;
}

const isOutOfSight = (entity: Entity, actor: Actor, record: AnyRecord): boolean =>
  isRemoved(entity, record) && !staysInPlace(entity) && !mayReadRemoved(actor, entity);

/** Those of several records that `findVisible` would find. */
export async function findVisibleAmong<E extends Entity>(
  acting: Action<E>,
  ids: readonly string[],
): Promise<readonly RecordOf<E>[]> {
  const { context, actor, entity, within = context.db } = acting;
  requirePermission(actor, 'view', entity);
  const shown: RecordOf<E>[] = [];
  for (const record of await readRecords(within, entity, ids, viewerOf(actor, context.now())))
    if (!isOutOfSight(entity, actor, record) && !(await isHidden(acting, record))) shown.push(record);
  return shown;
}
