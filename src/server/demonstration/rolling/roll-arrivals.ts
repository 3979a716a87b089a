import { systemName } from '#domain/kit/people/person-name.ts';
import type { Moment } from '#domain/kit/time/time.ts';
import type { Job } from '../../kit/context/job.ts';
import { transaction, type Db } from '../../kit/runtime/database.ts';
import type { Parts } from '../../kit/runtime/parts.ts';
import { hasAccounts } from '../people/accounts.ts';
import { loadLock } from '../loading/load.ts';
import { untouched } from './stored-records.ts';

/** Whoever is on a shift that has begun has come to it. A shift that a visitor had in hand is theirs to write up. */
const begun = `select t.id from rota t where t.status in ('published', 'accepted') and t.staff is not null and t.actual_start is null and not t.is_deleted
  and t.start_at <= $1::timestamptz and t.end_at > $1::timestamptz and t.shift_type in ('early', 'late', 'mid', 'long_day', 'waking_night') and ${untouched('t')} for update`;
const arrive = `with before as (select to_jsonb(t) as body, t.id, t.version from rota t where t.id = any($1::uuid[])), before_it as (
    insert into record_version (entity, record, version, kept_at, kept_by, body) select 'rota', b.id, b.version, $2::timestamptz, null, b.body from before b)
  update rota t set actual_start = t.start_at, version = t.version + 1, updated_at = $2::timestamptz, updated_by = null where t.id = any($1::uuid[])`;
const audit = `insert into user_history (id, at, user_name, home, action, entity, object_id, object_version, result) select gen_random_uuid(), $2::timestamptz, '${systemName}', t.home, 'update', 'rota', t.id, t.version, 'ok' from rota t where t.id = any($1::uuid[])`;

export async function writeArrivals(db: Db, now: Moment): Promise<void> {
  const there = (await db.query<{ id: string }>(begun, [now])).map(({ id }) => id);
  if (there.length === 0) return;
  await db.query(arrive, [there, now]);
  await db.query(audit, [there, now]);
}

/** More often than the house waits for somebody: nobody in the demonstration is missed for want of an hour's roll. */
export const arrivalsJob = (parts: Parts): Job => ({
  name: 'arrive-in-demonstration',
  every: 10,
  async work() {
    if (!(await hasAccounts(parts))) return;
    await transaction(parts.pool, async (tx) => {
      await tx.query(`select pg_advisory_xact_lock(${loadLock})`);
      await writeArrivals(tx, parts.clock().toISOString());
    });
  },
});
