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
    : rules?.after || rules?.fill || namesFiles(entity, values);
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

/** What the area does in the same transaction, once the record is saved; the files it names are its own from then on. */
export async function runAfterRule(acting: Action, tx: Db, body: string, before: AnyRecord | null): Promise<void> {
  const { context, actor, entity } = acting;
  const after = context.rules[entity.name]?.after;
  if (!after && !mayNameFiles(entity)) return;
  const record = recordFrom(entity, body);
  await linkFiles(acting, { tx, record, before });
  await after?.({ context, tx, actor, now: context.now(), record, before });
}
