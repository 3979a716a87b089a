/** The transactions at work in this database, as `x`. */
export const runningHere = `pg_snapshot_xip(pg_current_snapshot()) x
  where not exists (select 1 from pg_stat_activity a where a.backend_xid = x::xid and a.datname <> current_database())`;

/**
 * The first transaction that may still change this database: everything below it has ended, and is in sight of the
 * statement that asks. PostgreSQL counts the transactions of all its databases together, so one that is seen to be at
 * work in another database is left out; a transaction never leaves the database it began in, so what was seen once
 * stays true. Of whom nothing is seen, such as a prepared one, the worst is assumed. Those in the array `skipped` are no
 * longer waited for.
 */
export const firstRunning = (skipped: string): string =>
  `(select coalesce(min(x::text::bigint), pg_snapshot_xmax(pg_current_snapshot())::text::bigint) from ${runningHere} and x::text::bigint <> all(${skipped}))`;
