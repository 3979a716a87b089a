import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import type { Db } from '../runtime/database.ts';
import type { Action } from '../context/record-context.ts';
import { transaction } from '../runtime/database.ts';
import { markUndone } from '../runtime/database-fault.ts';
import { explainUniqueViolation } from '../validation/unique-violation.ts';

/** A change with consequences is one transaction; a plain one is one statement, which is a transaction already. */
export async function inside<T>(
  { context, entity, within }: Pick<Action, 'context' | 'entity' | 'within'>,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const rules = context.rules[entity.name];
  const result = within
    ? await work(within)
    : rules?.after || rules?.fill
      ? await transaction(context.pool, work)
      : await plainly(context.db, work);
  if (!within) context.publish();
  return result;
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

/** Who has to be looked up is named by the statement; where all are known, nobody is. Null if nothing was saved. */
export async function save(
  { context, entity }: Action,
  db: Db,
  act: 'insert' | 'update',
  names: object | null,
  values: readonly unknown[],
): Promise<string | null> {
  const statements = context.statements(entity);
  const text = names ? statements[`${act}Unnamed`] : statements[act];
  const [row] = await explainUniqueViolation(context, entity, () => db.query<{ body: string }>(text, values));
  if (!row) return null;
  return names ? `${row.body.slice(0, -1)},"names":${JSON.stringify(names)}}` : row.body;
}

/** What else becomes true with the save. */
export async function finish(
  { context, actor, entity }: Action,
  tx: Db,
  body: string,
  before: AnyRecord | null,
): Promise<void> {
  const after = context.rules[entity.name]?.after;
  if (after) await after({ context, tx, actor, now: context.now(), record: JSON.parse(body) as AnyRecord, before });
}
