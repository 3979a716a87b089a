import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countDifference, countedTotal } from './cash-count.ts';

test('notes and coins add up to the penny', () => {
  expect(countedTotal({ '£20': 2, '£5': 1, '50p': 3, '1p': 7 })).toBe(46.57);
  expect(countedTotal({})).toBe(0);
});

test('a tin that is short shows a difference below zero', () => {
  expect(countDifference({ expected: '46.57', counted: 45.07 })).toBe(-1.5);
});

test('counting in two heaps gives the same as counting once', () => {
  const heap = fc.record({ '£10': fc.nat(50), '£1': fc.nat(50), '20p': fc.nat(50), '1p': fc.nat(50) });
  fc.assert(
    fc.property(heap, heap, (a, b) => {
      const both = {
        '£10': a['£10'] + b['£10'],
        '£1': a['£1'] + b['£1'],
        '20p': a['20p'] + b['20p'],
        '1p': a['1p'] + b['1p'],
      };
      expect(countDifference({ expected: countedTotal(both), counted: countedTotal(both) })).toBe(0);
      expect(Math.round(countedTotal(both) * 100)).toBe(
        Math.round(countedTotal(a) * 100) + Math.round(countedTotal(b) * 100),
      );
    }),
  );
});
