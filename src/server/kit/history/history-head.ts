import type { HistoryHead } from '#domain/staff/history/seal-state.ts';
import type { Db } from '../runtime/database.ts';

const newest = 'select head, sealed_at from history_seal order by number desc limit 1';

/** The end of the chain of seals, for the paper that leaves the house today. */
export const historyHead = async (db: Db): Promise<HistoryHead> =>
  (await db.query<HistoryHead>(newest))[0] ?? { head: null, sealed_at: null };
