import { afterAll, beforeAll, expect, test } from 'vitest';
import { roundKinds } from '#domain/homes/round.ts';
import { register } from '#domain/register.ts';
import { addressesOf, guardedCalls } from '#world/server/every-call.ts';
import { makeWorld, type World } from '#world/world.ts';

/** A call that says which right it asks for asks for it before anything else, whatever the record it is about. */

let world: World;
const records = new Map<string, string>();
beforeAll(async () => {
  world = await makeWorld();
  const own: Readonly<Record<string, string>> = { home: world.rose, resident: world.mrHale };
  for (const { name } of register.filter((entity) => !entity.log))
    records.set(name, own[name] ?? (await world.shown(name)).id);
});
afterAll(() => world.close());

/** What is on its way belongs to whoever sends it, and is nobody else's to know of. */
const isOnesOwn = (path: string): boolean => path.startsWith('/api/upload/');

/** Whatever a call needs to be told, so that nothing but the right is missing. */
const queries = () => [
  '',
  `?home=${world.rose}&kind=${roundKinds[0]}&week=2026-03-02&date=2026-03-01&month=2026-03`,
  `?resident=${world.mrHale}&kind=${roundKinds[0]}`,
];

test('somebody of the house without any right is refused by every call that asks for one', async () => {
  const colleague = await world.holding();
  const asking = guardedCalls(world.app).filter(
    ({ permission, path }) => permission !== 'signed in' && permission !== 'locked too' && !isOnesOwn(path),
  );
  const answered: string[] = [];
  for (const call of asking)
    for (const address of addressesOf(call, (entity) => records.get(entity) ?? world.rose))
      for (const query of call.method === 'GET' ? queries().slice(address.includes('/round/') ? 1 : 0) : ['']) {
        const answer = await world.app.inject({
          method: call.method as 'GET',
          url: `${address}${query}`,
          headers: colleague.headers,
          ...(call.method === 'GET' || call.method === 'DELETE' ? {} : { payload: { version: 1, status: 'closed' } }),
        });
        // The page asks for some lists at every start, and is told that they are empty.
        const isEmpty = answer.statusCode === 200 && answer.body === '[]';
        if (answer.statusCode !== 403 && !isEmpty)
          answered.push(`${call.method} ${call.path} ${answer.statusCode} ${answer.body.slice(0, 80)}`);
      }
  expect(asking.length).toBeGreaterThan(300);
  expect(answered).toEqual([]);
});

/** What is about the caller alone: their session, drafts, lists, files on their way. */
const ofOneself = ['/api/me/', '/api/logout/', '/api/draft/', '/api/upload/', '/api/list-view/'];

/** The last thing that was written down, besides looks and refusals. */
async function lastLine(): Promise<unknown> {
  const { rows } = await world.owner.query(
    `select id, action from user_history where action <> 'view' and result = 'ok' order by seq desc limit 1`,
  );
  return rows;
}

test('a call that names no right tells somebody without any nothing of the house, and changes nothing', async () => {
  const colleague = await world.holding();
  await world.owner.query(`update resident set last_name = 'Zq5k' where id = $1`, [world.mrHale]);
  const open = guardedCalls(world.app).filter(
    ({ permission, path }) => permission === 'signed in' && !ofOneself.some((own) => path.startsWith(own)),
  );
  const ids = [...records].filter(([name]) => !['home', 'permission'].includes(name)).map(([, id]) => id);
  const before = await lastLine();
  const answered: string[] = [];
  for (const call of open)
    for (const address of addressesOf(call, (entity) => records.get(entity) ?? world.rose))
      for (const query of call.method === 'GET' ? queries() : ['']) {
        const { statusCode, body } = await world.app.inject({
          method: call.method as 'GET',
          url: `${address}${query}`,
          headers: colleague.headers,
          ...(call.method === 'GET' || call.method === 'DELETE'
            ? {}
            : { payload: { home: world.rose, resident: world.mrHale, version: 1, reason: 'To see what happens' } }),
        });
        const reveals = body.includes('Zq5k') || ids.some((id) => !address.includes(id) && body.includes(id));
        if (reveals || (call.method !== 'GET' && statusCode < 300))
          answered.push(`${call.method} ${call.path}${query} ${statusCode} ${body.slice(0, 100)}`);
      }
  expect(open.length).toBeGreaterThan(10);
  expect(answered).toEqual([]);
  expect(await lastLine()).toEqual(before);
});
