import { expect, test } from 'vitest';
import { isGiftCard, moneyPatterns, type PatternEntry, type PatternKind } from './money-patterns.ts';
import { patternCards, patternFigures } from './pattern-words.ts';

let id = 0;
const entry = (given: Partial<PatternEntry>): PatternEntry => {
  id += 1;
  return {
    id: String(id),
    recorded_by: 'ann',
    recorder: 'Ann Lee',
    witness: ['ben', 'cy', 'dot'][id % 3] ?? 'ben',
    witness_name: 'Ben Hall',
    resident_name: 'Robin Hale',
    amount: 4.35,
    description: 'Shampoo',
    payee: 'Boots',
    occurred_at: '2026-03-01T10:00:00Z',
    has_receipt: true,
    was_on_rota: true,
    ...given,
  };
};
const many = (count: number, given: Partial<PatternEntry> = {}) => Array.from({ length: count }, () => entry(given));
const joy = { recorded_by: 'joy', recorder: 'Joy Osei' };
const others = () => many(20, joy);
const found = (entries: readonly PatternEntry[], kind: PatternKind) =>
  moneyPatterns(entries).filter((one) => one.kind === kind);

test('spending in order shows nothing', () => expect(moneyPatterns([...many(12), ...others()])).toEqual([]));

test('always the same pair is found where others witness too, and not on few entries', () => {
  const pair = { witness: 'ben', witness_name: 'Ben Hall' };
  const [pattern] = found([...many(9, pair), ...others()], 'same_pair');
  expect(pattern).toMatchObject({ recorded_by: 'ann', witness: 'ben', part: 9, whole: 9 });
  expect(pattern && patternFigures(pattern)).toMatch(/^Ben Hall witnessed 9 of 9 entries that Ann Lee wrote down\./);
  expect(found([...many(4, pair), ...others()], 'same_pair')).toEqual([]);
  expect(found([...many(9, pair), ...many(9, { ...joy, ...pair })], 'same_pair')).toEqual([]);
  expect(found([...many(8, pair), ...many(2, { witness: 'cy' }), ...others()], 'same_pair')).toEqual([]);
});

test('round sums are found where they are most of them and clearly more than the others have', () => {
  const round = { amount: 20 };
  expect(found([...many(4, round), ...many(2), ...others()], 'round_sums')).toMatchObject([
    { part: 4, whole: 6, others_pct: 0 },
  ]);
  expect(found([...many(4, round), ...many(2), ...many(20, { ...joy, ...round })], 'round_sums')).toEqual([]);
  expect(found([...many(4, { amount: 20.01 }), ...others()], 'round_sums')).toEqual([]);
});

test('spending while its recorder is off the rota is found twice and more, and never of whom no rota plans', () => {
  expect(found([...many(2, { was_on_rota: false }), ...many(6)], 'off_rota')).toMatchObject([{ part: 2, whole: 8 }]);
  expect(found([...many(1, { was_on_rota: false }), ...many(6)], 'off_rota')).toEqual([]);
  expect(found(many(9, { was_on_rota: null }), 'off_rota')).toEqual([]);
});

test('a gift card is found by its words, and a birthday card is none', () => {
  const card = { description: 'Amazon gift card' };
  expect(found([entry(card), ...many(3)], 'gift_cards')).toMatchObject([{ part: 1, entries: [card] }]);
  expect(isGiftCard({ description: 'Google Play codes', payee: 'Tesco' })).toBe(true);
  expect(isGiftCard({ description: 'Birthday card and chocolates', payee: 'Home Bargains' })).toBe(false);
  expect(isGiftCard({ description: 'Gift for her sister', payee: 'Boots' })).toBe(false);
});

test('receipts missing are found by recorder, against everybody else', () => {
  const bare = { has_receipt: false };
  expect(found([...many(3, bare), ...many(5), ...others()], 'no_receipt')).toMatchObject([
    { recorded_by: 'ann', part: 3, whole: 8, others_pct: 0 },
  ]);
  expect(found([...many(3, bare), ...many(5), ...many(5, { ...joy, ...bare }), ...many(9, joy)], 'no_receipt')).toEqual(
    [],
  );
});

test('every pattern gives its reason, what mostly explains it and how it was counted, and accuses nobody', () => {
  for (const { title, why, mostly, counted } of Object.values(patternCards)) {
    expect(mostly).toMatch(/^Mostly /);
    expect([why, counted].every((text) => text.endsWith('.'))).toBe(true);
    expect(`${title} ${why} ${mostly} ${counted}`).not.toMatch(
      /theft|thief|steal|stole|fraud|suspic|guilty|dishonest|abuse/i,
    );
  }
});
