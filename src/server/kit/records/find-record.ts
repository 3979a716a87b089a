import type { AnyRecord, Entity, RecordOf } from '#domain/kit/vocabulary/entity.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import { permissionOrNull, reachesOf } from '../access/permission.ts';
import { viewerOf } from '../access/viewer.ts';
import type { Action } from '../context/record-context.ts';
import type { ResidentFacts } from '../context/resident-cache.ts';
import { readNamed, readRecord } from '../reads/read-record.ts';
import { notFound } from '../runtime/refusals.ts';

/** The record as it stands, for an act that is about to change it: within the actor's homes, whatever their rights. */
export async function findRecord<E extends Entity>(acting: Action<E>, id: string): Promise<RecordOf<E>> {
  return (await findWithFacts(acting, id)).record;
}

/** With what is known of its resident. */
export async function findWithFacts<E extends Entity>(
  { context, actor, entity, within = context.db }: Action<E>,
  id: string,
): Promise<{ readonly record: RecordOf<E>; readonly facts: ResidentFacts | null }> {
  const found = isId(id) ? await readRecord(within, entity, id, viewerOf(actor, context.now())) : null;
  if (!found) throw notFound();
  return found;
}

/** As `findRecord`, for a caller who names the record: what lies outside their reach is not there. `findVisible` asks for the right to view as well. */
export async function findInReach<E extends Entity>(acting: Action<E>, id: string): Promise<RecordOf<E>> {
  return visible(acting, await findRecord(acting, id));
}

/**
 * What people call those whose ids stand in a record, by the name of its field. An alias, for an interface would not
 * pass as values by name.
 */
export type Named = {
  readonly names: Readonly<Record<string, string>>;
};

/** As `findInReach`, with the names of whom the record speaks, for whoever shows it. */
export async function findWithNames<E extends Entity>(acting: Action<E>, id: string): Promise<RecordOf<E> & Named> {
  const { context, actor, entity, within = context.db } = acting;
  const body = isId(id) ? await readNamed(context, within, entity, id, viewerOf(actor, context.now())) : null;
  if (body === null) throw notFound();
  // `readNamed` writes the names beside the columns of the record.
  return visible(acting, JSON.parse(body) as RecordOf<E> & Named);
}

/** Out of reach of the caller's permission, or hidden from them by a rule of its kind. */
export async function isHidden(
  { context, actor, entity, within = context.db }: Action,
  record: AnyRecord,
): Promise<boolean> {
  const permission = permissionOrNull(actor, 'view', entity);
  if (permission && reachesOf(permission, record, actor, context.now()).length === 0) return true;
  return (
    (await context.rules[entity.name]?.isHidden?.({ context, db: within, actor, now: context.now(), record })) ?? false
  );
}

/** The record itself; one that is hidden from the actor is not found. */
export async function visible<R extends AnyRecord>(acting: Action, record: R): Promise<R> {
  if (await isHidden(acting, record)) throw notFound();
  return record;
}
