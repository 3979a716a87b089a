import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fluidOutcome } from './fluid-outcome.ts';

test.each([
  [0, 200, 'chose_not_to'],
  [0, 0, 'chose_not_to'],
  [99, 200, 'some'],
  [100, 200, 'most'],
  [199, 200, 'most'],
  [200, 200, 'all'],
] as const)('%d of %d ml is %s', (amount, offered, outcome) => {
  expect(fluidOutcome(amount, offered)).toBe(outcome);
});

test('a drink without a stated offer was drunk whole', () => {
  expect(fluidOutcome(150, null)).toBe('all');
});

test('who drank more of the same cup is never said to have drunk less', () => {
  const order = ['chose_not_to', 'some', 'most', 'all'];
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), fc.nat(1000), fc.nat(1000), (offered, a, b) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)].map((amount) =>
        order.indexOf(fluidOutcome(Math.min(amount, offered), offered)),
      );
      expect(less).toBeLessThanOrEqual(more ?? -1);
    }),
  );
});
