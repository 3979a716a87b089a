import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

type ListedRow = RecordValues & { readonly id: string };
const listed = async (role: 'carer' | 'senior', path: string) =>
  (await world.as(role).get(`/api/${path}/?resident=${world.mrHale}`)).json<ListedRow[]>();

/** Money that came in, and the line of the ledger it became. */
async function posted(account: string, account_kind: string): Promise<string> {
  const { id } = await world.given('payment', {
    resident: world.mrHale,
    account,
    payment_type: 'money_in',
    receipt: null,
    occurred_at: '2026-02-28T09:00:00.000Z',
  });
  await world.given('transaction', {
    home: world.rose,
    resident: world.mrHale,
    account_kind,
    source: { entity: 'payment', id },
    posted_at: '2026-02-28T10:00:00.000Z',
    amount: 25,
    reverses: null,
  });
  return id;
}

test('a carer reads what went through the tin, and nothing of what is saved in a bank', async () => {
  const [tin, savings] = [await posted('cash_tin', 'resident_cash'), await posted('savings_held', 'resident_savings')];
  const balances = async (role: 'carer' | 'senior') => {
    const rows = await listed(role, 'payment');
    return [tin, savings].map((id) => rows.find((row) => row.id === id)?.['balance']);
  };
  expect((await listed('carer', 'transaction')).map(({ account_kind }) => account_kind)).toEqual(['resident_cash']);
  expect((await listed('senior', 'transaction')).map(({ account_kind }) => account_kind).toSorted()).toEqual([
    'resident_cash',
    'resident_savings',
  ]);
  expect(await balances('senior')).toEqual([25, 25]);
  expect(await balances('carer')).toEqual([25, undefined]);
});
