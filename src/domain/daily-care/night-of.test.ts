import { expect, test } from 'vitest';
import { nightOf } from './night-of.ts';

test.each([
  ['2026-11-14T22:30:00Z', '2026-11-14'], ['2026-11-15T02:30:00Z', '2026-11-14'], ['2026-11-15T11:59:00Z', '2026-11-14'], ['2026-11-15T12:00:00Z', '2026-11-15'],
])('%s in winter belongs to the night of %s', (moment, day) => {
  expect(nightOf(moment, 'Europe/London')).toBe(day);
});

test('the night the clocks go back is one night, both times it is half past one', () => {
  expect(nightOf('2026-10-25T00:30:00Z', 'Europe/London')).toBe('2026-10-24');
  expect(nightOf('2026-10-25T01:30:00Z', 'Europe/London')).toBe('2026-10-24');
});
