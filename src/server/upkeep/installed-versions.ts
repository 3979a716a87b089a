import type { SystemFacts } from '#domain/upkeep/system-state.ts';
import type { Db } from '../kit/runtime/database.ts';

/** Notes down that this version runs, unless it is known. */
export const noteVersion = (db: Db, version: string, now: string): Promise<unknown> =>
  db.query('insert into installed_version (version, first_started_at) values ($1, $2) on conflict do nothing', [
    version,
    now,
  ]);

const before = `select (select b.version from installed_version b where b.first_started_at < v.first_started_at order by b.first_started_at desc limit 1) as from,
  v.first_started_at as at from installed_version v where v.version = $1`;

/** The version that ran before, and since when this one does; null where it is the first. */
export async function installedBefore(db: Db, version: string): Promise<SystemFacts['updated']> {
  const [found] = await db.query<{ from: string | null; at: string }>(before, [version]);
  return found?.from ? { from: found.from, at: found.at } : null;
}

export const isVersionSeen = async (db: Db, staff: string, version: string): Promise<boolean> =>
  (await db.query('select from version_seen where staff = $1 and version = $2', [staff, version])).length > 0;

/** Of a version that never started here there is nothing to see. */
export const noteVersionSeen = (db: Db, staff: string, { version, now }: { version: string; now: string }) =>
  db.query(
    'insert into version_seen (staff, version, seen_at) select $1, v.version, $3 from installed_version v where v.version = $2 on conflict do nothing',
    [staff, version, now],
  );
