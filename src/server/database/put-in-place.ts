import { renameSync, rmSync } from 'node:fs';

/** Gives a finished folder its name in one step. If another start was faster, its folder stays and ours goes. */
export function putInPlace(draft: string, folder: string): void {
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true });
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
  }
}
