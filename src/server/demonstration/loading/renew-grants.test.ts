import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { FigureDetail } from '#domain/house-overview/overview.ts';
import { usualZone } from '#domain/kit/vocabulary/home-settings.ts';
import { localDay, momentAt } from '#domain/kit/time/time.ts';
import type { FreshDatabase } from '#world/server/database.ts';
import { demonstrationDatabase, demonstrationDay, demonstrationParts } from '#world/server/demonstration.ts';
import { buildApp } from '../../app.ts';
import { noCommitListener, onPool, type Db } from '../../kit/runtime/database.ts';
import type { AppDependencies } from '../../kit/runtime/app-dependencies.ts';
import { loadDemonstration } from './load.ts';
import { atStart } from './prepare.ts';
import { renewGrants } from './renew-grants.ts';

let database: FreshDatabase;
let parts: AppDependencies;
let db: Db;
let app: FastifyInstance;
let now: Date;

beforeEach(async () => {
  now = new Date(demonstrationDay);
  database = await demonstrationDatabase();
  parts = demonstrationParts(database.pool, () => now);
  db = onPool(database.pool, noCommitListener);
  app = await buildApp(parts);
});
afterEach(async () => {
  await app.close();
  await database.drop();
});

/** What somebody who signs in with the stated password reads. */
async function readAs<T>(username: string, url: string): Promise<T> {
  const payload = { username, password: 'gateway-demo-2026' };
  const answer = await app.inject({ method: 'POST', url: '/api/login/', payload });
  expect(answer.statusCode, answer.body).toBe(200);
  const headers = { authorization: `Token ${answer.json<{ token: string }>().token}` };
  return (await app.inject({ url, headers })).json<T>();
}
const homesOf = (username: string) => readAs<readonly { id: string; name: string }[]>(username, '/api/homes/');

test('a month later the guests are let in again, and nothing else has changed', async () => {
  const count = async () =>
    (
      await db.query<{ notes: number; residents: number }>(
        'select (select count(*) from note)::int as notes, (select count(*) from resident)::int as residents',
      )
    )[0];
  const before = await count();
  now = new Date(now.getTime() + 30 * 86_400_000);
  await loadDemonstration(parts);
  await renewGrants(atStart(parts));
  await renewGrants(atStart(parts));
  expect(await count()).toEqual(before);
  const shifts = await db.query(
    `select 1 from rota r join staff s on s.id = r.staff where s.username = 'agency' and r.status = 'published' and r.start_at <= $1 and r.end_at > $1`,
    [now.toISOString()],
  );
  expect(shifts).toHaveLength(1);
  expect((await homesOf('agency')).map(({ name }) => name)).toEqual(['Rose House']);
  const lines = await db.query<{ user_name: string | null }>(
    `select distinct user_name from user_history where at = $1 and (reason like '%demonstration renewed' or entity = 'rota')`,
    [now.toISOString()],
  );
  expect(lines).toEqual([{ user_name: 'Hearth' }]);
});

test('the open night stays open though the agency worker is let in that evening', async () => {
  now = new Date(momentAt(localDay(demonstrationDay, usualZone), '21:30', usualZone));
  await renewGrants(atStart(parts));
  const rose = (await homesOf('manager')).find(({ name }) => name === 'Rose House');
  expect((await readAs<FigureDetail>('manager', `/api/home/${rose?.id}/figures/gaps/`)).items).toContainEqual(
    expect.objectContaining({ name: expect.stringMatching(/^Waking night/), detail: '1 person short' }),
  );
});
