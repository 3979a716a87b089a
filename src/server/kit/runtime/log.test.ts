import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#world/server/database.ts';
import { openLog } from './log.ts';

let database: FreshDatabase;
beforeAll(async () => void (database = await freshDatabase()));
afterAll(() => database.drop());

const lines: string[] = [];
const log = openLog('info', { write: (line) => void lines.push(line) });

async function said(statement: string, values: readonly unknown[]): Promise<string> {
  lines.length = 0;
  await database.pool.query(statement, [...values]).catch((err: unknown) => log.error({ err }, 'a call failed'));
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

test('a row that the database refuses is logged without what stands in it', async () => {
  const secret = 'Mr Hale wept all night';
  const refused = await said(
    `insert into session (id, token_hash, staff, created_at, expires_at, active_at, ip, device) values (gen_random_uuid(), '', gen_random_uuid(), $2, $2, $2, $1, null)`,
    [secret, '2026-03-01T09:00:00Z'],
  );
  expect(refused).toContain('23502');
  expect(refused).not.toContain('Hale');
  const unreadable = await said('select $1::uuid', [secret]);
  expect(unreadable).toContain('22P02');
  expect(unreadable).not.toContain('Hale');
});

test('our own mistakes are logged with the place they were made in', async () => {
  lines.length = 0;
  log.error({ err: new TypeError('nothing is not iterable') }, 'a call failed');
  expect(lines[0]).toContain('nothing is not iterable');
  expect(lines[0]).toContain('log.test.ts');
});
