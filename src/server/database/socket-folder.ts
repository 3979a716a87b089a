import { createHash } from 'node:crypto';
import { chownSync, lstatSync, mkdirSync } from 'node:fs';
import { StartRefusal } from '../kit/runtime/start-refusal.ts';
import type { DatabaseUser } from './database-user.ts';

/** Two folders, two names; short, because the path of a socket may hold only 107 bytes. */
export function shortName(folder: string): string {
  return `hearth-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`;
}

/** A folder for the server's socket that nobody but the server's user (and root) can enter. */
export function socketFolder(cluster: string, user: DatabaseUser | null): string {
  const name = `/tmp/${shortName(cluster)}`;
  // Anyone may put a folder of this name into /tmp first, so we take only one that is ours.
  const folder = [name, `${name}-2`, `${name}-3`].find((candidate) => isPrivate(candidate, user));
  if (!folder)
    throw new StartRefusal(
      `The database's socket needs the folder ${name}, but another user holds it. Remove that folder and start again.`,
    );
  return folder;
}

function isPrivate(folder: string, user: DatabaseUser | null): boolean {
  try {
    mkdirSync(folder, { mode: 0o700 });
    if (user) chownSync(folder, user.uid, user.gid);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const found = lstatSync(folder);
  return found.isDirectory() && found.uid === (user?.uid ?? process.getuid?.()) && (found.mode & 0o077) === 0;
}
