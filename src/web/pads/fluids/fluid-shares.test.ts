import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drunkOf, shareOf, shares, type Share } from './fluid-shares.ts';

test.each([
  [200, 'half', 100],
  [250, 'quarter', 65],
  [150, 'three_quarters', 115],
  [30, 'all', 30],
  [200, 'none', 0],
] as const)('of %d ml, %s is %d ml', (offered, share, ml) => {
  expect(drunkOf(offered, share)).toBe(ml);
});

test('nobody drinks more than was offered, and the chosen share is found again', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 20, max: 2000 }),
      fc.constantFrom(...(Object.keys(shares) as Share[])),
      (offered, share) => {
        const drunk = drunkOf(offered, share);
        expect(drunk).toBeGreaterThanOrEqual(0);
        expect(drunk).toBeLessThanOrEqual(offered);
        expect(drunkOf(offered, shareOf(offered, drunk) ?? 'none')).toBe(drunk);
      },
    ),
  );
});
