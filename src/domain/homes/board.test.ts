import { expect, test } from 'vitest';
import { isBehind, needsAttention } from './board.ts';

const fluid = {
  date: '2026-03-01',
  is_tracked: true,
  intake_ml: 500,
  offers: 4,
  target_ml: 1500,
  limit_ml: null,
  expected_ml: 650,
};

test('drinks are behind when a whole cup is missing, and only where they are watched', () => {
  expect(isBehind(fluid)).toBe(true);
  expect(isBehind({ ...fluid, intake_ml: 501 })).toBe(false);
  expect(isBehind({ ...fluid, is_tracked: false, expected_ml: null })).toBe(false);
  expect(isBehind(null)).toBe(false);
});

test('what is due is the shift’s work; what is overdue needs attention', () => {
  const item = { kind: 'weight', id: null, words: 'Weight', due_at: '2026-03-01T08:00:00Z' };
  const row = { resident: { id: '1', version: 1 }, due: [] };
  expect(needsAttention({ ...row, due: [{ ...item, state: 'due' }] })).toBe(false);
  expect(needsAttention({ ...row, due: [{ ...item, state: 'overdue' }] })).toBe(true);
  expect(needsAttention({ ...row, alerts: { open: 1, worst: 'low' } })).toBe(true);
});
