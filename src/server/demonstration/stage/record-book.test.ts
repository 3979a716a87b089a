import { beforeEach, expect, test } from 'vitest';
import { home } from '#domain/homes/home.ts';
import { payment } from '#domain/money/payment.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { houses } from './houses.ts';
import { RecordBook } from './record-book.ts';

const at = '2026-03-01T09:00:00.000Z';
const ann = '01900001-0000-7000-8000-000000000001';
const ben = '01900001-0000-7000-8000-000000000002';
let book: RecordBook;
let someone: string;

beforeEach(() => {
  book = new RecordBook();
  const rose = book.write(home, { by: ann, at, values: { ...houses.rose, provider_name: 'Community Care Homes' } });
  const values = {
    home: rose.id,
    national_id_type: 'local',
    national_id: 'R1',
    first_name: 'Joan',
    last_name: 'Hale',
    date_of_birth: '1950-01-01',
    admission_date: '2026-01-01',
    gp_name: 'Dr Nair',
    gp_phone: '0113 496 0340',
    no_known_allergies: true,
    consent_money_support: 'yes',
    status: 'current',
  };
  someone = book.write(resident, { by: ann, at, values }).id;
});

const buys = (more: object = {}) =>
  book.write(payment, {
    by: ann,
    at,
    values: {
      resident: someone,
      payment_type: 'purchase',
      amount: 4.5,
      category: 'food_drink',
      description: 'Coffee and cake',
      payee: 'Corner café',
      occurred_at: at,
      receipt_no: '1',
      resident_signed: 'signed',
      witness: ben,
      ...more,
    },
  });

test('a record that breaks a rule of its entity is not written', () => {
  expect(() => buys({ receipt_no: null })).toThrow('no_receipt_reason');
  expect(() => buys({ amount: 0 })).toThrow('amount');
  expect(() => buys({ payee: null })).toThrow('payee');
});

test('a record takes only the steps its states allow, and never its author’s own witness', () => {
  const waiting = book.carryOn(payment, buys(), { by: ann, at, sets: { status: 'awaiting_witness' } });
  expect(() => book.carryOn(payment, waiting, { by: ann, at, sets: { status: 'posted' } })).toThrow('created_by');
  expect(() => book.carryOn(payment, waiting, { by: ben, at, sets: { status: 'reversed' } })).toThrow('cannot go');
  expect(book.carryOn(payment, waiting, { by: ben, at, sets: { status: 'posted' } })).toMatchObject({
    status: 'posted',
    witness: ben,
    version: 3,
  });
});

test('each step keeps the version before it and leaves a line of history', () => {
  book.carryOn(payment, buys(), { by: ann, at, sets: { status: 'awaiting_witness' } });
  expect(book.versions).toMatchObject([{ entity: 'payment', record: { version: 1, status: 'draft' } }]);
  expect(book.history.filter(({ entity }) => entity === 'payment').map(({ action }) => action)).toEqual([
    'create',
    'update',
  ]);
});
