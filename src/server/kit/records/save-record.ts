import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import type { Db } from '../runtime/database.ts';
import type { Acting } from '../context/record-context.ts';
import { transaction } from '../runtime/database.ts';
import { markUndone } from '../runtime/database-fault.ts';
import { naturalKey } from '../validation/unique-violation.ts';

/** A change with consequences is one transaction; a plain one is one statement, which is a transaction already. */
export async function inside<T>({ keeper, entity, within }: Pick<Acting, 'keeper' | 'entity' | 'within'>, work: (db: Db) => Promise<T>): Promise<T> {
  const rules = keeper.rules[entity.name];
  const result = within ? await work(within) : rules?.after || rules?.fill ? await transaction(keeper.pool, work) : await plainly(keeper.db, work);
  if (!within) keeper.tell();
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
export async function save({ keeper, entity }: Acting, db: Db, act: 'insert' | 'update', names: object | null, values: readonly unknown[]): Promise<string | null> {
  const statements = keeper.statements(entity);
  const text = names ? statements[`${act}Unnamed`] : statements[act];
  const [row] = await naturalKey(keeper, entity, () => db.query<{ body: string }>(text, values));
  if (!row) return null;
  return names ? `${row.body.slice(0, -1)},"names":${JSON.stringify(names)}}` : row.body;
}

/** What else becomes true with the save. */
export async function finish({ keeper, actor, entity }: Acting, tx: Db, body: string, before: AnyRecord | null): Promise<void> {
  const after = keeper.rules[entity.name]?.after;
  if (after) await after({ keeper, tx, actor, now: keeper.now(), record: JSON.parse(body) as AnyRecord, before });
}
