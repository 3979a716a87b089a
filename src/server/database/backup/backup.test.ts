import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCluster } from '../cluster.ts';
import { databaseUser } from '../database-user.ts';
import { startEmbedded, type Embedded } from '../embedded.ts';
import { removeOlder, takeBackup, type Backup } from './take-backup.ts';
import { proveBackup, restoreBackup } from './restore-backup.ts';

const log = { info: () => undefined, warn: () => undefined };
const quick = { log, fast: true };
const now = new Date('2026-11-17T02:30:00Z');
const home = mkdtempSync(join(tmpdir(), 'hearth-backup-'));
// Where root runs this, the database's own user passes through.
chmodSync(home, 0o711);
const dataDir = join(home, 'data');
const into = join(home, 'backups');
let server: Embedded;
let backup: Backup;

const ask = async (text: string): Promise<readonly Record<string, unknown>[]> => {
  const client = new pg.Client(server.connection);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};

beforeAll(async () => {
  mkdirSync(into);
  server = await startEmbedded({ dataDir, ...quick });
  await ask('create table resident (id int)');
  await ask('create table user_history (at timestamptz)');
  await ask(`insert into user_history values ('2026-11-17T02:00:00Z')`);
  await ask('insert into resident select generate_series(1, 12)');
  // Somebody writes all the while; each line is acknowledged before the next.
  let isWriting = true;
  const writing = (async () => {
    while (isWriting) await ask(`insert into user_history values ('2026-11-17T02:10:00Z')`);
  })();
  const cluster = await openCluster({ dataDir, user: databaseUser(), ...quick });
  backup = await takeBackup({ cluster, connection: server.connection, into, version: '1.2.3', now, fast: true });
  isWriting = false;
  await writing;
});

afterAll(async () => {
  await server.stop();
  rmSync(home, { recursive: true });
});

test('a back-up taken while people write starts by itself and holds what was there', async () => {
  expect(await proveBackup(backup.folder, now, quick)).toMatchObject({
    residents: 12,
    last_line_at: '2026-11-17T02:10:00Z',
  });
  expect(readdirSync(into)).toEqual(['hearth-2026-11-17-023000']);
});

test('a back-up is not put over records that are in use', async () => {
  await expect(restoreBackup(backup.folder, dataDir, now, quick)).rejects.toThrow('Hearth is running on these records');
});

test('a restore brings back what was there, and sets aside what stood in its place', async () => {
  await ask('delete from resident');
  await server.stop();
  const { residents, aside } = await restoreBackup(backup.folder, dataDir, now, quick);
  server = await startEmbedded({ dataDir, ...quick });
  expect(residents).toBe(12);
  expect(await ask('select count(*)::int as many from resident')).toEqual([{ many: 12 }]);
  expect(existsSync(join(aside, 'PG_VERSION'))).toBe(true);
});

test('what is no back-up is refused by name', async () => {
  await expect(proveBackup(home, now, quick)).rejects.toThrow('is no back-up of Hearth');
});

test('of many back-ups the newest stay, and nothing else in the folder is touched', () => {
  const folder = mkdtempSync(join(home, 'many-'));
  const names = ['hearth-2026-11-15-023000', 'hearth-2026-11-16-023000', 'hearth-2026-11-17-023000'];
  for (const name of [...names, 'hearth-2026-11-18-023000.partial', 'photos']) mkdirSync(join(folder, name));
  expect(removeOlder(folder, 2)).toEqual(['hearth-2026-11-15-023000', 'hearth-2026-11-18-023000.partial']);
  expect(readdirSync(folder).sort()).toEqual([...names.slice(1), 'photos']);
});
