import { expect, test } from 'vitest';
import { isDigestDue } from './digest.ts';

const zone = 'Europe/London';

test('the digest comes at seven by the clock on the wall, and once a day', () => {
  expect(isDigestDue('2026-06-05T05:59:00.000Z', null, zone)).toBe(false);
  expect(isDigestDue('2026-06-05T06:00:00.000Z', null, zone)).toBe(true);
  expect(isDigestDue('2026-06-05T15:00:00.000Z', '2026-06-05T06:00:00.000Z', zone)).toBe(false);
  expect(isDigestDue('2026-06-06T06:00:00.000Z', '2026-06-05T06:00:00.000Z', zone)).toBe(true);
});

test('what was missed in the morning is sent later the same day', () => {
  expect(isDigestDue('2026-06-06T15:00:00.000Z', '2026-06-05T06:00:00.000Z', zone)).toBe(true);
});
