import { expect, test } from 'vitest';
import { arrives } from './arrival.ts';

test('a record arrives in a state once, not each time it is changed there', () => {
  expect(arrives({ status: 'active' }, { status: 'draft' }, 'active')).toBe(true);
  expect(arrives({ status: 'active' }, { status: 'active' }, 'active')).toBe(false);
  expect(arrives({ status: 'draft' }, { status: 'active' }, 'active')).toBe(false);
  expect(arrives({ status: 'active' }, null, 'active')).toBe(true);
});
