import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addHours, addMinutes } from '#domain/kit/time/time.ts';
import { roles, type Role } from '#domain/kit/vocabulary/permissions.ts';
import type { DeclaredRoute } from '#server/kit/http/route.ts';
import { guardedCalls } from '#world/server/every-call.ts';
import { eventually } from '#world/eventually.ts';
import { makeWorld, now, type Caller, type World } from '#world/world.ts';

/** Every call × every role: whoever is not signed in any more is answered by none of them, and whoever is locked by few. */

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterEach(() => void (world.clock = now));
afterAll(() => world.close());

const everyone = Object.keys(roles) as Role[];

const guarded = () => guardedCalls(world.app);

/** The calls that answer otherwise than is expected of all of them. */
async function exceptions(caller: Caller, calls: readonly DeclaredRoute[], expected: object): Promise<string[]> {
  const found: string[] = [];
  for (const { method, path } of calls) {
    const answer = await world.app.inject({
      method: method as 'GET',
      url: path.replaceAll(/:\w+/g, world.mrHale),
      headers: caller.headers,
      ...(method === 'GET' ? {} : { payload: {} }),
    });
    const isExpected = answer.statusCode === 401 && answer.body === JSON.stringify(expected);
    if (!isExpected) found.push(`${method} ${path} ${answer.statusCode} ${answer.body.slice(0, 80)}`);
  }
  return found;
}

const later = (minutes: number) => void (world.clock = new Date(addMinutes(now.toISOString(), minutes)));
const setStaff = (person: string, set: string) => world.owner.query(`update staff set ${set} where id = $1`, [person]);

/** How a session that was open comes to its end. */
const endings: Readonly<Record<string, (caller: Caller) => Promise<unknown>>> = {
  'signed out': (caller) => caller.post('/api/logout/'),
  'locked for half an hour': async () => later(41),
  'older than a shift': async (caller) => {
    await world.owner.query(`update session set active_at = $2, expires_at = $1 where staff = $3`, [
      addHours(now.toISOString(), 12),
      addHours(now.toISOString(), 12),
      caller.id,
    ]);
    later(12 * 60);
  },
  'of an account that was closed': (caller) => setStaff(caller.id ?? '', 'is_active = false'),
  'of a person who was removed': (caller) => setStaff(caller.id ?? '', 'is_deleted = true'),
  'of a grant that has run out': (caller) =>
    setStaff(caller.id ?? '', `access_starts_at = '2026-01-01T00:00:00Z', access_expires_at = '2026-03-01T08:59:00Z'`),
  'of a grant that has not begun': (caller) =>
    setStaff(caller.id ?? '', `access_starts_at = '2026-03-01T09:01:00Z', access_expires_at = '2026-03-05T00:00:00Z'`),
};

/** Somebody who holds the groups of this role, and whom nobody will miss. */
async function stranger(role: Role): Promise<Caller> {
  const { rows } = await world.owner.query<{ groups: string[]; is_superuser: boolean }>(
    'select groups, is_superuser from staff where id = $1',
    [world.people[role]],
  );
  const { id } = await world.holding();
  await world.owner.query('update staff set groups = $2, is_superuser = $3 where id = $1', [
    id,
    rows[0]?.groups,
    rows[0]?.is_superuser,
  ]);
  return world.again(id ?? '');
}

test('there are calls enough for this to mean something', () => {
  expect(guarded().length).toBeGreaterThan(300);
});

/** Each call is tried by one of the roles, and each role tries a share of the calls: who somebody was is not looked at any more. */
const shareOf = (role: Role, calls: readonly DeclaredRoute[]): readonly DeclaredRoute[] =>
  calls.filter((_, at) => at % everyone.length === everyone.indexOf(role));

test.each(Object.entries(endings))('a session %s opens no call to anybody', async (_, end) => {
  for (const role of everyone) {
    world.clock = now;
    const caller = await stranger(role);
    expect((await caller.get('/api/me/')).statusCode).toBe(200);
    await end(caller);
    // A node that remembers the session is notified of its end within a second.
    await eventually(async () => expect((await caller.get('/api/me/')).statusCode).toBe(401));
    expect(await exceptions(caller, shareOf(role, guarded()), { detail: 'Please sign in.' })).toEqual([]);
  }
});

/** What whoever stands before a locked screen may do: unlock it, leave it, and be asked who they are. */
const openWhileLocked = ['POST /api/logout/', 'POST /api/me/unlock/'];

test('a locked screen answers nothing but how to unlock or leave it, whoever locked it', async () => {
  const [open, closed] = [true, false].map((isOpen) =>
    guarded().filter(({ permission }) => (permission === 'locked too') === isOpen),
  );
  expect(open?.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(openWhileLocked);
  for (const role of everyone) {
    const caller = await stranger(role);
    expect((await caller.post('/api/me/lock/')).statusCode).toBeLessThan(300);
    const calls = shareOf(role, closed ?? []);
    expect(await exceptions(caller, calls, { detail: 'Locked', code: 'locked' })).toEqual([]);
  }
});

/** What is about the caller alone is theirs as long as they are signed in. */
const isOfHouse = (path: string): boolean =>
  !['/api/me/', '/api/logout/', '/api/draft/', '/api/upload/', '/api/list-view/'].some((own) => path.startsWith(own));

/** The last thing that was written about the house. */
async function lastLine(): Promise<unknown> {
  const { rows } = await world.owner.query(
    `select id from user_history where home = $1 and action not in ('view', 'access_denied') order by seq desc limit 1`,
    [world.rose],
  );
  return rows;
}

test('an agency worker whose shift is over reads and writes nothing of the house, and is still signed in', async () => {
  const caller = await world.again(world.people.agency);
  await world.owner.query(`update rota set end_at = '2026-03-01T07:59:00Z' where staff = $1`, [world.people.agency]);
  expect((await caller.get('/api/me/')).statusCode).toBe(200);
  const reads = guarded().filter(({ method }) => method === 'GET');
  const seen: string[] = [];
  for (const { path } of reads) {
    for (const id of [world.rose, world.mrHale]) {
      const { body } = await world.app.inject({ url: path.replaceAll(/:\w+/g, id), headers: caller.headers });
      if (body.includes(world.mrHale) || body.includes('Rose House')) seen.push(path);
    }
  }
  expect(seen).toEqual([]);
  const before = await lastLine();
  const written: string[] = [];
  for (const { method, path } of guarded().filter(({ method: how, path: at }) => how !== 'GET' && isOfHouse(at))) {
    const { statusCode, body } = await world.app.inject({
      method: method as 'POST',
      url: path.replaceAll(/:\w+/g, world.mrHale),
      headers: caller.headers,
      payload: { home: world.rose, resident: world.mrHale, version: 1 },
    });
    if (statusCode < 400) written.push(`${method} ${path} ${body.slice(0, 80)}`);
  }
  expect(written).toEqual([]);
  expect(await lastLine()).toEqual(before);
});
