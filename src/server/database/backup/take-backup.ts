/** A copy of the embedded database while people work in it, by PostgreSQL's own way: a start, the files, a stop, the journal between. */
import { readdirSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg, { type ClientConfig } from 'pg';
import type { Cluster } from '../cluster.ts';
import { StartRefusal } from '../../kit/runtime/start-refusal.ts';
import { copyFiles } from './copy-files.ts';
import { backupName, noteFile, type BackupNote } from './backup-note.ts';

interface Taking {
  readonly cluster: Cluster;
  /** As the superuser that owns everything. */
  readonly connection: ClientConfig;
  /** Where back-ups lie, one folder each. */
  readonly into: string;
  readonly version: string;
  readonly now: Date;
  /** For tests: does not wait for the disk. */
  readonly fast?: boolean;
}

export interface Backup extends BackupNote {
  readonly folder: string;
}

/** What belongs to the running server alone, or is made anew at every start. */
const runningOnly =
  /^(postmaster\.(pid|opts)|server\.log|pg_(wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\/.+)$/;
const isTemporary = (path: string) => path.includes('pgsql_tmp');
const leave = (path: string) => runningOnly.test(path) || isTemporary(path);
const journalFile = /^[0-9A-F]{24}$/;

export async function takeBackup({ cluster, connection, into, version, now, fast = false }: Taking): Promise<Backup> {
  const folder = join(into, backupName(now));
  const draft = `${folder}.partial`;
  const session = new pg.Client(connection);
  await session.connect();
  try {
    await requireRoom(session, into);
    // The journal of these minutes stays until it is copied; the slot goes with the session.
    await session.query(`select pg_create_physical_replication_slot('hearth_backup', true, true)`);
    await session.query(`select pg_backup_start('hearth', true)`);
    const place = join(draft, 'postgres');
    const records = await copyFiles({ from: cluster.folder, to: place, leave, fast });
    const {
      rows: [stopped],
    } = await session.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    if (!stopped) throw new Error('PostgreSQL did not say where the back-up ends.');
    writeFileSync(join(place, 'backup_label'), stopped.labelfile, { mode: 0o600 });
    const journal = await copyFiles({
      from: join(cluster.folder, 'pg_wal'),
      to: join(place, 'pg_wal'),
      leave: (path) => !journalFile.test(path),
      fast,
    });
    const note: BackupNote = { taken_at: now.toISOString(), version, bytes: records + journal };
    writeFileSync(join(draft, noteFile), `${JSON.stringify(note, null, 2)}\n`, { mode: 0o600 });
    renameSync(draft, folder);
    return { ...note, folder };
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  } finally {
    await session.end();
  }
}

/** A back-up that fills the disk takes the database down with it. */
async function requireRoom(session: pg.Client, into: string): Promise<void> {
  const {
    rows: [found],
  } = await session.query<{ bytes: string }>(
    'select sum(pg_database_size(oid)) + (select coalesce(sum(size), 0) from pg_ls_waldir()) as bytes from pg_database',
  );
  const { bavail, bsize } = statfsSync(into);
  const needed = Number(found?.bytes ?? 0);
  if (bavail * bsize < needed * 1.1)
    throw new StartRefusal(
      `The back-up needs ${megabytes(needed)} MB, and the disk of ${into} has ${megabytes(bavail * bsize)} MB left. Free some space, or choose another folder.`,
    );
}

const megabytes = (bytes: number) => Math.ceil(bytes / 1_048_576);

/** The newest stay; what was broken off half-way goes with the rest. Gives the names of those that went. */
export function removeOlder(into: string, howMany: number): readonly string[] {
  const names = readdirSync(into).filter((name) => /^hearth-\d{4}-\d{2}-\d{2}-\d{6}(\.partial)?$/.test(name));
  const whole = names.filter((name) => !name.endsWith('.partial')).sort();
  const gone = [
    ...whole.slice(0, Math.max(0, whole.length - howMany)),
    ...names.filter((name) => !whole.includes(name)),
  ];
  for (const name of gone) rmSync(join(into, name), { recursive: true });
  return gone;
}
