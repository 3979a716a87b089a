import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefusal } from '../../kit/runtime/start-refusal.ts';

/** What a back-up says of itself. */
export interface BackupNote {
  readonly taken_at: string;
  /** The version of Hearth that had written it. */
  readonly version: string;
  readonly bytes: number;
}

export const noteFile = 'backup.json';

/** Sorted by name they are sorted by time. */
export const backupName = (now: Date): string =>
  `hearth-${now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}`;

export function readNote(folder: string): BackupNote {
  const file = join(folder, noteFile);
  if (!existsSync(file))
    throw new StartRefusal(`${folder} is no back-up of Hearth, or one that was broken off: it has no ${noteFile}.`);
  // It was written with the back-up, as a note of this very shape.
  return JSON.parse(readFileSync(file, 'utf8')) as BackupNote;
}
