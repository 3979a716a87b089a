import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entity } from '#domain/kit/vocabulary/entity.ts';
import { must, text } from '#domain/kit/vocabulary/fields.ts';
import { everything, nothing } from '#domain/kit/vocabulary/permissions.ts';
import { register } from '#domain/register.ts';
import { freshDatabase, type FreshDatabase } from '#world/server/database.ts';
import { draftMigration } from './draft.ts';

let database: FreshDatabase;
let owner: pg.Pool;
beforeAll(async () => {
  database = await freshDatabase();
  owner = new pg.Pool(database.connection);
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

const visitor = entity({
  name: 'visitor',
  labels: { one: 'Visitor', many: 'Visitors' },
  title: ['full_name'],
  belongsTo: 'home',
  access: {
    superuser: everything,
    manager: everything,
    senior: everything,
    carer: nothing,
    agency: nothing,
    auditor: nothing,
  },
  fields: { full_name: must(text('Name', { max: 120 })) },
  list: ['full_name'],
});

test('a drafted table is complete, and the application may read and write it but not empty it', async () => {
  const wanted = [...register, visitor];
  await owner.query((await draftMigration(owner, wanted)).join('\n'));
  expect(await draftMigration(owner, wanted)).toEqual([]);
  const { rows } = await owner.query<Record<string, boolean>>(
    `select has_table_privilege('hearth_app', 'visitor', 'select') as reads,
      has_table_privilege('hearth_app', 'visitor', 'insert') and has_table_privilege('hearth_app', 'visitor', 'update') as writes,
      has_table_privilege('hearth_app', 'visitor', 'delete') as deletes`,
  );
  expect(rows).toEqual([{ reads: true, writes: true, deletes: false }]);
});
