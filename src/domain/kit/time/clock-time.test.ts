import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockTime, isShownTwice } from './clock-time.ts';
import { addMinutes } from './time.ts';

const london = 'Europe/London';

test('in the hour that comes twice the two are told apart', () => {
  expect(clockTime('2026-10-25T00:30:00.000Z', london)).toBe('01:30 BST');
  expect(clockTime('2026-10-25T01:30:00.000Z', london)).toBe('01:30 GMT');
});

test('before and after it a time is only a time', () => {
  expect(clockTime('2026-10-24T23:59:00.000Z', london)).toBe('00:59');
  expect(clockTime('2026-10-25T02:00:00.000Z', london)).toBe('02:00');
  expect(clockTime('2026-03-29T01:30:00.000Z', london)).toBe('02:30');
});

test('no two minutes of a night of checks are written alike', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('2026-10-24', '2026-03-28', '2026-07-10'),
      fc.integer({ min: 0, max: 779 }),
      fc.integer({ min: 0, max: 779 }),
      (day, a, b) => {
        const at = (minutes: number) => clockTime(addMinutes(`${day}T20:00:00.000Z`, minutes), london);
        expect(at(a) === at(b)).toBe(a === b);
      },
    ),
  );
});

test('most hours of the year come once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 8000 }), (hours) => {
      const moment = addMinutes('2026-10-25T02:00:00.000Z', hours * 60);
      expect(isShownTwice(moment, london)).toBe(
        moment.startsWith('2027-10-31T00') || moment.startsWith('2027-10-31T01'),
      );
    }),
  );
});
