import { writeRecord } from './write-record.ts';
import type { Entity, RecordOf } from '#domain/kit/vocabulary/entity.ts';
import type { Actor } from '../access/actor.ts';
import type { Db } from '../runtime/database.ts';
import type { RecordContext } from '../context/record-context.ts';
import { startValues } from '#domain/kit/vocabulary/parse.ts';
import { residentHome } from '../context/circumstances.ts';
import { changesBetween } from '../validation/changes-between.ts';
import { recordFrom } from '../schema/record-from.ts';
import { findRecord } from './find-record.ts';
import { quoted } from '../schema/table.ts';

/**
 * What follows from an act on another record: stored, versioned and audited like anything else, but neither asked
 * for nor validated again, because nobody typed it.
 */
export interface LinkedUpdate {
  readonly context: RecordContext;
  readonly tx: Db;
  readonly actor: Actor;
  readonly now: string;
}

/** Another record goes along: first locked, so that nobody changes it in between, and only then looked at. */
export async function updateLinked<E extends Entity>(
  { context, tx, actor, now }: LinkedUpdate,
  entity: E,
  id: string,
  sets: Partial<RecordOf<E>> | ((before: RecordOf<E>) => Partial<RecordOf<E>>),
): Promise<RecordOf<E>> {
  await tx.query(`select 1 from ${quoted(entity.name)} where id = $1 for update`, [id]);
  const before = await findRecord({ context, actor, entity, within: tx }, id);
  const after = { ...before, ...(typeof sets === 'function' ? sets(before) : sets) };
  const audit = { actions: ['update'], changes: changesBetween(entity, before, after) };
  const body = await writeRecord(
    { context, db: tx, entity, author: actor, audit, now },
    { act: 'update', id, version: before.version, record: after, confirmed: before.warning_codes },
  );
  if (body === null) throw new Error(`${entity.name} ${id} changed while it was locked`);
  return recordFrom(entity, body);
}

/** Another record begins, where its resident lives now. Null where it exists already, or the resident has left. */
export async function createLinked<E extends Entity>(
  { context, tx, actor, now }: LinkedUpdate,
  entity: E,
  values: Partial<RecordOf<E>> & { readonly id: string },
): Promise<RecordOf<E> | null> {
  const home = typeof values['resident'] === 'string' ? await residentHome(tx, values['resident']) : values['home'];
  const record = { ...startValues(entity.fields, now, now.slice(0, 10)), ...values, home };
  const audit = { actions: ['create'] };
  const body = await writeRecord(
    { context, db: tx, entity, author: actor, audit, now },
    { act: 'insert', id: values.id, record },
  );
  return body === null ? null : recordFrom(entity, body);
}

/** Another record goes with the one that was struck out, if it still stands. */
export async function strikeOutLinked(
  { context, tx, actor, now }: LinkedUpdate,
  entity: Entity,
  id: string,
  reason: string,
): Promise<void> {
  const version = await versionWhere(tx, entity, id, false);
  if (version === null) return;
  const audit = { actions: ['strike_out'], reason };
  await writeRecord({ context, db: tx, entity, author: actor, audit, now }, { act: 'strikeOut', id, version });
}

/** Another record comes back with the one that was restored. */
export async function restoreLinked(
  { context, tx, actor, now }: LinkedUpdate,
  entity: Entity,
  id: string,
): Promise<void> {
  const version = await versionWhere(tx, entity, id, true);
  if (version === null) return;
  const audit = { actions: ['restore'] };
  await writeRecord({ context, db: tx, entity, author: actor, audit, now }, { act: 'restore', id, version });
}

async function versionWhere(tx: Db, entity: Entity, id: string, isGone: boolean): Promise<number | null> {
  const [row] = await tx.query<{ version: number }>(
    `select version from ${quoted(entity.name)} where id = $1 and ${entity.marker} is ${isGone} for update`,
    [id],
  );
  return row?.version ?? null;
}
