import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMeant, nameWords, slipsBetween } from './name-words.ts';

const word = fc.string({ unit: fc.constantFrom(...'abcdeé'), maxLength: 8 });

test('accents, apostrophes, hyphens and capitals make no other name', () => {
  expect(nameWords('Anne-Marie', 'Zoë', 'O’Sullivan')).toEqual(['anne', 'marie', 'zoe', 'osullivan']);
});

test('slips are counted the same from either side, and there are none only between equals', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(slipsBetween(a, b)).toBe(slipsBetween(b, a));
      expect(slipsBetween(a, b) === 0).toBe(a === b);
      expect(slipsBetween(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
      expect(slipsBetween(a, b)).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
    }),
  );
});

test('one slip in a name of four letters or more is forgiven, in a shorter one it is another name', () => {
  expect(isMeant('marlow', 'marlowe')).toBe(true);
  expect(isMeant('hlae', 'hale')).toBe(true);
  expect(isMeant('joy', 'roy')).toBe(false);
});
