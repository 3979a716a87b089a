import { expect, test } from 'vitest';
import { isSame } from './is-same.ts';

test('the order of names makes no difference, that of a list does', () => {
  expect(isSame({ by: 'ann', at: '07:00' }, { at: '07:00', by: 'ann' })).toBe(true);
  expect(isSame(['hoist', 'chair'], ['chair', 'hoist'])).toBe(false);
});

test('what is left out says as much as null', () => {
  expect(isSame(undefined, null)).toBe(true);
  expect(isSame([{ reason: null }], [{}])).toBe(true);
  expect(isSame({}, null)).toBe(false);
});

test('a list that grew has changed', () => {
  expect(isSame([{ at: '07:00' }], [{ at: '07:00' }, { at: '08:00' }])).toBe(false);
});
