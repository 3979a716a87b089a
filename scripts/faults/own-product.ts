import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '#server/database/embedded.ts';
import { freePort } from '#server/database/loopback-door.ts';
import { migrate } from '#server/database/migrate.ts';
import { makeDataset, type Dataset } from '../bench/data/dataset.ts';
import { run, type Running } from '../bench/servers/running.ts';
import { say } from '../running/say.ts';
import { root } from '../setup.mjs';

/** The product as it comes, with the database inside it, in a folder of its own. */
const settingsIn = (folder: string) => ({ DATA_DIR: folder, DEMO: 'off', LOG_LEVEL: 'warn' });

export const startIn = (folder: string): Promise<Running> => run('src/server/main.ts', settingsIn(folder));

/** What a start says until it is ready, or gives up. */
export async function wordsOfStartIn(folder: string): Promise<string> {
  const env = { ...process.env, ...settingsIn(folder), PORT: String(await freePort()) };
  const child = spawn(process.execPath, [join(root, 'src/server/main.ts')], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  let words = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      words += text;
      if (text.includes('Hearth is ready')) child.kill('SIGTERM');
    });
  }
  await ended;
  return words;
}

/** Its database while the product does not run. */
export async function onDatabaseIn<T>(folder: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const database = await startEmbedded({ dataDir: folder, log: { info: () => {}, warn: say } });
  const pool = new pg.Pool({ ...database.connection, max: 1 });
  try {
    return await work(pool);
  } finally {
    await pool.end();
    await database.stop();
  }
}

export const prepareIn = (folder: string): Promise<Dataset> =>
  onDatabaseIn(folder, async (pool) => {
    const { host, port, user, database } = pool.options;
    await migrate({ host, port, user, database });
    return makeDataset(pool);
  });

/** What PostgreSQL notes down about itself while it runs. */
function runningIn(folder: string): { readonly pid: number; readonly port: number; readonly host: string } {
  const [pid, , , port, host = ''] = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  return { pid: Number(pid), port: Number(port), host };
}

const postmasterIn = (folder: string): number => runningIn(folder).pid;

/** Uses up the files of its journal until there is no room for the next; that ends the server. */
export async function fillJournal(folder: string): Promise<void> {
  const { host, port } = runningIn(folder);
  const client = new pg.Client({ host, port, user: 'hearth', database: 'hearth' });
  // Its end is what is asked for here.
  client.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  await client.connect();
  const write = async () => {
    for (;;) {
      await client.query(`select pg_logical_emit_message(false, 'faults', 'one more')`);
      await client.query('select pg_switch_wal()');
    }
  };
  await write().catch(() => ended);
}

/** As if somebody had ended it by mistake; its own processes notice and follow. */
export const killPostmaster = (folder: string): void => void process.kill(postmasterIn(folder), 'SIGKILL');

/** All its processes at once, so that nobody is left to write anything down. */
export function killPostgres(folder: string): void {
  const postmaster = postmasterIn(folder);
  for (const pid of [postmaster, ...childrenOf(postmaster)]) process.kill(pid, 'SIGKILL');
}

function childrenOf(parent: number): readonly number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(parent)], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .map(Number)
    .filter((pid) => pid > 0);
}
