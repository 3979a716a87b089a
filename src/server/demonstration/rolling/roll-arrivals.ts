import type { Moment } from '#domain/kit/time/time.ts';
import { rota } from '#domain/rota/rota.ts';
import type { Job } from '../../kit/context/job.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { updateAsSystem } from '../../kit/records/system-updates.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { hasAccounts } from '../people/accounts.ts';
import { loadLock } from '../loading/load.ts';
import { untouched } from './stored-records.ts';

/** Whoever is on a shift that has begun has come to it. A shift that a visitor had in hand is theirs to write up. */
const begun = `select t.id, t.version, array[t.home] as homes, t.start_at from rota t where t.status in ('published', 'accepted') and t.staff is not null and t.actual_start is null and not t.is_deleted
  and t.start_at <= $1::timestamptz and t.end_at > $1::timestamptz and t.shift_type in ('early', 'late', 'mid', 'long_day', 'waking_night') and ${untouched('t')} for update`;

interface BegunShift {
  readonly id: string;
  readonly version: number;
  readonly homes: readonly string[];
  readonly start_at: Date | string;
}

export async function writeArrivals(context: RecordContext, tx: Db, now: Moment): Promise<void> {
  for (const { start_at, ...shift } of await tx.query<BegunShift>(begun, [now])) {
    const actual_start = new Date(start_at).toISOString();
    await updateAsSystem(context, rota, shift, { actual_start }, { within: tx });
  }
}

/** More often than the house waits for somebody: nobody in the demonstration is missed for want of an hour's roll. */
export const arrivalsJob: Job = {
  name: 'arrive-in-demonstration',
  every: 10,
  async work(context) {
    if (!(await hasAccounts(context))) return;
    await context.transaction(async (tx) => {
      await tx.query(`select pg_advisory_xact_lock(${loadLock})`);
      await writeArrivals(context, tx, context.now());
    });
  },
};
