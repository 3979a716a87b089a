import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import type { Db } from '../runtime/database.ts';
import type { Action } from '../context/record-context.ts';
import { recordFrom } from '../reads/read-record.ts';
import { markUndone } from '../runtime/database-fault.ts';

/** A change with consequences is one transaction; a plain one is one statement, which is a transaction already. */
export function recordTransaction<T>(
  { context, entity, within }: Pick<Action, 'context' | 'entity' | 'within'>,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  if (within) return work(within);
  const rules = context.rules[entity.name];
  return rules?.after || rules?.fill ? context.transaction(work) : plainly(context.db, work);
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

/** What the area does in the same transaction, once the record is saved. */
export async function runAfterRule(
  { context, actor, entity }: Action,
  tx: Db,
  body: string,
  before: AnyRecord | null,
): Promise<void> {
  const after = context.rules[entity.name]?.after;
  if (after) await after({ context, tx, actor, now: context.now(), record: recordFrom(entity, body), before });
}
