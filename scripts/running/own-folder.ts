import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A folder for one run. Under root the database's own user passes through it: a database that cannot lie where it was asked
 * to lies in the system's folder, and would stay there when this one is removed.
 */
export function ownFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `hearth-${name}-`));
  chmodSync(folder, 0o711);
  return folder;
}
