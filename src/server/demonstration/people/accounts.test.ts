import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { freshDatabase, type FreshDatabase } from '#world/server/database.ts';
import { demonstrationDatabase, demonstrationDay, demonstrationParts } from '#world/server/demonstration.ts';
import { buildApp } from '../../app.ts';
import { noCommitListener, onPool, transaction, type Db } from '../../kit/runtime/database.ts';
import type { AppDependencies } from '../../kit/runtime/app-dependencies.ts';
import { firstSuperuserLink } from '../../session/accounts/first-superuser.ts';
import { loadDemonstration, loadLock } from '../loading/load.ts';
import { prepareDemonstration } from '../loading/prepare.ts';

const published = { password: 'gateway-demo-2026', pin: '274951' };
const now = new Date(demonstrationDay);
const partsWith = (database: FreshDatabase, demo: 'on' | 'off') => demonstrationParts(database.pool, () => now, demo);

let database: FreshDatabase;
let db: Db;
let app: FastifyInstance;
let isRunning = false;

/** As after stopping the product and starting it again with this setting. */
async function start(demo: 'on' | 'off'): Promise<AppDependencies> {
  if (isRunning) await app.close();
  const parts = partsWith(database, demo);
  await prepareDemonstration(parts);
  app = await buildApp(parts);
  isRunning = true;
  return parts;
}

beforeAll(async () => {
  database = await demonstrationDatabase();
  db = onPool(database.pool, noCommitListener);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const post = async (path: string, payload: object, token?: string) =>
  app.inject({ method: 'POST', url: path, payload, headers: token ? { authorization: `Token ${token}` } : {} });
const login = (username: string, password = published.password) => post('/api/login/', { username, password });

test('what was a demonstration yesterday opens to nobody who knows its passwords today', async () => {
  expect(await firstSuperuserLink(await start('on'))).toBeNull();
  const tokens = [
    (await login('manager')).json<{ token: string }>().token,
    (await login('carer')).json<{ token: string }>().token,
  ];
  const link = await firstSuperuserLink(await start('off'));
  expect(link).toContain('/api/password_reset?token=');
  for (const username of ['admin', 'manager', 'senior', 'carer', 'agency', 'auditor'])
    expect((await login(username)).statusCode, username).toBe(400);
  expect((await app.inject({ url: '/api/me/', headers: { authorization: `Token ${tokens[0]}` } })).statusCode).toBe(
    401,
  );
  expect((await post('/api/me/unlock/', { pin: published.pin }, tokens[1])).statusCode).toBe(401);

  const token = new URL(link ?? '').searchParams.get('token');
  const made = await post('/api/password_reset/confirm/', {
    token,
    password: 'seven quiet lanterns',
    username: 'owner',
    first_name: 'Ada',
    last_name: 'Byron',
  });
  expect(made.statusCode).toBe(200);
  expect((await login('owner', 'seven quiet lanterns')).statusCode).toBe(200);
});

test('the published accounts are open again where the demonstration is on again', async () => {
  await start('off');
  await start('on');
  expect((await login('carer')).statusCode).toBe(200);
});

test('whoever is given a password of their own outside the demonstration keeps it', async () => {
  await start('off');
  await db.query(
    `insert into one_time_link (token_hash, staff, kind, created_at, expires_at) select sha256('a link'), id, 'invitation', $1::timestamptz, $1::timestamptz + interval '1 day' from staff where username = 'senior'`,
    [demonstrationDay],
  );
  expect(
    (await post('/api/password_reset/confirm/', { token: 'a link', password: 'seven quiet lanterns' })).statusCode,
  ).toBe(200);
  await start('off');
  expect((await login('senior', 'seven quiet lanterns')).statusCode).toBe(200);
});

test('the published password opens nothing outside the demonstration, whoever has it', async () => {
  await start('on');
  await db.query(
    `update credential set demonstration = false where staff = (select id from staff where username = 'auditor')`,
  );
  expect((await login('auditor')).statusCode).toBe(200);
  await start('off');
  expect((await login('auditor')).statusCode).toBe(400);
});

const aPerson = `insert into staff (id, created_at, updated_at, username, first_name, last_name, phone, email, role, employment_type, start_date, status, is_active, is_superuser, must_change_password, access_starts_at, access_expires_at)
  values (gen_random_uuid(), $1, $1, 'auditor', 'Ada', 'Byron', '', '', 'admin', 'permanent', '2026-01-01', 'active', true, false, false, '2026-01-01', '2026-01-02')`;

test('a database that people work in is no place for a demonstration', async () => {
  const used = await freshDatabase();
  await onPool(used.pool, noCommitListener).query(aPerson, [now]);
  expect(await prepareDemonstration(partsWith(used, 'on'))).toBe(false);
  expect(
    await onPool(used.pool, noCommitListener).query(
      'select username, access_expires_at::date::text as ends from staff',
    ),
  ).toEqual([{ username: 'auditor', ends: '2026-01-02' }]);
  await used.drop();
});

test('of two nodes that start at once the second waits, and finds the work done', async () => {
  const fresh = await freshDatabase();
  const second = await transaction(fresh.pool, noCommitListener, async (first) => {
    await first.query(`select pg_advisory_xact_lock(${loadLock})`);
    await first.query(aPerson, [now]);
    return { loading: loadDemonstration(partsWith(fresh, 'on')) };
  });
  await second.loading;
  expect(await onPool(fresh.pool, noCommitListener).query('select name from home')).toEqual([]);
  await fresh.drop();
});
