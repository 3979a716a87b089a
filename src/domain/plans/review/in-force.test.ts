import { expect, test } from 'vitest';
import { isInForce } from './in-force.ts';

test('a plan is worked by from its approval until it ends, also while it is reviewed', () => {
  expect(
    ['draft', 'awaiting_approval', 'active', 'under_review', 'archived'].filter((status) => isInForce({ status })),
  ).toEqual(['active', 'under_review']);
});
