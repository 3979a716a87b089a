import { rmSync } from 'node:fs';
import pg from 'pg';
import { startEmbedded } from '#server/database/embedded.ts';
import { migrate } from '#server/database/migrate.ts';
import { ownFolder } from '../../running/own-folder.ts';
import { say } from '../../running/say.ts';

/** A database of its own for one measurement, gone when that is done. */
export async function onOwnDatabase(connections: number, measure: (pool: pg.Pool) => Promise<void>): Promise<void> {
  const folder = ownFolder('bench');
  const database = await startEmbedded({ dataDir: folder, log: { info: () => {}, warn: say } });
  const pool = new pg.Pool({ ...database.connection, max: connections });
  try {
    await migrate(database.connection);
    await measure(pool);
  } finally {
    await pool.end();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a server keeps beside its database, gone with the measurement: the folder of this machine's own product is not touched. */
const beside = ownFolder('bench-data');
process.on('exit', () => rmSync(beside, { recursive: true, force: true }));

/** What a server of its own process is told about it. */
export function settingsFor(pool: pg.Pool) {
  const { host, port, user, database } = pool.options;
  const DATABASE_URL = `postgres://${user}@localhost:${port ?? 5432}/${database ?? 'postgres'}?host=${encodeURIComponent(host ?? '')}`;
  return {
    DATABASE_URL,
    DATA_DIR: beside,
    SECRET_KEY: 'a key for measuring, thirty-two long',
    DEMO: 'off',
    LOG_LEVEL: 'warn',
  };
}
