import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kilogramsOf, stonesOf } from './stones.ts';

test('9 stone 11 is 62.1 kg', () => {
  expect(kilogramsOf(9, 11)).toBe(62.1);
  expect(stonesOf(62.1)).toEqual({ stones: 9, pounds: 11 });
});

test('whole pounds come back as they went', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 47 }), fc.integer({ min: 0, max: 13 }), (stones, pounds) => {
      expect(stonesOf(kilogramsOf(stones, pounds))).toEqual({ stones, pounds });
    }),
  );
});
