import { expect, test } from 'vitest';
import { entersState } from './arrival.ts';

test('a record arrives in a state once, not each time it is changed there', () => {
  expect(entersState({ status: 'active' }, { status: 'draft' }, 'active')).toBe(true);
  expect(entersState({ status: 'active' }, { status: 'active' }, 'active')).toBe(false);
  expect(entersState({ status: 'draft' }, { status: 'active' }, 'active')).toBe(false);
  expect(entersState({ status: 'active' }, null, 'active')).toBe(true);
});
