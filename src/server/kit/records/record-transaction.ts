import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import type { Db } from '../runtime/database.ts';
import type { Action } from '../context/record-context.ts';
import { recordFrom } from '../schema/record-from.ts';
import { linkFiles, mayNameFiles, namesFiles } from './link-files.ts';
import { markUndone } from '../runtime/database-fault.ts';

interface Written {
  /** What is written: a record that names files has consequences for them. */
  readonly values?: RecordValues;
  /** It is taken away or brought back. */
  readonly removes?: true;
}

/** A change with consequences is one transaction; a plain one is one statement, which is a transaction already. */
export function recordTransaction<T>(
  { context, entity, within, values = {}, removes }: Pick<Action, 'context' | 'entity' | 'within'> & Written,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  if (within) return work(within);
  const rules = context.rules[entity.name];
  const hasConsequences = removes
    ? rules?.checkRemoval || rules?.afterRemoval
    : rules?.after || rules?.fill || entity.mayBeAnonymous || namesFiles(entity, values);
  return hasConsequences ? context.transaction(work) : plainly(context.db, work);
}

/** Its one write is its last statement that can fail, so whatever ends it has left nothing behind, unless the answer to that write was lost. */
async function plainly<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  try {
    return await work(db);
  } catch (error) {
    markUndone(error);
    throw error;
  }
}

/** What follows from a write, in the same transaction: its files are its own from then on, and the rules of its area apply. */
export async function runAfterRules(
  acting: Action & Pick<Written, 'removes'>,
  tx: Db,
  body: string,
  before: AnyRecord | null,
): Promise<void> {
  const { context, actor, entity, removes } = acting;
  const rules = context.rules[entity.name];
  const after = removes ? rules?.afterRemoval : rules?.after;
  const linksFiles = !removes && mayNameFiles(entity);
  if (!after && !linksFiles && !entity.mayBeAnonymous) return;
  const record = recordFrom(entity, body);
  if (before === null && record.created_by === null) await forgetDraft(tx, record.id);
  if (linksFiles) await linkFiles(acting, { tx, record, before });
  await after?.({ context, tx, actor, now: context.now(), record, before });
}

/** A draft that was begun under a name, and outlived the form, would tell whose it was. It goes with the save or not at all. */
const forgetDraft = (tx: Db, id: string) => tx.query('delete from draft where id = $1', [id]);
