/** The running database server: who it is, how it is started, and how it is stopped. */
import { spawn } from 'node:child_process';
import { chownSync, closeSync, existsSync, openSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import type { Cluster } from './cluster.ts';
import { programOptions, runProgram } from './database-user.ts';
import { freePort, onLoopback, passwordOf } from './loopback-door.ts';
import { socketFolder } from './socket-folder.ts';

export interface Postmaster {
  readonly pid: number;
  readonly connection: ClientConfig;
}

const pidFile = (cluster: Cluster) => join(cluster.folder, 'postmaster.pid');
const logFile = (cluster: Cluster) => join(cluster.folder, 'server.log');

/** The server that uses this folder now, whoever started it. */
export function runningPostmaster(cluster: Cluster): Postmaster | null {
  if (!existsSync(pidFile(cluster))) return null;
  const [pid, , , port, socket] = readFileSync(pidFile(cluster), 'utf8').split('\n');
  const host = onLoopback ? '127.0.0.1' : socket;
  // The first lines stand before the others do: a server in its first moments has no address yet.
  if (!pid || !port || !host || !isAlive(Number(pid))) return null;
  if (isStranger(Number(pid), cluster.folder)) {
    rmSync(pidFile(cluster), { force: true });
    return null;
  }
  return {
    pid: Number(pid),
    connection: { host, port: Number(port), user: 'hearth', database: 'postgres', ...passwordOf(cluster.folder) },
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** After a restart of the machine another program may bear the old server's number, and PostgreSQL would wait for it. */
function isStranger(pid: number, folder: string): boolean {
  if (process.platform !== 'linux') return false;
  const [program = '', ...args] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  return !program.endsWith('postgres') || (workingFolder(pid) ?? args[args.indexOf('-D') + 1]) !== folder;
}

/** Null where root has been denied the look, as in most containers. */
function workingFolder(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EACCES') return null;
    throw error;
  }
}

interface Launched {
  /** Settled when the server has ended: what it said last. */
  readonly ended: Promise<string>;
}

/** Starts a server that a Ctrl-C at our terminal does not reach: it must outlive our last write. */
export async function launch(cluster: Cluster, fast: boolean): Promise<Launched> {
  const log = openSync(logFile(cluster), 'w', 0o600);
  if (cluster.user) chownSync(logFile(cluster), cluster.user.uid, cluster.user.gid);
  const door = onLoopback
    ? ['-c', 'listen_addresses=127.0.0.1', '-p', String(await freePort())]
    : [
        '-c',
        'listen_addresses=',
        '-k',
        socketFolder(cluster.folder, cluster.user),
        '-c',
        'unix_socket_permissions=0700',
        '-p',
        '5432',
      ];
  const args = [
    '-D',
    cluster.folder,
    ...door,
    ...Object.entries(serverSettings(fast)).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const child = spawn(cluster.programs.postgres, args, {
    ...programOptions(cluster.user, cluster.folder),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  // Whoever stopped it may have removed its folder already.
  const lastWords = () => (existsSync(logFile(cluster)) ? readFileSync(logFile(cluster), 'utf8') : '');
  const ended = new Promise<string>((resolve) => {
    child.once('exit', () => resolve(lastWords()));
    child.once('error', (error) => resolve(error.message));
  });
  return { ended };
}

function serverSettings(fast: boolean): Record<string, string> {
  const durable = fast ? 'off' : 'on';
  return {
    fsync: durable,
    full_page_writes: durable,
    synchronous_commit: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    datestyle: 'ISO',
    jit: 'off',
    logging_collector: 'off',
    log_destination: 'stderr',
    // The text of a failed statement can hold clinical words.
    log_min_messages: 'fatal',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  };
}

/** A fast stop that the server carries out by itself, whatever becomes of us. */
export function askToStop(cluster: Cluster): void {
  const running = runningPostmaster(cluster);
  if (running) process.kill(running.pid, 'SIGINT');
}

/** Ends every session, writes everything down and waits until the server is gone. */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  const running = runningPostmaster(cluster);
  if (!running) return;
  const { code, output } = await runProgram(
    cluster.programs.pg_ctl,
    ['stop', '-D', cluster.folder, '-m', 'fast', '-w', '-t', '60'],
    cluster.user,
  );
  if (code !== 0 && runningPostmaster(cluster)) throw new Error(`The database did not stop: ${output.trim()}`);
  if (running.connection.host?.startsWith('/tmp/hearth-'))
    rmSync(running.connection.host, { recursive: true, force: true });
}
