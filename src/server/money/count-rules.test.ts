import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const ledgerLine = (values: object) =>
  world.given('transaction', { home: world.rose, reverses: null, balance_before: 0, ...values });
const count = async (lines: readonly object[]) =>
  world.as('senior').post('/api/payments-handover/', {
    home: world.rose,
    counted_at: '2026-03-01T08:55:00.000Z',
    lines,
    handed_over_by: world.people.senior,
    received_by: world.people.carer,
  });

test('a tin is held against the ledger, whatever the counter says was expected', async () => {
  await ledgerLine({
    account_kind: 'resident_cash',
    resident: world.mrHale,
    posted_at: '2026-02-27T10:00:00.000Z',
    amount: 100,
    balance_after: 100,
  });
  await ledgerLine({
    account_kind: 'resident_cash',
    resident: world.mrHale,
    posted_at: '2026-02-28T10:00:00.000Z',
    amount: -20,
    balance_after: 80,
  });
  await ledgerLine({
    account_kind: 'resident_cash',
    resident: world.mrHale,
    posted_at: '2026-03-01T08:58:00.000Z',
    amount: -30,
    balance_after: 50,
  });
  await ledgerLine({
    account_kind: 'petty_cash',
    resident: null,
    posted_at: '2026-02-28T10:00:00.000Z',
    amount: 200,
    balance_after: 200,
  });
  const answer = await count([
    { account_kind: 'resident_cash', resident: world.mrHale, counted: 60, expected: 60 },
    { account_kind: 'petty_cash', counted: 200 },
    { account_kind: 'resident_savings', resident: world.mrHale, counted: 0 },
  ]);
  expect(answer.statusCode, answer.body).toBe(201);
  expect(answer.json()).toMatchObject({
    lines: [
      { expected: 80, difference: -20 },
      { expected: 200, difference: 0 },
      { expected: 0, difference: 0 },
    ],
    total_difference: 20,
  });
});

test('a resident’s tin says whose it is', async () => {
  const answer = await count([{ account_kind: 'resident_cash', counted: 5 }]);
  expect(answer.json()).toEqual({ lines: ['Tins: resident is needed.'] });
});
