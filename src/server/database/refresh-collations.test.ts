import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#world/server/database.ts';
import { onDatabase } from '#world/server/running-product.ts';
import { readSettings } from '../kit/runtime/settings.ts';
import { openDatabase } from './open-database.ts';
import { withRole } from './pool.ts';
import { refreshCollations } from './refresh-collations.ts';

let database: FreshDatabase;
let client: pg.Client;
let said: string[];
beforeEach(async () => {
  database = await freshDatabase();
  client = new pg.Client(database.connection);
  await client.connect();
  said = [];
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

const note = (sentence: string) => void said.push(sentence);
const log = { info: note, warn: note };
/** As a node starts on a database that it is given. */
async function start(): Promise<void> {
  const settings = readSettings(onDatabase(database.connection), () => []);
  const opened = await openDatabase(settings, { log, onLost: () => undefined });
  await opened.close();
}
/** As PostgreSQL finds it whose ICU is another one than when the indexes were made. */
const bringOtherIcu = () => client.query(`update pg_collation set collversion = '0' where collname = 'natural_order'`);
const ask = async <Answer>(sql: string): Promise<Answer[]> =>
  (await client.query<{ answer: Answer }>(sql)).rows.map(({ answer }) => answer);
const outdated = () =>
  ask<string>(
    `select collname as answer from pg_collation where collname = 'natural_order' and collversion <> pg_collation_actual_version(oid)`,
  );
/** The file of an index is another one once it was made anew. */
const filesOf = async (condition: string) =>
  new Map(
    await ask<[string, number]>(
      `select json_build_array(i.relname, i.relfilenode) as answer from pg_index x join pg_class i on i.oid = x.indexrelid
       where x.indrelid::regclass::text in ('staff', 'resident', 'house_asset', 'weight') and ${condition}`,
    ),
  );
const byWords = `(select oid from pg_collation where collname = 'natural_order') = any(x.indcollation)`;

test('the indexes that lie in the order of another ICU are made anew, and no others', async () => {
  const [count] = await ask<number>(`select count(*)::int as answer from pg_index x where ${byWords}`);
  const [before, others] = [await filesOf(byWords), await filesOf(`not ${byWords}`)];
  await bringOtherIcu();
  await start();
  const after = await filesOf(byWords);
  expect([...before.keys()]).toContain('staff_last_name_idx');
  expect([...after.keys()]).toEqual([...before.keys()]);
  for (const [name, file] of before) expect(after.get(name), name).not.toBe(file);
  expect(await filesOf(`not ${byWords}`)).toEqual(others);
  expect(await outdated()).toEqual([]);
  expect(said).toEqual([`The order of words has changed with PostgreSQL, so ${count} indexes were made anew.`]);
});

test('where the order is still the same nothing is made anew, and nothing is said', async () => {
  const before = await filesOf('true');
  await start();
  expect(await filesOf('true')).toEqual(before);
  expect(said).toEqual([]);
});

test('of several nodes that start at once, one makes the indexes anew', async () => {
  await bringOtherIcu();
  await Promise.all([start(), start(), start()]);
  expect(await outdated()).toEqual([]);
  expect(said).toHaveLength(1);
});

test('a role that owns its tables and is no superuser makes them anew', async () => {
  const role = `owner_${randomUUID().replaceAll('-', '')}`;
  await client.query(`create role ${role}; create schema authorization ${role}; set role ${role}`);
  await client.query(`create collation "Our order" (provider = icu, locale = 'en-GB')`);
  await client.query(`create table "Cup" (label text collate "Our order" unique)`);
  await client.query(`reset role; update pg_collation set collversion = '0' where collprovider = 'i'`);
  await refreshCollations(withRole(database.connection, role), log);
  expect(
    await ask<string>(`select collname as answer from pg_collation where collprovider = 'i' and collversion <> '0'`),
  ).toEqual(['Our order']);
  expect(said).toEqual(['The order of words has changed with PostgreSQL, so 1 index was made anew.']);
  await client.query(`drop owned by ${role}; drop role ${role}`);
});

test('an index that cannot be made anew is named and stops no start, and the next start tries again', async () => {
  await client.query(`create table cup (label text collate natural_order); insert into cup values ('Rose'), ('Rose')`);
  await client.query('create index cup_label_idx on cup (label)');
  await client.query(`update pg_index set indisunique = true where indexrelid = 'cup_label_idx'::regclass`);
  await bringOtherIcu();
  await start();
  expect(said).toEqual([expect.stringContaining('could not create unique index "cup_label_idx"')]);
  expect(await outdated()).toEqual(['natural_order']);
  await client.query('truncate cup');
  await start();
  expect(await outdated()).toEqual([]);
});
