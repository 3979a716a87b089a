import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LedgerProof } from '#domain/money/ledger/ledger-proof.ts';
import type { MonthSheet } from '#domain/money/views/month-sheet.ts';
import { makeWorld, type World } from '#world/world.ts';
import { sweep } from '../../alerts/sweep/sweep.ts';
import { proveLedgersJob } from './prove-ledger.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
  source = {
    entity: 'payment',
    id: (await world.given('payment', { resident: world.mrHale, payment_type: 'money_in' })).id,
  };
});
afterEach(() => world.close());

let source: { readonly entity: string; readonly id: string };
const line = (amount: number, more: object = {}) =>
  world.given('transaction', {
    home: world.rose,
    resident: world.mrHale,
    account_kind: 'resident_cash',
    amount,
    source,
    reverses: null,
    ...more,
  });
const prove = (role: 'manager' | 'senior' = 'manager', home = world.rose) =>
  world.as(role).post(`/api/home/${home}/prove-ledger/`, {});
const proof = async () => (await prove()).json<LedgerProof>();
const alerts = async () =>
  (
    await world.owner.query(
      `select status, message, resident, linked_object from notification where rule_code = 'MON-9'`,
    )
  ).rows;

/** A tin with two lines and a petty cash with one. */
async function books(): Promise<void> {
  await line(100);
  await line(-30);
  await line(12.5, { resident: null, account_kind: 'petty_cash' });
}

/** What no role of the application can do: a hand in the tables themselves. */
async function tamper(statement: string, values: readonly unknown[] = []): Promise<void> {
  await world.owner.query(
    'alter table "transaction" disable trigger ledger_stays; alter table outside_line disable trigger outside_stays',
  );
  await world.owner.query(statement, [...values]);
  await world.owner.query(
    'alter table "transaction" enable trigger ledger_stays; alter table outside_line enable trigger outside_stays',
  );
}

test('books that add up are proved, and the sheet of a month says when', async () => {
  await books();
  expect(await proof()).toEqual({ proved_at: expect.any(String), accounts: 2, lines: 3, faults: [] });
  const sheet = (await world.as('manager').get(`/api/home/${world.rose}/month/?month=2026-03`)).json<MonthSheet>();
  expect(sheet.proof).toMatchObject({ accounts: 2, lines: 3, faults: [] });
});

test('a single penny raises an alert that names the account and the entry, and clears when the books agree again', async () => {
  await books();
  const { id } = await line(-1);
  await tamper('update "transaction" set amount = -1.01 where id = $1', [id]);
  expect(await proof()).toMatchObject({
    faults: [{ account_kind: 'resident_cash', resident: world.mrHale, source, number: 3 }],
  });
  await sweep(world.context, { home: world.rose, resident: null });
  expect(await alerts()).toEqual([
    {
      status: 'active',
      resident: world.mrHale,
      linked_object: source,
      message: 'Cash tin, line 3: it goes from £70.00 to £69.00, and adding up gives £70.00 to £68.99.',
    },
  ]);
  await tamper('update "transaction" set amount = -1 where id = $1', [id]);
  await proof();
  await sweep(world.context, { home: world.rose, resident: null });
  expect(await alerts()).toMatchObject([{ status: 'cleared' }]);
});

test('a line that was taken out, one half of an entry and a wrong account are found', async () => {
  await books();
  await line(-1);
  const { rows } = await world.owner.query<{ line: string }>(`select line from outside_line where amount = 30`);
  await tamper('update outside_line set amount = 29.99 where line = $1', [rows[0]?.line]);
  expect((await proof()).faults).toMatchObject([{ number: 2, found: expect.stringContaining('other side') }]);
  await tamper('update outside_line set amount = 30 where line = $1', [rows[0]?.line]);
  await world.owner.query(
    `update ledger_account set balance = balance + 0.01 where account_kind = 'petty_cash' and owner = $1`,
    [world.rose],
  );
  expect((await proof()).faults).toMatchObject([
    {
      account_kind: 'petty_cash',
      resident: null,
      number: 1,
      found: 'the account says £12.51, and its lines add up to £12.50',
    },
  ]);
  await world.owner.query(
    `update ledger_account set balance = balance - 0.01 where account_kind = 'petty_cash' and owner = $1`,
    [world.rose],
  );
  await world.owner.query('alter table "transaction" disable trigger ledger_goes_with_disposal');
  await world.owner.query('alter table outside_line disable trigger outside_goes_with_disposal');
  await world.owner.query('delete from outside_line where line = $1', [rows[0]?.line]);
  await world.owner.query('delete from "transaction" where id = $1', [rows[0]?.line]);
  expect((await proof()).faults).toMatchObject([{ number: 3, found: 'number 3 follows number 1' }]);
});

test('only who reconciles cash proves the books, and another house is not there', async () => {
  expect((await prove('senior')).statusCode).toBe(403);
  expect((await prove('manager', world.willow)).statusCode).toBe(404);
});

test('each house is proved once a night', async () => {
  await proof();
  world.clock = new Date('2026-03-02T01:59:00Z');
  const provedAt = async () => {
    await proveLedgersJob.work(world.context);
    const { rows } = await world.owner.query<{ proved_at: Date }>(
      'select proved_at from ledger_proof where home = $1',
      [world.rose],
    );
    return rows[0]?.proved_at.toISOString();
  };
  expect(await provedAt()).toMatch(/^2026-03-01/);
  world.clock = new Date('2026-03-02T02:15:00Z');
  expect(await provedAt()).toBe('2026-03-02T02:15:00.000Z');
  world.clock = new Date('2026-03-02T02:30:00Z');
  expect(await provedAt()).toBe('2026-03-02T02:15:00.000Z');
});
