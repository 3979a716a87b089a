import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk that can be filled without harm to any other. */
export interface SmallDisk {
  readonly folder: string;
  fill(): void;
  free(): void;
}

const sizeMb = 600;

/** Why a disk cannot be had here, or null. */
export function whyNoDisk(): string | null {
  if (process.platform !== 'linux') return 'only Linux has a disk in memory to mount';
  return process.getuid?.() === 0 ? null : 'only root may mount a disk';
}

export async function onSmallDisk(work: (disk: SmallDisk) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m,mode=0711`, 'hearth-faults', folder], {
    encoding: 'utf8',
  });
  if (mounted.status !== 0) throw new Error(`no disk of ${sizeMb} MB could be mounted: ${mounted.stderr.trim()}`);
  const filler = join(folder, 'filler');
  try {
    await work({ folder, fill: () => fillUp(filler), free: () => rmSync(filler, { force: true }) });
  } finally {
    spawnSync('umount', [folder]);
    rmdirSync(folder);
  }
}

const blocks = [1_048_576, 4_096];

function fillUp(file: string): void {
  const target = openSync(file, 'a');
  for (const size of blocks) while (takes(target, Buffer.alloc(size)));
  closeSync(target);
}

function takes(file: number, block: Buffer): boolean {
  try {
    return writeSync(file, block) === block.length;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false;
    throw error;
  }
}
