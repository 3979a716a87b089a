import { home } from '#domain/homes/home.ts';
import { suggestion } from '#domain/suggestions/suggestion.ts';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sample } from '#world/records/sample.ts';
import { emptyDatabase, type FreshDatabase } from '#world/server/database.ts';
import { temporaryFolder } from '#world/server/temporary-folder.ts';
import { migrate } from './migrate.ts';

/** The file that gave complaints a procedure of their own. */
const turning = '0064_complaints.sql';
const files = join(import.meta.dirname, 'migrations');
const house = '01900000-0000-7000-8000-0000000000a1';

let database: FreshDatabase;
let folder: string;
let client: pg.Client;

const take = (isWanted: (file: string) => boolean) => {
  for (const file of readdirSync(files).filter(isWanted)) cpSync(join(files, file), join(folder, file));
};

/** As the release before it stored it: of today's values those for which it had a column. */
async function store(table: string, values: Readonly<Record<string, unknown>>): Promise<void> {
  const at = '2026-03-02T09:00:00Z';
  const record: Readonly<Record<string, unknown>> = { created_at: at, updated_at: at, ...values };
  const { rows } = await client.query<{ column_name: string; data_type: string }>(
    `select column_name, data_type from information_schema.columns where table_name = $1`,
    [table],
  );
  const stored = rows.filter(({ column_name }) => column_name in record);
  await client.query(
    `insert into "${table}" (${stored.map(({ column_name }) => `"${column_name}"`).join(', ')})
      values (${stored.map((_, at) => `$${at + 1}`).join(', ')})`,
    stored.map(({ column_name, data_type }) =>
      data_type === 'jsonb' ? JSON.stringify(record[column_name]) : record[column_name],
    ),
  );
}

const said = (id: string, values: Readonly<Record<string, unknown>>) =>
  store('suggestion', {
    ...sample(suggestion),
    id: `01900000-0000-7000-8000-0000000000${id}`,
    home: house,
    is_complaint: true,
    is_anonymous: false,
    is_deleted: false,
    ...values,
  });

beforeAll(async () => {
  database = await emptyDatabase();
  folder = temporaryFolder();
  client = new pg.Client(database.connection);
  await client.connect();
  take((file) => file < turning);
  await migrate(database.connection, folder);
  await store('home', { ...sample(home), id: house });
  await said('b1', {
    title: 'The lift',
    category: 'environment',
    from_type: 'family',
    from_name: 'Mrs Hale',
    status: 'new',
  });
  await said('b2', {
    title: 'Nobody came',
    category: 'staffing',
    from_type: 'resident',
    is_anonymous: true,
    from_name: null,
    status: 'done',
    response: 'We now answer every bell.',
    responded_at: '2026-03-09T09:00:00Z',
  });
  await said('b3', { title: 'More fruit', category: 'food', is_complaint: false, status: 'new' });
  await said('b4', { title: 'Written twice', category: 'food', is_deleted: true, status: 'new' });
  take((file) => file >= turning);
  await migrate(database.connection, folder);
});
afterAll(async () => {
  await client.end();
  await database.drop();
  rmSync(folder, { recursive: true });
});

test('what was written down as a complaint before goes on as one, and a suggestion does not', async () => {
  const { rows } = await client.query(
    `select title, category, from_type, from_name, is_anonymous, status, answer, suggestion is not null as is_linked from complaint order by title`,
  );
  expect(rows).toEqual([
    {
      title: 'Nobody came',
      category: 'care',
      from_type: 'resident',
      from_name: null,
      is_anonymous: true,
      status: 'answered',
      answer: 'We now answer every bell.',
      is_linked: true,
    },
    {
      title: 'The lift',
      category: 'environment',
      from_type: 'family',
      from_name: 'Mrs Hale',
      is_anonymous: false,
      status: 'received',
      answer: null,
      is_linked: true,
    },
  ]);
});

test('its days are counted from when it was said', async () => {
  const { rows } = await client.query(
    `select acknowledge_by::text, answer_by::text from complaint where title = 'The lift'`,
  );
  expect(rows).toEqual([{ acknowledge_by: '2026-03-05', answer_by: '2026-03-30' }]);
});

test('what was suggested is as it was', async () => {
  const { rows } = await client.query('select title from suggestion order by title');
  expect(rows.map(({ title }) => title)).toEqual(['More fruit', 'Nobody came', 'The lift', 'Written twice']);
});
