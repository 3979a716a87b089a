import { expect, test } from 'vitest';
import { paymentLines, pettyCashLines, reversed } from './ledger-lines.ts';

const paid = (given: object) =>
  paymentLines({
    account: 'cash_tin',
    payment_type: 'purchase',
    direction: null,
    amount: 12.5,
    resident: 'hale',
    ...given,
  });

test('a purchase leaves the tin once, and money on a card moves no account of the house', () => {
  expect(paid({})).toEqual([{ account_kind: 'resident_cash', resident: 'hale', amount: -12.5 }]);
  expect(paid({ account: 'card', payment_type: 'card_purchase' })).toEqual([]);
});

test('a transfer between tin and savings moves both and nothing is gained', () => {
  const lines = paid({ payment_type: 'transfer', direction: 'out' });
  expect(lines).toEqual([
    { account_kind: 'resident_cash', resident: 'hale', amount: -12.5 },
    { account_kind: 'resident_savings', resident: 'hale', amount: 12.5 },
  ]);
  expect(paid({ account: 'card', payment_type: 'transfer', direction: 'out' })).toEqual([
    { account_kind: 'resident_cash', resident: 'hale', amount: 12.5 },
  ]);
});

test('petty cash moves the float of the house alone', () => {
  expect(pettyCashLines({ entry_type: 'voucher', direction: null, amount: 4 })).toEqual([
    { account_kind: 'petty_cash', resident: null, amount: -4 },
  ]);
  expect(pettyCashLines({ entry_type: 'count_adjustment', direction: 'in', amount: 1 })[0]?.amount).toBe(1);
});

test('a reversal is the mirror image of what it reverses', () =>
  expect([reversed(-12.5), reversed(0.1)]).toEqual([12.5, -0.1]));
