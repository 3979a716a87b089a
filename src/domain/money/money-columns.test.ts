import { expect, test } from 'vitest';
import type { PettyCash } from './petty-cash.ts';
import { paymentColumns, pettyCashColumns } from './money-columns.ts';

const payment = (more = {}) =>
  ({
    amount: 12.5,
    direction: null,
    payment_type: 'purchase',
    receipt: null,
    receipt_no: null,
    no_receipt_reason: null,
    recorded_by: 'priya',
    witness: 'joel',
    status: 'posted',
    ...more,
  }) as const;

const petty = { amount: 5, direction: null, receipt: null, no_receipt_reason: null, status: 'posted' } as const;

test('a movement stands on the side it went to', () => {
  const sides = (row: ReturnType<typeof payment>) => [paymentColumns.money_in(row), paymentColumns.money_out(row)];
  expect(sides(payment())).toEqual([null, 12.5]);
  expect(sides(payment({ payment_type: 'refund' }))).toEqual([12.5, null]);
  expect(sides(payment({ payment_type: 'transfer', direction: 'in' }))).toEqual([12.5, null]);
  expect(sides(payment({ payment_type: 'correction' }))).toEqual([null, null]);
  expect(pettyCashColumns.money_in({ ...petty, entry_type: 'top_up' })).toBe(5);
});

test('it is signed by whoever wrote it down and whoever saw it', () =>
  expect([paymentColumns.signed_by(payment()), paymentColumns.signed_by(payment({ witness: null }))]).toEqual([
    ['priya', 'joel'],
    ['priya'],
  ]));

test('a receipt is there as a picture or under its number on paper, or it is missing', () =>
  expect(
    [{}, { receipt: 'file' }, { receipt_no: 'CLA-1116' }].map((given) => paymentColumns.has_receipt(payment(given))),
  ).toEqual(['no', 'yes', 'yes']));

test('where it is said why there is no receipt, the list says so and not that one is missing', () => {
  const no_receipt_reason = 'Paper receipt 31 is in the folder';
  expect(pettyCashColumns.has_receipt({ ...petty, entry_type: 'voucher', no_receipt_reason })).toBe('reason');
  expect(pettyCashColumns.has_receipt({ ...petty, entry_type: 'voucher' })).toBe('no');
  expect(paymentColumns.has_receipt(payment({ no_receipt_reason }))).toBe('reason');
});

test('money that comes in needs no receipt', () =>
  expect(pettyCashColumns.has_receipt({ ...petty, entry_type: 'top_up' })).toBeNull());

test('a receipt is due for what an advance was spent on when it is brought back, not when it is taken out', () => {
  const receiptOf = (entry_type: PettyCash['entry_type']) => pettyCashColumns.has_receipt({ ...petty, entry_type });
  expect([receiptOf('advance_out'), receiptOf('advance_return')]).toEqual([null, 'no']);
});

test('an adjustment after a count has no receipt that could be missing', () =>
  expect(pettyCashColumns.has_receipt({ ...petty, entry_type: 'count_adjustment', direction: 'out' })).toBeNull());

test('nothing is missing of what was reversed, nor of a draft', () =>
  expect(
    (['reversed', 'draft', 'queried'] as const).map((status) => [
      pettyCashColumns.has_receipt({ ...petty, entry_type: 'voucher', status }),
      paymentColumns.has_receipt(payment({ status })),
    ]),
  ).toEqual([
    [null, null],
    [null, null],
    ['no', 'no'],
  ]));

test('the balance is what the ledger says, and is left out for whoever may not read it', () => {
  expect([3.2, null, undefined].map((balance) => paymentColumns.balance(null, null, { balance }))).toEqual([
    3.2,
    null,
    undefined,
  ]);
});
