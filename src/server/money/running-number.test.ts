import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';
import { noCommitListener, onPool, type Db } from '../kit/runtime/database.ts';
import { runningNumber } from './running-number.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const vouchers = { table: 'petty_cash', column: 'voucher_no', prefix: 'PC-' };
const receipts = { table: 'payment', column: 'receipt_no', prefix: 'R-' };

test('a series goes on after its longest number, and past what somebody numbered by hand', async () => {
  const { id } = await world.given('petty_cash', { home: world.rose });
  await world.owner.query(`update petty_cash set voucher_no = 'PC-99999' where id = $1`, [id]);
  expect(await runningNumber(onPool(world.owner, noCommitListener), vouchers, world.rose)).toBe('PC-100000');
  await world.owner.query(`update petty_cash set voucher_no = 'PC-0100000' where id = $1`, [id]);
  expect(await runningNumber(onPool(world.owner, noCommitListener), vouchers, world.rose)).toBe('PC-100001');
  await world.owner.query(`update petty_cash set voucher_no = 'PC-old' where id = $1`, [id]);
  expect(await runningNumber(onPool(world.owner, noCommitListener), vouchers, world.rose)).toBe('PC-00001');
});

test.each([
  [vouchers, 'petty_cash_series_by_hand'],
  [receipts, 'payment_series_by_hand'],
])('the end of a series is found without reading it: %o', async (series, index) => {
  const asked: string[] = [];
  const db: Db = {
    query: async (text) => {
      asked.push(text);
      return [];
    },
    markWritten: () => undefined,
  };
  await runningNumber(db, series, world.rose);
  const client = await world.owner.connect();
  await client.query('set enable_seqscan = off; set enable_bitmapscan = off');
  const plan = await client.query<{ 'QUERY PLAN': string }>(
    `explain ${asked.at(-1)?.replace('$1', `'${world.rose}'`)}`,
  );
  client.release(true);
  const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(lines).toContain(index);
  expect(lines).not.toContain('Sort');
});
