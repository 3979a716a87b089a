import { expect, test } from 'vitest';
import { nextVersionLabel } from './version-label.ts';

test('the next version of a plan counts on', () => {
  expect([null, '1', '2', 'v9'].map(nextVersionLabel)).toEqual(['2', '2', '3', '10']);
});
