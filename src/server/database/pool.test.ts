import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#world/server/database.ts';
import { applicationRole, onConnection, serverLogin } from './pool.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const value = async (expression: string) =>
  (await database.pool.query<{ value: unknown }>(`select ${expression} as value`)).rows[0]?.value;

test('a date of birth is the day that was written, wherever the server stands', async () => {
  expect(await value(`date '1944-05-11'`)).toBe('1944-05-11');
  expect(await value(`array[date '1944-05-11', null]`)).toEqual(['1944-05-11', null]);
});

test('an instant is written as the browser writes it', async () => {
  expect(await value(`timestamptz '2026-03-29 02:30:00.12+01'`)).toBe('2026-03-29T01:30:00.120Z');
  expect(await value(`array[timestamptz '2026-03-29 02:30+01']`)).toEqual(['2026-03-29T01:30:00.000Z']);
  expect(await value(`timestamptz 'infinity'`)).toBe('infinity');
});

test('decimals and counts are numbers, and what a number cannot hold stays text', async () => {
  expect(await value(`61.5::numeric`)).toBe(61.5);
  expect(await value(`count(*)`)).toBe(1);
  expect(await value(`9007199254740993::int8`)).toBe('9007199254740993');
});

test('a session works in UTC', async () => {
  expect(await value(`current_setting('TimeZone')`)).toBe('UTC');
});

test('the server signs in to its own database as no superuser, who can neither make roles nor empty the history', async () => {
  const role = (await applicationRole(database.connection)) ?? '';
  const server = await serverLogin(database.connection, role);
  const { rows } = await onConnection(server, (client) =>
    client.query(
      'select rolsuper or rolcreatedb or rolcreaterole or rolbypassrls as mighty from pg_roles where rolname = current_user',
    ),
  );
  expect(rows).toEqual([{ mighty: false }]);
  await expect(onConnection(server, (client) => client.query('truncate user_history'))).rejects.toThrow(
    'permission denied',
  );
});
