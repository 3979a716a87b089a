import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstWrongLine } from '#world/records/first-wrong-line.ts';
import { balanceAfter, pence, pounds, sumOf, wouldOverdraw } from './balance.ts';

const amounts = fc.integer({ min: -99_999_999, max: 99_999_999 });

test('ten pence and twenty pence are thirty', () => {
  expect(balanceAfter(0.1, 0.2)).toBe(0.3);
  expect(sumOf(['19.99', 0.01, '-5.5'])).toBe(14.5);
});

test('the last penny may be spent, not one more', () => {
  expect(wouldOverdraw(12.34, -12.34)).toBe(false);
  expect(wouldOverdraw(12.34, -12.35)).toBe(true);
});

test('fractions of a penny and other text are refused', () => {
  for (const amount of [0.001, '1.234', '', '£5', Number.NaN, 1e21]) expect(() => pence(amount)).toThrow(RangeError);
});

test('an account that adds up is proved, and the first wrong line is named', () => {
  const lines = [
    { amount: '20.00', balance_before: '0.00', balance_after: '20.00' },
    { amount: '-4.35', balance_before: '20.00', balance_after: '15.65' },
    { amount: '-0.65', balance_before: '15.65', balance_after: '15.00' },
  ];
  expect(firstWrongLine(lines)).toBeNull();
  expect(firstWrongLine(lines.with(1, { amount: '-4.53', balance_before: '20.00', balance_after: '15.65' }))).toBe(1);
  expect(firstWrongLine(lines.toSpliced(1, 1))).toBe(1);
  expect(firstWrongLine([])).toBeNull();
});

test('every amount of pence survives being written as pounds, as number and as text', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(pence(pounds(amount))).toBe(amount);
      expect(pence(pounds(amount).toFixed(2))).toBe(amount);
    }),
  );
});

test('the order of movements never changes a balance', () => {
  fc.assert(
    fc.property(
      fc.array(
        amounts.map((amount) => pounds(amount % 100_000)),
        { maxLength: 50 },
      ),
      (movements) => {
        expect(sumOf(movements.toReversed())).toBe(sumOf(movements));
      },
    ),
  );
});
