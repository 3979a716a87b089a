import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '#world/eventually.ts';
import { makeWorld, type World } from '#world/world.ts';
import { checkHistory } from '../checking/check-history.ts';
import { sealHistory } from './seal-history.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const count = async (sql: string): Promise<number> =>
  Number((await world.owner.query<{ count: string }>(sql)).rows[0]?.count);

test('two nodes that seal while people write, and a transaction that takes its time, miss and double no line', async () => {
  const before = new Set((await checkHistory(world.context)).found.map((fault) => JSON.stringify(fault)));
  const slow = await world.owner.connect();
  await slow.query('begin');
  const late = `insert into user_history (id, at, action) values (gen_random_uuid(), $1, 'login')`;
  await slow.query(late, [world.clock]);
  let isWriting = true;
  const sealing = [1, 2].map(async () => {
    while (isWriting) await sealHistory(world.context);
  });
  const writing = Array.from({ length: 4 }, async (_, writer) => {
    for (let item = 0; item < 25; item++) {
      const { id, version } = await world.given('house_stock', { item_name: `Shelf ${writer} ${item}` });
      const path = `/api/house-stock/${id}/`;
      expect((await world.as('manager').patch(path, { version, item_name: 'Renamed' })).statusCode).toBe(200);
    }
  });
  await Promise.all(writing.slice(0, 2));
  await slow.query(late, [world.clock]);
  await slow.query('commit');
  slow.release();
  await Promise.all(writing);
  isWriting = false;
  await Promise.all(sealing);
  await sealHistory(world.context);
  const { found, lines } = await checkHistory(world.context);
  expect(found.filter((fault) => !before.has(JSON.stringify(fault)))).toEqual([]);
  expect(lines).toBe(await count('select count(*) from user_history'));
  expect(lines).toBe(await count('select sum(lines) as count from history_seal'));
});

test('what is written while it seals waits for the next round, so that a busy house gets no seal for every few lines', async () => {
  await sealHistory(world.context);
  const before = await count('select count(*) from history_seal');
  const lines = await count('select count(*) from user_history');
  let isWriting = true;
  const writing = Array.from({ length: 4 }, async () => {
    while (isWriting)
      await world.owner.query(`insert into user_history (id, at, action) values (gen_random_uuid(), $1, 'login')`, [
        world.clock,
      ]);
  });
  await eventually(async () => expect(await count('select count(*) from user_history')).toBeGreaterThan(lines + 20));
  await sealHistory(world.context);
  isWriting = false;
  await Promise.all(writing);
  expect((await count('select count(*) from history_seal')) - before).toBe(1);
});
