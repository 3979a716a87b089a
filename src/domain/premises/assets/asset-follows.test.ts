import { expect, test } from 'vitest';
import { assetFollows } from './asset-follows.ts';

const hoist = (status: string, condition = 'good') => ({ status, condition });

test('a thing that is reported leaves use, and comes back when the work is verified', () => {
  expect(assetFollows('reported', hoist('in_use'))).toBe('under_repair');
  expect(assetFollows('completed', hoist('under_repair'))).toBeNull();
  expect(assetFollows('verified', hoist('under_repair'))).toBe('in_use');
  expect(assetFollows('cancelled', hoist('under_repair'))).toBe('in_use');
});

test('what failed a check waits out of service until the work begins', () => {
  expect(assetFollows('reported', hoist('out_of_service'))).toBeNull();
  expect(assetFollows('in_progress', hoist('out_of_service'))).toBe('under_repair');
});

test('what is unsafe or gone stays as it is', () => {
  expect(assetFollows('in_progress', hoist('out_of_service', 'unsafe'))).toBeNull();
  expect(assetFollows('verified', hoist('disposed'))).toBeNull();
});
