import { afterAll, beforeAll, expect, test } from 'vitest';
import { note } from '#domain/notes/note.ts';
import { register } from '#domain/register.ts';
import { quoted } from '#server/kit/schema/table.ts';
import type { FreshDatabase } from '#world/server/database.ts';
import { demonstrationDatabase } from '#world/server/demonstration.ts';
import { contentTextSql } from './content-text.ts';
import { sealedColumns } from './record-digests.ts';

let homes: FreshDatabase;
beforeAll(async () => {
  homes = await demonstrationDatabase();
});
afterAll(() => homes.drop());

/** Letters that JSON writes in a way of its own. */
const oddWords = 'He said "no" \\ twice;\n\ttab, \u0001, \u2028, é, 😀 and </b>';

const records = register.filter(({ log }) => !log);

test.each(records)(
  'a $name is sealed as the same text, whether it stands in its table or among the versions',
  async (entity) => {
    const columns = sealedColumns(entity);
    const { rows } = await homes.pool.query(
      `select t.id, ${contentTextSql(entity, columns)} as composed, jsonb_strip_nulls(j.body)::text as "fromJsonb"
      from ${quoted(entity.name)} t cross join lateral (select jsonb_object_agg(key, value) as body from jsonb_each(to_jsonb(t)) where key = any($1)) j
      where ${contentTextSql(entity, columns)} is distinct from jsonb_strip_nulls(j.body)::text limit 1`,
      [columns],
    );
    expect(rows).toEqual([]);
  },
);

test('the demonstration homes have a record of every kind, so that each text is compared', async () => {
  const counts = await Promise.all(
    records.map(async ({ name }) => {
      const { rows } = await homes.pool.query<{ has: boolean }>(`select exists (select from ${quoted(name)}) as has`);
      return rows[0]?.has ? [] : [name];
    }),
  );
  expect(counts.flat()).toEqual([]);
});

test('words with quotes, line breaks and signs are sealed as the same text too', async () => {
  await homes.pool.query('update note set body = $1 where id = (select id from note limit 1)', [oddWords]);
  const { rows } = await homes.pool.query<{ composed: string; fromJsonb: string }>(
    `select ${contentTextSql(note, ['id', 'body'])} as composed, jsonb_build_object('id', id, 'body', body)::text as "fromJsonb" from note t where body = $1`,
    [oddWords],
  );
  expect(rows.map(({ composed }) => composed)).toEqual(rows.map(({ fromJsonb }) => fromJsonb));
  expect(rows.map(({ composed }) => JSON.parse(composed).body)).toEqual([oddWords]);
});
