import { expect, test } from 'vitest';
import type { Db } from '../runtime/database.ts';
import { NamedStatement, type NamedValues } from './named-statement.ts';

/** What reaches the database. */
async function sent(text: string, values: NamedValues): Promise<readonly unknown[]> {
  const calls: unknown[] = [];
  const db: Db = {
    async query(sql, given) {
      calls.push(sql, given);
      return [];
    },
    markWritten: () => undefined,
  };
  await new NamedStatement(text).run(db, values);
  return calls;
}

test('each name is one placeholder, however often it stands in the statement', async () => {
  expect(await sent('select :id::uuid, :now::timestamptz, :id', { id: 'a', now: 'b' })).toEqual([
    'select $1::uuid, $2::timestamptz, $1',
    ['a', 'b'],
  ]);
});

test('a value may stand in a group, such as a column of a record', async () => {
  expect(await sent('select :record.room::text', { record: { room: '12' } })).toEqual(['select $1::text', ['12']]);
});

test('casts, times of day and what stands in quotes are no names', async () => {
  const text = `select max(at)::date, '07:30', x::text[], 'it''s :here', a[1:2]`;
  expect(await sent(`${text}, :home`, { home: 'a' })).toEqual([`${text}, $1`, ['a']]);
});

test('a value that was forgotten is an error and never an empty column', async () => {
  await expect(sent('select :home', {})).rejects.toThrow('no value for :home');
  expect(await sent('select :home', { home: null })).toEqual(['select $1', [null]]);
});
