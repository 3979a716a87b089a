import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { StartRefusal } from '../../kit/runtime/start-refusal.ts';
import { openCluster } from '../cluster.ts';
import { databaseUser } from '../database-user.ts';
import { startEmbedded, type EmbeddedOptions } from '../embedded.ts';
import { runningPostmaster } from '../postmaster.ts';
import { readNote } from './backup-note.ts';
import { copyFiles } from './copy-files.ts';

/** `fast` for tests: does not wait for the disk. */
type Restoring = Pick<EmbeddedOptions, 'log' | 'fast'>;

/** What was found in a database that came out of a back-up. */
export interface Contents {
  readonly residents: number;
  readonly lines: number;
  /** Null where nothing was ever written. */
  readonly last_line_at: string | null;
}

/** Puts a back-up in the place of the records, which are set aside and never removed. Says where both lie now. */
export async function restoreBackup(folder: string, dataDir: string, now: Date, { log, fast = false }: Restoring) {
  readNote(folder);
  const cluster = await openCluster({ dataDir, user: databaseUser(), fast, log });
  if (runningPostmaster(cluster))
    throw new StartRefusal('Hearth is running on these records. Stop it first, then put the back-up in their place.');
  const place = cluster.folder;
  const draft = `${place}.restoring`;
  const aside = `${place}.before-${now.toISOString().slice(0, 19).replaceAll(':', '')}`;
  if (existsSync(draft)) rmSync(draft, { recursive: true });
  await copyFiles({ from: join(folder, 'postgres'), to: draft, owner: cluster.user, fast });
  renameSync(place, aside);
  renameSync(draft, place);
  return { place, aside, ...(await contentsOf({ dataDir, log, fast })) };
}

/** Starts what a back-up holds beside everything else, looks into it, and removes it again: only what was tried is a back-up. */
export async function proveBackup(folder: string, now: Date, restoring: Restoring): Promise<Contents> {
  const trial = `${folder}.trial`;
  try {
    const { place, aside, ...contents } = await restoreBackup(folder, trial, now, restoring);
    // Where root runs this, both lie outside the trial.
    for (const one of [place, aside]) rmSync(one, { recursive: true });
    return contents;
  } finally {
    rmSync(trial, { recursive: true, force: true });
  }
}

const looked = `select (select count(*)::int from resident) as residents, count(*)::int as lines,
  to_char(max(at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as last_line_at from user_history`;

async function contentsOf(options: EmbeddedOptions): Promise<Contents> {
  const server = await startEmbedded(options);
  const session = new pg.Client(server.connection);
  try {
    await session.connect();
    const {
      rows: [found],
    } = await session.query<Contents>(looked);
    if (!found) throw new Error('The database in the back-up answers nothing.');
    return found;
  } finally {
    await session.end();
    await server.stop();
  }
}
