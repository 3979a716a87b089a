import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shortName } from '#server/database/socket-folder.ts';

/** One checkout's tests never touch the folders of another's. */
export const folderPrefix = `${shortName(import.meta.dirname)}-test-`;

/** Named after the process, so that a later run can tell a folder in use from one left behind. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), `${folderPrefix}${process.pid}-`));
  // Under root the database's own user passes through.
  chmodSync(folder, 0o711);
  return folder;
}
