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
    ({ asks, path }) => asks !== 'signed in' && asks !== 'locked too' && !isOnesOwn(path),
  );
  const answered: string[] = [];
  for (const call of asking)
    for (const address of addressesOf(call, (entity) => records.get(entity) ?? ''))
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
