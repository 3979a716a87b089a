/** The database the settings ask for, migrated and ready: the embedded one, or any other PostgreSQL. */
import { statfs } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import pg, { type ClientConfig } from 'pg';
import type { Disk } from '../kit/runtime/app-dependencies.ts';
import type { Settings } from '../kit/runtime/settings.ts';
import { longTimeouts } from '../kit/runtime/timeouts.ts';
import { StartRefusal } from '../kit/runtime/start-refusal.ts';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { refreshCollations } from './refresh-collations.ts';
import { applicationRole, openPool, serverLogin, withRole } from './pool.ts';

interface OpenDatabase {
  readonly pool: pg.Pool;
  /** For what is declared to take long. */
  readonly longPool: pg.Pool;
  /** As the pool connects, for what keeps connections of its own. */
  readonly connection: ClientConfig;
  /** Absent where the database's disk is another machine's. */
  readonly hasRoom?: () => Promise<boolean>;
  /** The same. */
  readonly disk?: () => Promise<Disk>;
  close(): Promise<void>;
  /** Tells the embedded server to stop and does not wait for it. */
  abandon(): void;
}

interface Opening {
  readonly log: { info(sentence: string): void; warn(sentence: string): void };
  /** The embedded database was lost while running. */
  readonly onLost: (reason: unknown) => void;
}

const connections = 16;
const longConnections = 6;

export async function openDatabase(settings: Settings, { log, onLost }: Opening): Promise<OpenDatabase> {
  const server =
    settings.databaseUrl === null
      ? await startEmbedded({ dataDir: settings.dataDir, log, onLost })
      : {
          connection: { connectionString: settings.databaseUrl },
          stop: async () => undefined,
          abandon: () => undefined,
        };
  try {
    if (settings.databaseUrl !== null) await answers(server.connection);
    if (settings.databaseUrl === null) await warnOfLittleRoom(settings.dataDir, log);
    await migrate(server.connection);
    await refreshCollations(server.connection, log);
    const role = await applicationRole(server.connection);
    if (!role)
      log.warn(
        'The database role given may not create roles, so the history is guarded by triggers alone, and each house by the application alone.',
      );
    // The embedded server's owner may do anything, so nobody works as the owner once the tables stand.
    const working =
      settings.databaseUrl === null && role ? await serverLogin(server.connection, role) : server.connection;
    const onError = (error: Error) => log.warn(`A database connection was lost: ${error.message}`);
    const pool = openPool(working, { max: connections, role, onError });
    const longPool = openPool(working, { max: longConnections, role, onError, timeouts: longTimeouts });
    return {
      pool,
      longPool,
      connection: withRole(working, role),
      ...(settings.databaseUrl === null ? watching(settings.dataDir) : {}),
      async close() {
        await Promise.all([pool.end(), longPool.end()]);
        await server.stop();
      },
      abandon: () => server.abandon(),
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Below this a start says so: the database itself needs room to recover. */
const leastRoomMb = 200;
/** The database's journal grows by files of this size, and without the next one it ends. */
const needMb = 16;

async function diskOf(folder: string): Promise<Disk> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
}

/** What is left on the disk of a folder, in MB. */
const roomIn = async (folder: string): Promise<number> => Math.floor((await diskOf(folder)).free / 1_048_576);

const watching = (dataDir: string) => ({
  hasRoom: async () => (await roomIn(dataDir)) >= needMb,
  disk: () => diskOf(dataDir),
});

async function warnOfLittleRoom(dataDir: string, log: Opening['log']): Promise<void> {
  const left = await roomIn(dataDir);
  if (left < leastRoomMb)
    log.warn(
      `The disk that holds ${dataDir} is nearly full: ${left} MB are left. Free some space, or saving will fail.`,
    );
}

/** A database beside us may start a little later than we do. */
async function answers(connection: ClientConfig): Promise<void> {
  for (const until = performance.now() + 10_000; ; await pause(250)) {
    const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (performance.now() > until || !isNotYet(error))
        throw new StartRefusal(
          `The database of DATABASE_URL does not answer: ${error instanceof Error ? error.message || String(error) : String(error)}`,
        );
    }
  }
}

const isNotYet = (error: unknown) =>
  error instanceof AggregateError ||
  (error instanceof Error &&
    'code' in error &&
    ['ECONNREFUSED', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN', '57P03'].includes(String(error.code)));
