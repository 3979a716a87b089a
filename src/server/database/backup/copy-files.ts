import { constants } from 'node:fs';
import { chown, copyFile, mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseUser } from '../database-user.ts';

interface Copying {
  readonly from: string;
  readonly to: string;
  /** Whose the copies are; null: whoever runs this. */
  readonly owner?: DatabaseUser | null;
  /** Paths within the folder, and what stands below them, that stay where they are. */
  readonly leave?: (path: string) => boolean;
  /** For tests: does not wait for the disk. */
  readonly fast?: boolean;
}

/** Copies a folder that may be written to meanwhile, and is on the disk when it is done. Gives the bytes. */
export async function copyFiles({
  from,
  to,
  owner = null,
  leave = () => false,
  fast = false,
}: Copying): Promise<number> {
  const folder = async (path: string): Promise<number> => {
    const made = join(to, path);
    await mkdir(made, { recursive: true, mode: 0o700 });
    if (owner) await chown(made, owner.uid, owner.gid);
    let bytes = 0;
    for (const entry of await readdir(join(from, path), { withFileTypes: true })) {
      const inside = path === '' ? entry.name : `${path}/${entry.name}`;
      if (leave(inside)) continue;
      if (entry.isDirectory()) bytes += await folder(inside);
      else if (entry.isFile()) bytes += await oneFile(join(from, inside), join(to, inside), { owner, fast });
    }
    return bytes;
  };
  return folder('');
}

async function oneFile(
  from: string,
  to: string,
  { owner, fast }: { owner: DatabaseUser | null; fast: boolean },
): Promise<number> {
  try {
    await copyFile(from, to, constants.COPYFILE_FICLONE);
  } catch (error) {
    // A table that was dropped in this moment; the journal knows of it.
    if (isGone(error)) return 0;
    throw error;
  }
  if (owner) await chown(to, owner.uid, owner.gid);
  const copy = await open(to, 'r');
  try {
    if (!fast) await copy.sync();
    return (await copy.stat()).size;
  } finally {
    await copy.close();
  }
}

const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
