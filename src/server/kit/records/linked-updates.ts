import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Actor } from '../access/actor.ts';
import type { Db } from '../runtime/database.ts';
import type { RecordContext } from '../context/record-context.ts';
import { startValues } from '#domain/kit/vocabulary/parse.ts';
import { residentHome } from '../context/circumstances.ts';
import { changesBetween } from '../validation/changes-between.ts';
import { auditValues } from '../context/audit-entry.ts';
import { find } from './store.ts';
import { quoted } from '../schema/table.ts';
import { markValue } from '../context/statements.ts';
import { columnValues } from './column-values.ts';

/**
 * What follows from an act on another record: kept, versioned and told like anything else, but neither asked
 * for nor judged again, because nobody typed it.
 */
export interface LinkedUpdate {
  readonly context: RecordContext;
  readonly tx: Db;
  readonly actor: Actor;
  readonly now: string;
}

type Values = Readonly<Record<string, unknown>>;

/** Another record goes along: first locked, so that nobody changes it in between, and only then looked at. */
export async function updateLinked(
  { context, tx, actor, now }: LinkedUpdate,
  entity: Entity,
  id: string,
  sets: Values | ((before: AnyRecord) => Values),
): Promise<AnyRecord> {
  await tx.query(`select 1 from ${quoted(entity.name)} where id = $1 for update`, [id]);
  const before = await find({ context, actor, entity, within: tx }, id);
  const after = { ...before, ...(typeof sets === 'function' ? sets(before) : sets) };
  const telling = auditValues(actor, now, { actions: ['update'], changes: changesBetween(entity, before, after) });
  const [row] = await tx.query<{ body: string }>(context.statements(entity).update, [
    id,
    before.version,
    now,
    actor.id,
    before.warning_codes,
    ...columnValues(context, entity, after),
    ...telling,
  ]);
  if (!row) throw new Error(`${entity.name} ${id} changed while it was locked`);
  return JSON.parse(row.body) as AnyRecord;
}

/** Another record begins, where its resident lives now. Null where it exists already, or the resident has left. */
export async function createLinked(
  { context, tx, actor, now }: LinkedUpdate,
  entity: Entity,
  values: Values & { readonly id: string },
): Promise<AnyRecord | null> {
  const home = typeof values['resident'] === 'string' ? await residentHome(tx, values['resident']) : values['home'];
  const record = { ...startValues(entity.fields, now, now.slice(0, 10)), ...values, home };
  const telling = auditValues(actor, now, { actions: ['create'] });
  const [row] = await tx.query<{ body: string }>(context.statements(entity).insert, [
    values.id,
    now,
    actor.id,
    [],
    null,
    ...columnValues(context, entity, record),
    ...telling,
    ...markValue(entity, null),
  ]);
  return row ? (JSON.parse(row.body) as AnyRecord) : null;
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
  await tx.query(context.statements(entity).strikeOut, [
    id,
    version,
    now,
    actor.id,
    reason,
    ...auditValues(actor, now, { actions: ['strike_out'], reason }),
  ]);
}

/** Another record comes back with the one that was restored. */
export async function restoreLinked(
  { context, tx, actor, now }: LinkedUpdate,
  entity: Entity,
  id: string,
): Promise<void> {
  const version = await versionWhere(tx, entity, id, true);
  if (version === null) return;
  await tx.query(context.statements(entity).restore, [
    id,
    version,
    now,
    actor.id,
    ...auditValues(actor, now, { actions: ['restore'] }),
  ]);
}

async function versionWhere(tx: Db, entity: Entity, id: string, isGone: boolean): Promise<number | null> {
  const [row] = await tx.query<{ version: number }>(
    `select version from ${quoted(entity.name)} where id = $1 and ${entity.marker} is ${isGone} for update`,
    [id],
  );
  return row?.version ?? null;
}
