import { expect, test } from 'vitest';
import { directionOf, signedAmount } from './direction.ts';

test('spending leaves the account and refunds reach it', () => {
  expect(directionOf('purchase', null)).toBe('out');
  expect(directionOf('refund', null)).toBe('in');
  expect(directionOf('voucher', 'in')).toBe('out');
});

test('a correction or a transfer goes the way the form says', () => {
  expect(directionOf('correction', 'in')).toBe('in');
  expect(directionOf('transfer', 'out')).toBe('out');
  expect(directionOf('count_adjustment', null)).toBeNull();
});

test('the ledger counts money out below zero', () => {
  expect(signedAmount(4.5, 'out')).toBe(-4.5);
  expect(signedAmount(4.5, 'in')).toBe(4.5);
});
