import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  await world.given('transaction', {
    home: world.rose,
    resident: world.mrHale,
    account_kind: 'resident_cash',
    posted_at: '2026-02-28T10:00:00.000Z',
    amount: 30,
    balance_before: 0,
    balance_after: 30,
    reverses: null,
  });
});
afterAll(() => world.close());

const payment = {
  account: 'cash_tin',
  payment_type: 'purchase',
  amount: 5,
  category: 'toiletries',
  description: 'Shampoo and soap',
  payee: 'Corner shop',
  no_receipt_reason: 'Lost on the way',
  receipt: null,
  receipt_no: null,
};
const pay = async (given: object, confirmed: readonly string[] = ['money_support_not_agreed']) =>
  (
    await world.as('carer').post('/api/payment/', {
      ...(await world.input('payment', {
        resident: world.mrHale,
        witness: world.people.senior,
        ...payment,
        ...given,
      })),
      confirmed_warnings: confirmed,
    })
  ).json<Record<string, unknown>>();

test('nobody spends more than the tin holds', async () => {
  expect(await pay({ amount: 30.01 })).toEqual({
    amount: [expect.stringMatching(/^Only £30\.00 is there\. .* anyone who counts the tin with you can/)],
  });
  expect(await pay({ amount: 30, description: 'Winter shoes', category: 'clothing' })).toMatchObject({
    amount: 30,
    status: 'draft',
  });
  expect(await pay({ amount: 12, account: 'savings_held' })).toEqual({
    amount: [expect.stringContaining('Only £0.00 is there.')],
  });
  expect(await pay({ amount: 12, account: 'card', payment_type: 'card_purchase' })).toMatchObject({ amount: 12 });
});

test('the same sum twice in one day is asked about, also with another between', async () => {
  expect(await pay({ amount: 7 })).toMatchObject({ amount: 7 });
  expect(await pay({ amount: 3 })).toMatchObject({ amount: 3 });
  expect(await pay({ amount: 7, account: 'card', payment_type: 'card_purchase' })).toMatchObject({
    warnings: { occurred_at: [expect.stringContaining('possible_duplicate')] },
  });
  expect(await pay({ amount: 7, payment_type: 'money_in' })).toMatchObject({ amount: 7 });
});

test('help with money may be agreed in a plan instead', async () => {
  expect(await pay({ amount: 1 }, [])).toMatchObject({
    warnings: { resident: [expect.stringContaining('money_support_not_agreed')] },
  });
  const plan = await world.given('plan', { resident: world.mrHale, domain: 'money' });
  await world.owner.query(`update plan set status = 'active' where id = $1`, [plan.id]);
  expect(await pay({ amount: 1 }, [])).toMatchObject({ amount: 1 });
});

test('a receipt that is saved gets the next number of the house', async () => {
  const receipt = async () => (await world.given('attachment', { resident: world.mrHale })).id;
  const withoutReason = { no_receipt_reason: null };
  expect(await pay({ amount: 1.1, receipt: await receipt(), ...withoutReason })).toMatchObject({
    receipt_no: 'R-00001',
  });
  expect(await pay({ amount: 1.2, receipt: await receipt(), ...withoutReason })).toMatchObject({
    receipt_no: 'R-00002',
  });
  expect(await pay({ amount: 1.3, receipt: await receipt(), receipt_no: 'till 7', ...withoutReason })).toMatchObject({
    receipt_no: 'till 7',
  });
  expect(await pay({ amount: 1.4, ...withoutReason })).toHaveProperty('no_receipt_reason');
});

test('nothing is given or lent to staff', async () => {
  const {
    rows: [senior],
  } = await world.owner.query<{ name: string }>(
    `select first_name || ' ' || last_name as name from staff where id = $1`,
    [world.people.senior],
  );
  expect(await pay({ amount: 2, category: 'present', payee: senior?.name })).toMatchObject({
    payee: [expect.stringContaining('safeguarding')],
  });
  expect(await pay({ amount: 2, category: 'present', payee: 'Her granddaughter' })).toMatchObject({ amount: 2 });
});
