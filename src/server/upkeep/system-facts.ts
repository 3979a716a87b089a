import type { SystemFacts } from '#domain/upkeep/system-state.ts';
import type { Db } from '../kit/runtime/database.ts';
import type { AppDependencies } from '../kit/runtime/app-dependencies.ts';
import { productVersion } from '../kit/runtime/product-version.ts';
import { installedBefore } from './installed-versions.ts';

const database = `select split_part(current_setting('server_version'), ' ', 1) as version, pg_database_size(current_database())::float as bytes,
  (extract(epoch from clock_timestamp()) * 1000)::float as clock`;
const letters = `select (select min(created_at) from letter where sent_at is null and worth_until > $1) as waiting_since,
  (select max(sent_at) from letter) as last_sent_at`;
const backups = 'select taken_at, bytes::float as bytes, place from backup order by taken_at desc limit 1';
const proven = 'select max(taken_at) as proven_at from backup where proven';
const seals = `select c.checked_at, coalesce(jsonb_array_length(c.found), 0) as faults,
  (select min(h.at) from user_history h where (h.tx, h.seq) > (coalesce(s.to_tx, 0), coalesce(s.to_seq, 0))) as waiting_since
  from (select 1) one left join history_check c on true
  left join lateral (select to_tx, to_seq from history_seal order by number desc limit 1) s on true`;

interface Asking extends Pick<AppDependencies, 'settings' | 'disk'> {
  readonly db: Db;
  readonly now: string;
  readonly startedAt: string;
}

/** One row, whatever the database holds. */
async function one<Facts extends object>(db: Db, text: string, values: readonly unknown[] = []): Promise<Facts> {
  const [row] = await db.query<Facts>(text, values);
  if (!row) throw new Error('The database did not answer.');
  return row;
}

export async function systemFacts({ db, settings, disk, now, startedAt }: Asking): Promise<SystemFacts> {
  const asked = performance.now();
  const { clock, ...found } = await one<{ version: string; bytes: number; clock: number }>(db, database);
  const answered_in_ms = Math.round(performance.now() - asked);
  // Somewhere between the question and its answer it read its clock.
  const clocks_apart_ms = Math.round(clock - (Date.parse(now) + answered_in_ms / 2));
  const [backup] = await db.query<NonNullable<SystemFacts['backup']>>(backups);
  return {
    version: productVersion,
    started_at: startedAt,
    updated: await installedBefore(db, productVersion),
    database: { ...found, answered_in_ms },
    disk: disk ? await disk() : null,
    mail: {
      is_set_up: settings.smtpUrl !== null,
      ...(await one<Pick<SystemFacts['mail'], 'waiting_since' | 'last_sent_at'>>(db, letters, [now])),
    },
    backup: backup ?? null,
    ...(await one<Pick<SystemFacts, 'proven_at'>>(db, proven)),
    clocks_apart_ms,
    history: await one<SystemFacts['history']>(db, seals),
  };
}
