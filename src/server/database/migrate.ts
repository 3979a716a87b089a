/** Brings a database to the newest numbered SQL file: forward only, all or nothing, one node at a time. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Client, ClientConfig, Pool } from 'pg';
import Postgrator from 'postgrator';
import { StartRefusal } from '../kit/runtime/start-refusal.ts';
import { onConnection } from './pool.ts';

const shipped = fileURLToPath(new URL('./migrations', import.meta.url));
/** Of several nodes that start at once, one works on the tables. */
export const startLock = 4_327_842;

/** Answers with the names of the files that were run now. */
export const migrate = (connection: ClientConfig, folder = shipped): Promise<string[]> =>
  onConnection(connection, async (client) => {
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(${startLock})`);
    const run = await new NumberedFiles(client, folder).runAll();
    await client.query('commit');
    return run;
  });

/** Ready means: every file that this release ships has been run. */
export async function isMigrated(pool: Pool, folder = shipped): Promise<boolean> {
  const { rows } = await pool.query<{ version: number | null }>(
    'select max(version)::int as version from public.schemaversion',
  );
  return (rows[0]?.version ?? 0) >= newestOf(numberedFiles(folder));
}

interface Migration extends Postgrator.Migration {
  readonly action: 'do';
}

class NumberedFiles extends Postgrator {
  migrations: Migration[] = [];
  private readonly folder: string;

  constructor(client: Client, folder: string) {
    super({
      driver: 'pg',
      schemaTable: 'public.schemaversion',
      execQuery: (sql) => client.query(sql),
      execSqlScript: async (sql) => void (await client.query(sql)),
    });
    this.folder = folder;
  }

  async runAll(): Promise<string[]> {
    const known = newestOf(await this.getMigrations());
    const stored = await this.getDatabaseVersion();
    if (stored > known)
      throw new StartRefusal(
        `The database is at step ${stored}, and this release of Hearth knows only ${known}. Start the newer release.`,
      );
    let current = '';
    this.on('validation-started', ({ name }) => (current = name));
    this.on('migration-started', ({ name }) => (current = name));
    try {
      const run = await this.migrate('max');
      return run.map(({ name }) => name);
    } catch (error) {
      throw explained(error, current);
    }
  }

  /** Read here, because the runner's own search takes brackets in a folder's name for a pattern. */
  override async getMigrations(): Promise<Migration[]> {
    this.migrations = numberedFiles(this.folder);
    return this.migrations;
  }
}

function explained(error: unknown, name: string): unknown {
  if (!(error instanceof Error) || !name) return error;
  if (error.message.startsWith('MD5 checksum failed'))
    return new StartRefusal(
      `${name} is not the file that was once run on this database. A migration that was run is never changed: restore it and add a new one.`,
    );
  return new Error(`${name}: ${error.message}`, { cause: error });
}

const newestOf = (migrations: Migration[]) => Math.max(0, ...migrations.map(({ version }) => version));

function numberedFiles(folder: string): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => /^\d{4}_.+\.sql$/.test(name))
    .sort();
  return names.map((name) => {
    const filename = join(folder, name);
    const sql = readFileSync(filename, 'utf8').replaceAll('\r\n', '\n');
    return {
      version: Number(name.slice(0, 4)),
      action: 'do',
      filename,
      name,
      md5: createHash('md5').update(sql).digest('hex'),
      getSql: () => sql,
    };
  });
}
