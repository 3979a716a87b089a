import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import type { Actor } from '../access/actor.ts';
import { tellingValues, writeHistory } from '../context/audit-entry.ts';
import type { Acting, Keeper } from '../context/record-context.ts';
import { leaveTo } from '../access/permission.ts';
import { notFound } from '../runtime/refusals.ts';
import { readsDeparted } from '../access/scope.ts';
import { shown } from '../access/visible-record.ts';
import { findSeen, isHidden, mayReadRemoved } from './store.ts';
import { identityOf } from '../history/write-audit.ts';

/** A struck-out entry stays in its place with a line through it; everything else that is removed is gone. */
const staysInPlace = (entity: Entity): boolean => entity.trait === 'care_entry' && !entity.leavesLists;

const isRemoved = (entity: Entity, record: AnyRecord): boolean => !entity.log && record[entity.marker] === true;

/** A removed record is not there, except for those who may bring it back; a removed note has a list of its own instead. */
const isGone = (entity: Entity, actor: Actor, record: AnyRecord): boolean =>
  isRemoved(entity, record) && !staysInPlace(entity) && (entity.leavesLists || !mayReadRemoved(actor, entity));

/**
 * Reading one record is an act of its own, and is written down; what is refused was not read. Where nothing but the
 * record's absence could refuse, reading and writing down are one statement.
 */
export async function look(keeper: Keeper, actor: Actor, entity: Entity, id: string): Promise<string> {
  const leave = leaveTo(actor, 'view', entity);
  if (!isId(id)) throw notFound();
  const scope = [id, actor.homes, readsDeparted(actor)];
  const atOnce = leave.all && !keeper.rules[entity.name]?.hides;
  const { look: lookSql, show } = keeper.statements(entity);
  const [row] = atOnce
    ? await keeper.db.query<{ body: string }>(lookSql, [...scope, ...tellingValues(actor, keeper.now(), { actions: ['view'] })])
    : await keeper.db.query<{ body: string }>(show, scope);
  if (!row) throw notFound();
  const answer = shown(entity, actor, leave, row.body, keeper.now());
  const record = JSON.parse(row.body) as AnyRecord;
  if (answer === null || isGone(entity, actor, record) || (await isHidden({ keeper, actor, entity }, record))) throw notFound();
  if (!atOnce || isRemoved(entity, record)) await writeHistory(keeper.db, { at: keeper.now(), actor, action: 'view', ...identityOf(entity, record) });
  return answer;
}

/** The record as whoever reads something that hangs on it must be able to see it: its earlier versions, its files. */
export async function findShown(acting: Acting, id: string): Promise<AnyRecord> {
  const { actor, entity } = acting;
  leaveTo(actor, 'view', entity);
  const record = await findSeen(acting, id);
  if (isRemoved(entity, record) && !staysInPlace(entity) && !mayReadRemoved(actor, entity)) throw notFound();
  return record;
}
