import { describe, expect, test } from 'vitest';
import { readValue } from '#domain/kit/vocabulary/read-value.ts';
import { missing } from '#domain/kit/vocabulary/parse.ts';
import { moveBetween } from '#domain/kit/vocabulary/states.ts';
import { circumstances, filled } from '#world/records/filled.ts';
import { sample } from '#world/records/sample.ts';
import { doubledWarning, supportWarning } from './payment-rules.ts';
import { payment } from './payment.ts';
import { fixedComplaints } from '../kit/vocabulary/fixed.ts';

const written = (given: Record<string, unknown> = {}) =>
  filled(payment, {
    ...sample(payment),
    payment_type: 'purchase',
    amount: 4.5,
    description: 'Shampoo',
    receipt_no: '17',
    ...given,
  });
const complaints = (given: Record<string, unknown>, around = {}) =>
  payment.check(written(given), circumstances(around));
const warnings = (given: Record<string, unknown>, around = {}) => payment.warn(written(given), circumstances(around));
const amount = payment.fields['amount'] ?? { kind: 'yesNo', label: '' };

describe('a payment', () => {
  test('is more than nothing', () => {
    expect(readValue(amount, 0.01)).toEqual({ value: 0.01 });
    expect(readValue(amount, 0)).toHaveProperty('wrong');
    expect(readValue(amount, -0.01)).toHaveProperty('wrong');
    expect(readValue(amount, 0.011)).toHaveProperty('wrong');
  });

  test('out of an account has a receipt, its number or a reason', () => {
    const none = { receipt: null, receipt_no: null, no_receipt_reason: null };
    expect(complaints(none)).toEqual({ no_receipt_reason: 'Add the receipt or its number, or say why there is none.' });
    expect(complaints({ ...none, no_receipt_reason: 'Collection box' })).toEqual({});
    expect(complaints({ ...none, receipt: 'a-file' })).toEqual({});
    expect(complaints({ ...none, payment_type: 'money_in' })).toEqual({});
    expect(complaints({ ...none, payment_type: 'correction', direction: 'out' })).toHaveProperty('no_receipt_reason');
    expect(complaints({ ...none, payment_type: 'correction', direction: 'in' })).toEqual({});
  });

  test('happened already', () => {
    expect(complaints({ occurred_at: '2026-03-01T09:05:00.000Z' })).toEqual({});
    expect(complaints({ occurred_at: '2026-03-01T09:05:01.000Z' })).toHaveProperty('occurred_at');
  });

  test('in cash is witnessed, by someone other than its author', () => {
    expect(missing(payment.fields, written({ account: 'cash_tin', witness: null }))).toHaveProperty('witness');
    expect(missing(payment.fields, written({ account: 'card', witness: null }))).not.toHaveProperty('witness');
    expect(complaints({ witness: 'ann' }, { actor: 'ann' })).toHaveProperty('witness');
    expect(complaints({ witness: 'ben' }, { actor: 'ann' })).toEqual({});
    expect(complaints({ witness: 'ann', created_by: 'ann' }, { actor: 'mia', before: written() })).toHaveProperty(
      'witness',
    );
  });

  test('over the house’s limit asks for the manager', () => {
    expect(warnings({ amount: 50 })).not.toHaveProperty('amount');
    expect(warnings({ amount: 50.01 })).toHaveProperty('amount');
    expect(warnings({ amount: 50.01 }, { settings: { payment_authorise_over: 60 } })).not.toHaveProperty('amount');
    const waiting = written({ amount: 20, status: 'awaiting_witness' });
    expect(warnings({ amount: 20, status: 'awaiting_witness', witness: 'ben' }, { before: waiting })).toEqual({});
    expect(warnings({ amount: 60, status: 'awaiting_witness' }, { before: waiting })).toHaveProperty('amount');
  });

  test('described in fewer than five letters is too vague', () => {
    expect(warnings({ description: 'Soap' })).toHaveProperty('description');
    expect(warnings({ description: 'Soaps' })).not.toHaveProperty('description');
    expect(warnings({ payee: 'Shop' })).toHaveProperty('payee');
  });

  test('of the same amount on the same day may be one too many', () => {
    const entered = (payment_type: string, amount: number) => ({ payment_type, amount, direction: null });
    const doubled = (...sameDay: ReturnType<typeof entered>[]) =>
      Object.keys(doubledWarning(entered('purchase', 4.5), sameDay));
    expect(doubled(entered('purchase', 3), entered('card_purchase', 4.5), entered('purchase', 9))).toEqual([
      'occurred_at',
    ]);
    expect(doubled(entered('purchase', 4.51), entered('money_in', 4.5))).toEqual([]);
  });

  test('asks whether help with money is agreed', () => {
    expect(supportWarning('no', false)).toHaveProperty('resident');
    expect(supportWarning(null, false)).toHaveProperty('resident');
    expect(supportWarning('best_interests', false)).toEqual({});
    expect(supportWarning('no', true)).toEqual({});
  });

  test('is never edited once submitted, though its receipt may follow once', () => {
    for (const status of ['awaiting_witness', 'awaiting_authority', 'posted', 'queried', 'reversed']) {
      const before = written({ status, receipt: null });
      expect(fixedComplaints(payment, { ...before, amount: 5 }, before), status).toHaveProperty('amount');
      expect(fixedComplaints(payment, { ...before, receipt: 'a-file' }, before), status).toEqual({});
      expect(
        fixedComplaints(payment, { ...before, receipt: 'another' }, { ...before, receipt: 'a-file' }),
        status,
      ).toHaveProperty('receipt');
    }
    expect(fixedComplaints(payment, written({ amount: 5 }), written())).toEqual({});
  });

  test('carries the names of who wrote, witnessed and authorised it', () => {
    const derived = (status: string, from: string) =>
      payment.derive(written({ status }), circumstances({ actor: 'mia', before: written({ status: from }) }));
    expect(payment.derive(written(), circumstances({ actor: 'ann' }))).toEqual({ recorded_by: 'ann' });
    expect(derived('awaiting_authority', 'awaiting_witness')).toEqual({ witness: 'mia' });
    expect(derived('posted', 'awaiting_authority')).toEqual({ authorised_by: 'mia' });
    expect(derived('posted', 'queried')).toEqual({});
    expect(derived('draft', 'awaiting_witness')).toEqual({ sent_back_by: 'mia', sent_back_at: expect.any(String) });
  });

  test('is posted only through its witness', () => {
    const states = payment.states ?? { start: '', moves: [] };
    expect(moveBetween(states, 'draft', 'posted')).toBeUndefined();
    expect(moveBetween(states, 'awaiting_witness', 'posted')).toMatchObject({ by: 'witness', notBy: ['created_by'] });
    expect(moveBetween(states, 'posted', 'reversed')).toMatchObject({ right: 'reverse', needs: ['reversal_reason'] });
  });
});
