import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overRestriction } from './fluid-restriction.ts';

const ml = fc.integer({ min: 0, max: 4000 });

test('a drink is over the restriction exactly when it carries the day beyond it', () => {
  expect(overRestriction(1000, 900, 100)).toBeNull();
  expect(overRestriction(1000, 900, 101)).toEqual({ allowed_ml: 1000, total_ml: 1001 });
  fc.assert(
    fc.property(ml, ml, ml, (allowed, drunk, next) => {
      expect(overRestriction(allowed, drunk, next) !== null).toBe(next > 0 && drunk + next > allowed);
    }),
  );
});

test('without a restriction nothing is too much, and a drink that was declined never is', () => {
  fc.assert(
    fc.property(ml, ml, (drunk, next) => {
      expect(overRestriction(null, drunk, next)).toBeNull();
      expect(overRestriction(0, drunk, 0)).toBeNull();
    }),
  );
});
