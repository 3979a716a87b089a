import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openPool, roleName } from '#server/database/pool.ts';
import { longTimeouts } from '#server/kit/runtime/timeouts.ts';

export interface TestServer {
  readonly host: string;
  readonly port: number;
  readonly user: string;
}

export interface FreshDatabase {
  /** As the owner of the tables; what the application may not do, this may. */
  readonly connection: TestServer & { readonly database: string };
  /** As the application connects. */
  readonly pool: pg.Pool;
  drop(): Promise<void>;
}

export const template = 'hearth_template';

/** A migrated database without records, for one test file alone. */
export const freshDatabase = () => copyOf(template);

/** One without even tables, for tests of what makes them. */
export const emptyDatabase = () => copyOf('template0');

export async function copyOf(original: string): Promise<FreshDatabase> {
  const server = inject('database');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  // Copied file by file: to write every page into the log as well takes twice as long.
  await onServer(server, `create database ${database} template ${original} strategy file_copy`);
  return opened(database, original === 'template0' ? null : roleName);
}

/** A database of the server as the application works with it. */
export function opened(database: string, role: string | null): FreshDatabase {
  const server = inject('database');
  const connection = { ...server, database };
  // A machine that is busy with many tests is slow, and that is not what they are about.
  const pool = openPool(outsideCalls(connection), { max: 8, role, timeouts: { ...longTimeouts, connection: 60_000 } });
  return {
    connection,
    pool,
    async drop() {
      await pool.end();
      // PostgreSQL waits a moment for connections that are just closing; cut off, they would fail a test that has long ended. What a test forgot to close is cut off after that.
      const drop = `drop database ${database}`;
      await onServer(server, drop).catch(() => onServer(server, `${drop} with (force)`));
    },
  };
}

/** What a test does itself, outside every call, is done on nobody's behalf and reaches all houses, as a job does. */
const outsideCalls = (connection: TestServer) => ({ ...connection, options: '-c hearth.houses=all' });

/** One connection for all files of a worker, for each of them makes a database and drops it. */
let toServer: Promise<pg.Client> | null = null;

export async function onServer(server: TestServer, statement: string): Promise<void> {
  toServer ??= connected(server);
  await (await toServer).query(statement);
}

async function connected(server: TestServer): Promise<pg.Client> {
  const client = new pg.Client({ ...server, database: 'postgres' });
  // It is cut when the server stops.
  client.on('error', () => void (toServer = null));
  await client.connect();
  return client;
}
