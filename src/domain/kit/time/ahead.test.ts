import { expect, test } from 'vitest';
import { isAhead } from './ahead.ts';

test('a moment lies ahead only beyond five minutes, which a tablet’s clock may be fast', () => {
  const now = '2026-03-01T10:00:00.000Z';
  expect(isAhead('2026-03-01T10:05:00.000Z', now)).toBe(false);
  expect(isAhead('2026-03-01T10:05:00.001Z', now)).toBe(true);
  expect(isAhead('2026-03-01T11:05:00+01:00', now)).toBe(false);
});
