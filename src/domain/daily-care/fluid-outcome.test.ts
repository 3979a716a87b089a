import { expect, test } from 'vitest';
import { fluidOutcome } from './fluid-outcome.ts';

test.each([
  [0, 200, 'chose_not_to'], [0, 0, 'chose_not_to'], [99, 200, 'some'], [100, 200, 'most'], [199, 200, 'most'], [200, 200, 'all'],
] as const)('%d of %d ml is %s', (amount, offered, outcome) => {
  expect(fluidOutcome(amount, offered)).toBe(outcome);
});

test('a drink without a stated offer was drunk whole', () => {
  expect(fluidOutcome(150, null)).toBe('all');
});
