/** An index over words lies in the order of the ICU it was made with, and another build of PostgreSQL may bring another. */
import type { Client, ClientConfig } from 'pg';
import { startLock } from './migrate.ts';
import { onConnection } from './pool.ts';

interface Log {
  info(sentence: string): void;
  warn(sentence: string): void;
}

interface Outdated {
  readonly collation: string;
  readonly indexes: readonly string[];
}

/** Of the schema that the migrations write to: those PostgreSQL brings, and those of another application, are not ours. */
const outdatedSql = `select c.oid::regcollation::text as collation,
  array(select x.indexrelid::regclass::text from pg_index x where c.oid = any(x.indcollation) order by x.indexrelid) as indexes
from pg_collation c
where c.collnamespace = (select oid from pg_namespace where nspname = current_schema())
  and c.collversion <> pg_collation_actual_version(c.oid)`;

const readOutdated = async (client: Client): Promise<Outdated[]> => (await client.query<Outdated>(outdatedSql)).rows;

/** Where it is another one than before, an index may skip rows or find them twice until it is made anew. */
export const refreshCollations = (connection: ClientConfig, log: Log): Promise<void> =>
  onConnection(connection, async (client) => {
    if ((await readOutdated(client)).length === 0) return;
    await client.query(`select pg_advisory_lock(${startLock})`);
    // Another node may have done it while this one waited.
    for (const outdated of await readOutdated(client)) await refresh(client, outdated, log);
  });

async function refresh(client: Client, { collation, indexes }: Outdated, log: Log): Promise<void> {
  try {
    // Each by itself, so that nodes at work wait for one index and not for all of them.
    for (const index of indexes) await client.query(`reindex index ${index}`);
    // Last, so that a start that was cut off before it begins again.
    await client.query(`alter collation ${collation} refresh version`);
  } catch (error) {
    // What worked until now goes on working, and whoever reads the log can mend it.
    return log.warn(
      `The order of words has changed with PostgreSQL, and its indexes could not be made anew: ${error instanceof Error ? error.message : String(error)}. Lists may miss or repeat a line until a start can do it.`,
    );
  }
  const what = indexes.length === 1 ? '1 index was' : `${indexes.length} indexes were`;
  log.info(`The order of words has changed with PostgreSQL, so ${what} made anew.`);
}
