import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { makeWorld, type World } from '#world/world.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import type { Db } from '../kit/runtime/database.ts';
import { sweep } from './sweep/sweep.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
  for (let item = 0; item < 12; item++)
    await world.given('house_stock', {
      home: world.rose,
      item_name: `Item ${item}`,
      quantity: 1,
      reorder_level: 5,
      category: 'food',
      expiry_date: '2027-01-01',
      opened_on: null,
      use_within_days: null,
    });
});
afterEach(() => world.close());

const open = async (): Promise<number> =>
  Number(
    (await world.owner.query(`select count(*) from notification where rule_code = 'STK-1' and status = 'active'`))
      .rows[0].count,
  );
const everRaised = async (): Promise<number> =>
  Number((await world.owner.query(`select count(*) from notification where rule_code = 'STK-1'`)).rows[0].count);
const rose = () => ({ home: world.rose, resident: null });

test('a sweep that is killed half-way leaves nothing behind, and the next one loses nothing', async () => {
  const { id } = await world.given('notification', {
    home: world.rose,
    resident: null,
    linked_object: null,
    status: 'active',
  });
  await world.owner.query(`update notification set rule_code = 'STK-2', created_by = null where id = $1`, [id]);
  let written = 0;
  const { context } = world.app;
  const dyingOn = (db: Db): Db => ({
    ...db,
    query(text, values) {
      if (/\b(insert into|update) "?notification"?/.test(text) && ++written > 1) throw new Error('The node died.');
      return db.query(text, values);
    },
  });
  const dying: RecordContext = { ...context, transaction: (work) => context.transaction((tx) => work(dyingOn(tx))) };
  await expect(sweep(dying, rose())).rejects.toThrow('The node died.');
  expect(await everRaised()).toBe(0);
  await sweep(world.app.context, rose());
  expect(await open()).toBe(12);
});

test('a hundred sweeps by three nodes at once raise each alert once', async () => {
  const others = await Promise.all([buildApp(world.parts), buildApp(world.parts)]);
  try {
    const nodes = [world.app, ...others];
    for (let round = 0; round < 34; round++) await Promise.all(nodes.map(({ context }) => sweep(context, rose())));
  } finally {
    await Promise.all(others.map((node) => node.close()));
  }
  expect(await everRaised()).toBe(12);
});

test('what ends and comes back is one alert that ended and one that began', async () => {
  await sweep(world.app.context, rose());
  await world.owner.query(`update house_stock set quantity = 50 where home = $1`, [world.rose]);
  await Promise.all([sweep(world.app.context, rose()), sweep(world.app.context, rose())]);
  expect(await open()).toBe(0);
  await world.owner.query(`update house_stock set quantity = 1 where home = $1`, [world.rose]);
  await Promise.all([sweep(world.app.context, rose()), sweep(world.app.context, rose())]);
  expect([await open(), await everRaised()]).toEqual([12, 24]);
});
