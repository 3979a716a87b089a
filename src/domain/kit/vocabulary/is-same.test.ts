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

test('a list is a list and no record, however their values stand', () => {
  expect(isSame([], {})).toBe(false);
  expect(isSame(['chair'], { 0: 'chair' })).toBe(false);
  expect(isSame({ checks: [] }, { checks: {} })).toBe(false);
  expect(isSame([], [null])).toBe(false);
});

test('two moments are the same only where they are one moment', () => {
  const seven = new Date('2026-03-01T07:00:00Z');
  expect(isSame(seven, new Date('2026-03-01T08:00:00Z'))).toBe(false);
  expect(isSame(seven, new Date(seven))).toBe(true);
  expect(isSame(seven, {})).toBe(false);
});

test('a list that grew has changed', () => {
  expect(isSame([{ at: '07:00' }], [{ at: '07:00' }, { at: '08:00' }])).toBe(false);
});
