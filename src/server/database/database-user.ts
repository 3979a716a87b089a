/** PostgreSQL refuses to run as root, so under root its programs run as a user that may do nothing else. */
import { spawn, spawnSync } from 'node:child_process';
import { StartRefusal } from '../kit/runtime/start-refusal.ts';

export interface DatabaseUser {
  readonly uid: number;
  readonly gid: number;
}

const ownName = 'hearth-database';
/** Where no user can be made (a read-only /etc, say), one that the system already has. */
const otherNames = ['postgres', '_postgres', 'nobody'];

/** Null: not root, so the programs run as the user we are. */
export function databaseUser(): DatabaseUser | null {
  if (process.getuid?.() !== 0) return null;
  const user = find(ownName) ?? make() ?? otherNames.map(find).find((found) => found !== null);
  if (!user)
    throw new StartRefusal(
      'PostgreSQL does not run as root, and no other user could be made. Start as an ordinary user, or give DATABASE_URL.',
    );
  return user;
}

function find(name: string): DatabaseUser | null {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
  if (uid?.status !== 0 || gid?.status !== 0) return null;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

/** Looks again even after a failure: another start may have made the user in the same moment. */
function make(): DatabaseUser | null {
  const flags = [
    '--system',
    '--user-group',
    '--no-create-home',
    '--home-dir',
    '/nonexistent',
    '--shell',
    '/usr/sbin/nologin',
  ];
  spawnSync('useradd', [...flags, ownName], { env: { PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin` } });
  return find(ownName);
}

/** Asked of the system itself, because folder rights alone do not tell (access lists, mounts). */
export function canEnter(user: DatabaseUser | null, folder: string): boolean {
  if (!user) return true;
  return spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}

/** The programs get no more of our environment than they need; our keys are in it. */
export function programOptions(user: DatabaseUser | null, cwd: string) {
  const { PATH = '', SystemRoot = '', TEMP = '' } = process.env;
  return { ...user, cwd, windowsHide: true, env: { PATH, SystemRoot, TEMP, LC_ALL: 'C', TZ: 'UTC' } };
}

interface CommandOutcome {
  readonly code: number | null;
  readonly output: string;
}

/** Runs one of PostgreSQL's programs to its end, which a Ctrl-C at our terminal does not bring nearer. */
export function runProgram(program: string, args: string[], user: DatabaseUser | null): Promise<CommandOutcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...programOptions(user, '/'),
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output: output.join('') }));
  });
}
