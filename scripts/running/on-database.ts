/** For commands that work on the database that the environment names, whether Hearth runs on it or not. */
import type { Pool } from 'pg';
import { attachEmbedded } from '#server/database/embedded.ts';
import { openPool } from '#server/database/pool.ts';
import { longTimeouts } from '#server/kit/runtime/timeouts.ts';
import { readSettings, type Settings } from '#server/kit/runtime/settings.ts';
import { StartRefusal } from '#server/kit/runtime/start-refusal.ts';
import { storedSecretKeys } from '#server/stored-secret-keys.ts';
import { say } from './say.ts';

/** Ends with 2, and a sentence, where a command could not begin. */
export async function orRefusal(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StartRefusal)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}

/** Ends with 1 where the work says that something is amiss, so that a timer can tell somebody. */
export const onDatabase = (work: (pool: Pool, settings: Settings) => Promise<boolean>): Promise<void> =>
  orRefusal(async () => {
    process.exitCode = (await withPool(work)) ? 0 : 1;
  });

async function withPool(work: (pool: Pool, settings: Settings) => Promise<boolean>): Promise<boolean> {
  const settings = readSettings(process.env, storedSecretKeys);
  const server =
    settings.databaseUrl === null
      ? await attachEmbedded({ dataDir: settings.dataDir, log: { info: say, warn: say } })
      : { connection: { connectionString: settings.databaseUrl }, stop: async () => undefined };
  const pool = openPool(server.connection, { max: 1, role: null, timeouts: longTimeouts });
  try {
    return await work(pool, settings);
  } finally {
    await pool.end();
    await server.stop();
  }
}
