import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shortName } from '#server/database/socket-folder.ts';

/** One checkout's tests never touch the folders of another's. */
export const folderPrefix = `${shortName(import.meta.dirname)}-test-`;

const memory = '/dev/shm';
/** Far more than the databases of one run come to. */
const roomNeeded = 4 * 2 ** 30;

/**
 * In memory where there is room. A database is eight hundred files, and a disk's file system looks at every file that was
 * just deleted before it makes another: each copy of the template took half a second there and takes a twentieth here.
 */
export const temporaryFolders = hasRoomInMemory() ? memory : tmpdir();

function hasRoomInMemory(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, process.availableMemory()) >= roomNeeded;
}

/** Named after the process, so that a later run can tell a folder in use from one left behind. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(temporaryFolders, `${folderPrefix}${process.pid}-`));
  // Under root the database's own user passes through.
  chmodSync(folder, 0o711);
  return folder;
}
