import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { register } from '#domain/register.ts';
import { draftMigration } from '#server/database/draft.ts';
import { freshDatabase, type FreshDatabase } from '#world/server/database.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('all migrations together build exactly the tables the register describes', async () => {
  const owner = new pg.Pool(database.connection);
  expect(await draftMigration(owner, register)).toEqual([]);
  await owner.end();
});
