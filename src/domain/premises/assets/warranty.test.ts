import { expect, test } from 'vitest';
import { isInWarranty } from './warranty.ts';

test('a warranty holds until the end of its last day', () => {
  expect(['2026-03-01', '2026-02-28', null].map((expiry) => isInWarranty(expiry, '2026-03-01'))).toEqual([
    true,
    false,
    false,
  ]);
});
