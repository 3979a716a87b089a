import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, compareMoments, momentAt } from './time.ts';
import { nightOf } from './night-of.ts';

test.each([
  ['2026-11-14T22:30:00Z', '2026-11-14'],
  ['2026-11-15T02:30:00Z', '2026-11-14'],
  ['2026-11-15T11:59:00Z', '2026-11-14'],
  ['2026-11-15T12:00:00Z', '2026-11-15'],
])('%s in winter belongs to the night of %s', (moment, day) => {
  expect(nightOf(moment, 'Europe/London')).toBe(day);
});

test('the night the clocks go back is one night, both times it is half past one', () => {
  expect(nightOf('2026-10-25T00:30:00Z', 'Europe/London')).toBe('2026-10-24');
  expect(nightOf('2026-10-25T01:30:00Z', 'Europe/London')).toBe('2026-10-24');
});

test('every moment lies between the noon its night begins after and the next', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_700_000_000, max: 1_900_000_000 }), (seconds) => {
      const moment = new Date(seconds * 1000).toISOString();
      const night = nightOf(moment, 'Europe/London');
      expect(compareMoments(momentAt(night, '12:00', 'Europe/London'), moment)).toBeLessThanOrEqual(0);
      expect(compareMoments(moment, momentAt(addDays(night, 1), '12:00', 'Europe/London'))).toBeLessThan(0);
    }),
  );
});
