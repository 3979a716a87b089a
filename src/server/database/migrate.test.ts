import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyDatabase, type FreshDatabase } from '#world/server/database.ts';
import { temporaryFolder } from '#world/server/temporary-folder.ts';
import { isMigrated, migrate } from './migrate.ts';

let database: FreshDatabase;
let folder: string;
beforeEach(async () => {
  database = await emptyDatabase();
  folder = temporaryFolder();
  write('0001_rooms.sql', 'create table room (name text);');
});
afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql);
const run = () => migrate(database.connection, folder);
const ask = async (sql: string) => {
  const client = new pg.Client(database.connection);
  await client.connect();
  return client.query(sql).finally(() => client.end());
};

test('each file is run once, in order', async () => {
  write('0002_beds.sql', 'alter table room add column beds int;');
  expect(await run()).toEqual(['0001_rooms.sql', '0002_beds.sql']);
  write('0003_floors.sql', 'alter table room add column floor int;');
  expect(await run()).toEqual(['0003_floors.sql']);
  expect((await ask('select name, beds, floor from room')).rowCount).toBe(0);
});

test('two nodes that start at once run each file once', async () => {
  expect((await Promise.all([run(), run(), run()])).flat()).toEqual(['0001_rooms.sql']);
});

test('a file that fails leaves nothing behind, and is named', async () => {
  write('0002_wrong.sql', 'create table bed (name text); select 1 / 0;');
  await expect(run()).rejects.toThrow('0002_wrong.sql: division by zero');
  await expect(ask('select from room')).rejects.toThrow('does not exist');
});

test('a file that was changed after it was run is refused', async () => {
  await run();
  write('0001_rooms.sql', 'create table room (name text, beds int);');
  await expect(run()).rejects.toThrow('0001_rooms.sql is not the file that was once run');
});

test('a database from a newer release is refused, not damaged', async () => {
  write('0002_beds.sql', 'create table bed (name text);');
  await run();
  rmSync(join(folder, '0002_beds.sql'));
  await expect(run()).rejects.toThrow('Start the newer release');
});

test('a database is ready only when every file has been run', async () => {
  await run();
  expect(await isMigrated(database.pool, folder)).toBe(true);
  write('0002_beds.sql', 'create table bed (name text);');
  expect(await isMigrated(database.pool, folder)).toBe(false);
});
