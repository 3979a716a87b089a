/** The folder PostgreSQL keeps its data in: where it lies, whose it is, and how it is made. */
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartRefusal } from '../kit/runtime/start-refusal.ts';
import { canEnter, type DatabaseUser, runProgram } from './database-user.ts';
import { folderRefusal } from './folder-refusal.ts';
import { movePasswordIn, onLoopback, passwordArguments } from './loopback-door.ts';
import { findPrograms, type Programs } from './programs.ts';
import { putInPlace } from './put-in-place.ts';
import { shortName } from './socket-folder.ts';
import { systemFolder } from './system-folder.ts';

export interface Cluster {
  readonly folder: string;
  readonly user: DatabaseUser | null;
  readonly programs: Programs;
}

interface Log {
  info(sentence: string): void;
  warn(sentence: string): void;
}

interface Making {
  readonly dataDir: string;
  readonly user: DatabaseUser | null;
  readonly fast: boolean;
  readonly log: Log;
}

const version = '18';

/** Finds the data, or makes an empty database where there is none. */
export async function openCluster(making: Making): Promise<Cluster> {
  try {
    mkdirSync(making.dataDir, { recursive: true, mode: 0o711 });
    const name = join(realpathSync(making.dataDir), 'postgres');
    const place = isThere(name) ? name : placeFor(making, name);
    const user = existsSync(place) ? ownerOf(place, making.user) : making.user;
    const programs = findPrograms(user);
    if (!existsSync(place)) await initialise(place, { ...making, user, programs });
    return { folder: checked(realpathSync(place), name, user), user, programs };
  } catch (error) {
    throw folderRefusal(making.dataDir, error);
  }
}

const isThere = (name: string) => lstatSync(name, { throwIfNoEntry: false }) !== undefined;

/** In DATA_DIR; where the database's user cannot enter that, in the system's own folder, with a link that leads there. */
function placeFor({ dataDir, user, log }: Making, name: string): string {
  if (canEnter(user, dataDir)) return name;
  const place = join(systemFolder, shortName(name));
  if (existsSync(place)) setAside(place, log);
  symlinkSync(place, name);
  log.info(
    `The database lies in ${place}, because PostgreSQL does not run as root and no other user may enter ${dataDir}.`,
  );
  return place;
}

/** Its DATA_DIR was removed, so nobody asked for these records; but records are never removed unasked. */
function setAside(place: string, log: Log): void {
  const aside = `${place}.${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  renameSync(place, aside);
  log.warn(`A database from an earlier DATA_DIR of the same name was set aside as ${aside}.`);
}

/** Under root the server runs as whoever owns the data already, so that it stays readable to it. */
function ownerOf(place: string, user: DatabaseUser | null): DatabaseUser | null {
  const { uid, gid } = statSync(place);
  return user && uid !== 0 ? { uid, gid } : user;
}

function checked(folder: string, name: string, user: DatabaseUser | null): string {
  if (!user && process.getuid && statSync(folder).uid !== process.getuid())
    throw new StartRefusal(
      `The database in ${folder} belongs to another user. Start as that user, or choose another DATA_DIR.`,
    );
  if (!canEnter(user, folder))
    throw new StartRefusal(
      `The database's user can no longer enter ${folder}. Let others pass through the folders above it (chmod a+x), or start as the user that made it.`,
    );
  const found = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (found !== version)
    throw new StartRefusal(
      `The database in ${name} was made by PostgreSQL ${found}, and this is PostgreSQL ${version}. Choose another DATA_DIR, or start it with the release that made it.`,
    );
  return folder;
}

/** Made under another name first: a start that is killed half-way leaves no half-made database behind. */
async function initialise(
  place: string,
  { user, programs, fast, dataDir }: Making & { programs: Programs },
): Promise<void> {
  const target = isThere(place) ? readlinkSync(place) : place;
  const draft = mkdtempSync(`${target}.making-`);
  if (user) chownSync(draft, user.uid, user.gid);
  const looks = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const safety = ['--data-checksums', ...(fast ? ['--no-sync'] : [])];
  // Only its own user can enter the socket's folder, so whoever comes through it is trusted.
  const door = onLoopback ? passwordArguments(draft) : ['--auth-local=trust', '--auth-host=reject'];
  const { code, output } = await runProgram(
    programs.initdb,
    ['-D', draft, '--username=hearth', ...looks, ...safety, ...door, '--no-instructions'],
    user,
  );
  if (code !== 0) {
    rmSync(draft, { recursive: true });
    throw databaseRefusal(dataDir, output);
  }
  if (onLoopback) movePasswordIn(draft);
  putInPlace(draft, target);
}

class DiskFull extends StartRefusal {}

export const isDiskFull = (error: unknown): error is StartRefusal => error instanceof DiskFull;

/** The last words of one of PostgreSQL's programs, as a sentence. */
export function databaseRefusal(dataDir: string, output: string): StartRefusal {
  if (/No space left on device|Check free disk space|disk full/i.test(output))
    return new DiskFull(`The database in ${dataDir} cannot start: the disk is full. Free some space and start again.`);
  const last =
    output
      .trim()
      .split('\n')
      .findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? output.trim().split('\n').at(-1);
  return new StartRefusal(`The database in ${dataDir} cannot start. PostgreSQL says: ${last ?? 'nothing'}`);
}
