import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { roundKinds } from '#domain/homes/round.ts';
import { register } from '#domain/register.ts';
import { addressesOf, guardedCalls } from '#world/server/every-call.ts';
import { makeWorld, type World } from '#world/world.ts';

/** What the browser follows of an answer is what the server reads for it; else a page stays as it was when something of it changes. */

let world: World;
const records = new Map<string, string>();
beforeAll(async () => {
  world = await makeWorld();
  const own: Readonly<Record<string, string>> = { home: world.rose, resident: world.mrHale };
  for (const { name } of register.filter((entity) => !entity.log))
    records.set(name, own[name] ?? (await world.shown(name)).id);
});
afterAll(() => world.close());

/** How a house is set up, who works in it and may do what, and what was written down: read for nearly every answer. */
const beside = new Set(['home', 'staff', 'group', 'permission', 'rota', 'user_history']);
const tables = new Set(register.map(({ name }) => name).filter((name) => !beside.has(name)));

/** The tables of the register that are read while something is done. */
async function tablesReadBy(work: () => Promise<unknown>): Promise<readonly string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const texts = query.mock.calls.map(([given]) =>
    typeof given === 'string' ? given : ((given as { text?: string } | undefined)?.text ?? ''),
  );
  query.mockRestore();
  const named = texts.flatMap((text) => [...text.matchAll(/\b(?:from|join)\s+"?(\w+)/g)].map(([, name = '']) => name));
  return [...new Set(named)].filter((name) => tables.has(name)).toSorted();
}

/** In a house, about one person, of some days, and for a round. */
const queries = () => [
  `?home=${world.rose}`,
  `?resident=${world.mrHale}`,
  '?month=2026-02',
  '?from=2026-02-20&to=2026-03-03',
  ...roundKinds.map((kind) => `?kind=${kind}`),
];

test('an answer is read from nothing but what its call says it is made of, so that no change of it is missed', async () => {
  const caller = world.as('manager');
  const composed = guardedCalls(world.app).filter(({ madeOf }) => madeOf);
  const missed: string[] = [];
  for (const call of composed) {
    let answered = 0;
    for (const address of addressesOf(call, (entity) => records.get(entity) ?? world.rose))
      for (const query of queries()) {
        const read = await tablesReadBy(async () => {
          const { statusCode } = await caller.get(`${address}${query}`);
          if (statusCode === 200) answered += 1;
        });
        missed.push(...read.filter((name) => !call.madeOf?.includes(name)).map((name) => `${call.path} reads ${name}`));
      }
    expect(answered, call.path).toBeGreaterThan(0);
  }
  expect(composed.length).toBeGreaterThan(6);
  expect([...new Set(missed)]).toEqual([]);
});
