import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backupName, noteFile, readNote } from '#server/database/backup/backup-note.ts';
import type { Backup } from '#server/database/backup/take-backup.ts';
import { productVersion } from '#server/kit/runtime/product-version.ts';
import { StartRefusal } from '#server/kit/runtime/start-refusal.ts';
import { noteDown } from './note-down.ts';

/** Of a PostgreSQL of one's own: by its own program, which reads the whole as of one moment. */
export async function dumpOf(databaseUrl: string, into: string): Promise<Backup> {
  const now = new Date();
  const folder = join(into, backupName(now));
  const draft = `${folder}.partial`;
  mkdirSync(draft, { mode: 0o700 });
  const file = join(draft, 'hearth.dump');
  try {
    runProgram('pg_dump', ['--format=custom', `--file=${file}`], databaseUrl);
    const { size: bytes } = statSync(file);
    const note = { taken_at: now.toISOString(), version: productVersion, bytes };
    writeFileSync(join(draft, noteFile), `${JSON.stringify(note, null, 2)}\n`, { mode: 0o600 });
    renameSync(draft, folder);
    const backup = { ...note, folder };
    await noteDown({ connectionString: databaseUrl }, backup, false);
    return backup;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

/** All of it or nothing, so that a restore that is broken off leaves what was there. */
export function restoreDump(databaseUrl: string, folder: string): void {
  readNote(folder);
  const { PGDATABASE = '' } = connectionEnvironment(databaseUrl);
  const how = ['--clean', '--if-exists', '--no-owner', '--single-transaction', `--dbname=${PGDATABASE}`];
  runProgram('pg_restore', [...how, join(folder, 'hearth.dump')], databaseUrl);
}

/** The address holds a password, which others would read among the arguments. */
function runProgram(name: 'pg_dump' | 'pg_restore', args: string[], databaseUrl: string): void {
  const { status, error } = spawnSync(name, args, {
    env: { ...process.env, ...connectionEnvironment(databaseUrl) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (error)
    throw new StartRefusal(`${name} was not found. Install PostgreSQL’s client programs (Debian: postgresql-client).`);
  if (status !== 0) throw new StartRefusal(`${name} did not succeed; it says why above.`);
}

/** As PostgreSQL's programs read it. */
function connectionEnvironment(databaseUrl: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const named = {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
  };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== ''));
}
