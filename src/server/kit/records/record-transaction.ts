import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import type { Db } from '../runtime/database.ts';
import type { Action } from '../context/record-context.ts';
import { recordFrom } from '../schema/record-from.ts';
import { linkFiles, mayNameFiles, namesFiles } from './link-files.ts';
import { markNotApplied } from '../runtime/database-fault.ts';

/** What a record is saved through. */
export interface Saving {
  readonly within: Db;
  /** Nothing follows from the save: it is a transaction of its own, and can be tried twice. */
  readonly isOneStatement: boolean;
}

/**
 * A change with consequences is one transaction; a plain one is one statement, which is a transaction already. A record
 * whose content is null is taken away or brought back: its content stays as it is.
 */
export function recordTransaction<T>(
  { context, entity, within }: Pick<Action, 'context' | 'entity' | 'within'>,
  content: RecordValues | null,
  work: (saving: Saving) => Promise<T>,
): Promise<T> {
  if (within === context.db) throw new TypeError('The pool is no transaction that a save could belong to');
  const inTransaction = (tx: Db) => work({ within: tx, isOneStatement: false });
  if (within) return inTransaction(within);
  const rules = context.rules[entity.name];
  const hasConsequences = content
    ? rules?.after || rules?.fill || entity.mayBeAnonymous || namesFiles(entity, content)
    : rules?.checkRemoval || rules?.afterRemoval;
  return hasConsequences
    ? context.transaction(inTransaction)
    : plainly(() => work({ within: context.db, isOneStatement: true }));
}

/** Its one write is its last statement that can fail, so whatever ends it has left nothing behind, unless the answer to that write was lost. */
async function plainly<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    markNotApplied(error);
    throw error;
  }
}

interface Written {
  readonly tx: Db;
  /** The whole record as it was stored. */
  readonly stored: string;
  readonly before: AnyRecord | null;
  /** It was taken away or brought back. */
  readonly isRemoval?: boolean;
}

/** What follows from a write, in the same transaction: its files are its own from then on, and the rules of its area apply. */
export async function runAfterRules(
  { context, actor, entity }: Pick<Action, 'context' | 'actor' | 'entity'>,
  { tx, stored, before, isRemoval = false }: Written,
): Promise<void> {
  const rules = context.rules[entity.name];
  const after = isRemoval ? rules?.afterRemoval : rules?.after;
  const isNew = before === null;
  const linksFiles = !isRemoval && mayNameFiles(entity);
  if (!after && !linksFiles && !(isNew && entity.mayBeAnonymous)) return;
  const record = recordFrom(entity, stored);
  if (isNew && record.created_by === null) await deleteDraft(tx, record.id);
  if (linksFiles) await linkFiles({ context, actor, entity }, { tx, record, before });
  await after?.({ context, tx, actor, now: context.now(), record, before });
}

/** A draft that was begun under a name, and outlived the form, would tell whose it was. It goes with the save or not at all. */
export const deleteDraft = (tx: Db, id: string) => tx.query('delete from draft where id = $1', [id]);
