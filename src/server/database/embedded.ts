/** The PostgreSQL that comes with Hearth: started with it, stopped with it, and found again after either was killed. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Client, ClientConfig } from 'pg';
import { claim } from './claim.ts';
import { type Cluster, databaseRefusal, isDiskFull, openCluster } from './cluster.ts';
import { databaseUser } from './database-user.ts';
import { askToStop, launch, type Postmaster, runningPostmaster, stopPostmaster } from './postmaster.ts';

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: { info(sentence: string): void; warn(sentence: string): void };
  /** For tests: does not wait for the disk. */
  readonly fast?: boolean;
  /** Called when the server ended by itself and could not be started again. */
  readonly onLost?: (reason: unknown) => void;
}

export interface Embedded {
  /** As the superuser that owns everything. */
  readonly connection: ClientConfig;
  stop(): Promise<void>;
  /** Stops it in the background, for a process that cannot wait. */
  abandon(): void;
}

/** Between two tries to start on a disk that was full. */
const afterFullMs = 5_000;

interface Owned {
  readonly server: Postmaster;
  readonly session: Client;
}

export async function startEmbedded({ dataDir, log, fast = false, onLost }: EmbeddedOptions): Promise<Embedded> {
  const cluster = await openCluster({ dataDir, user: databaseUser(), fast, log });
  const site = { cluster, dataDir, fast };
  let owned = await takeOver(site);
  let stopping = false;
  await ensureDatabase(owned);

  const watch = () => owned.session.once('end', () => void revive());
  /** A server that was killed is started again; what was acknowledged is on the disk. */
  async function revive(): Promise<void> {
    if (stopping) return;
    log.warn('The database server ended unexpectedly and is being started again.');
    try {
      owned = await takeOver(site, owned.server.pid);
      watch();
    } catch (error) {
      if (!isDiskFull(error)) return onLost?.(error);
      // Somebody will make room; until then every call is answered that the database is away.
      log.warn(error.message);
      await pause(afterFullMs);
      return revive();
    }
  }
  watch();

  return {
    connection: { ...owned.server.connection, database: 'hearth' },
    async stop() {
      stopping = true;
      await stopPostmaster(cluster);
    },
    abandon() {
      stopping = true;
      askToStop(cluster);
    },
  };
}

/** For a command: the server that Hearth runs now is used and left running; where none runs, one is started and stopped. */
export async function attachEmbedded(options: EmbeddedOptions): Promise<Pick<Embedded, 'connection' | 'stop'>> {
  const cluster = await openCluster({ ...options, user: databaseUser(), fast: false });
  const running = runningPostmaster(cluster);
  if (!running) return startEmbedded(options);
  return { connection: { ...running.connection, database: 'hearth' }, stop: async () => undefined };
}

interface Site {
  readonly cluster: Cluster;
  readonly dataDir: string;
  readonly fast: boolean;
}

/** Ends with a server of ours, claimed. `ours` is the server to keep if it still lives after a crash inside it. */
async function takeOver(site: Site, ours?: number): Promise<Owned> {
  let lastWords = '';
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const found = runningPostmaster(site.cluster);
    if (found) {
      const session = await claim(found, site.dataDir, () => runningPostmaster(site.cluster)?.pid !== found.pid);
      if (session && found.pid === ours) return { server: found, session };
      // A left-over of a killed Hearth may run with older programs or settings, so it makes way.
      if (session) await stopPostmaster(site.cluster);
      continue;
    }
    const result = await launchAndClaim(site);
    if (typeof result !== 'string') return result;
    lastWords = result;
    // Processes of a killed server need a moment to notice and let go of its memory.
    await pause(250 * attempt);
  }
  throw databaseRefusal(site.dataDir, lastWords);
}

async function launchAndClaim({ cluster, dataDir, fast }: Site): Promise<Owned | string> {
  let lastWords: string | null = null;
  const launched = await launch(cluster, fast);
  void launched.ended.then((words) => (lastWords = words));
  for (; lastWords === null; await pause(10)) {
    const server = runningPostmaster(cluster);
    const session = server && (await claim(server, dataDir, () => lastWords !== null));
    if (server && session) return { server, session };
  }
  return lastWords;
}

/** Beside the one that PostgreSQL makes for itself, so that tests can have more of them. */
async function ensureDatabase({ session }: Owned): Promise<void> {
  const { rowCount } = await session.query(`select from pg_database where datname = 'hearth'`);
  if (rowCount === 0) await session.query('create database hearth');
}
