import { expect, test } from 'vitest';
import { accessEnds, nextAt } from './agency-account.ts';

const zone = 'Europe/London';

test('the end of a shift is the next time the clock of the house shows it', () => {
  expect(nextAt('15:00', '2026-06-01T06:30:00.000Z', zone)).toBe('2026-06-01T14:00:00.000Z');
  expect(nextAt('07:45', '2026-06-01T20:45:00.000Z', zone)).toBe('2026-06-02T06:45:00.000Z');
  expect(nextAt('21:45', '2026-06-01T20:45:00.000Z', zone)).toBe('2026-06-02T20:45:00.000Z');
});

test('an hour is left to write up', () =>
  expect(accessEnds('2026-06-01T14:00:00.000Z')).toBe('2026-06-01T15:00:00.000Z'));
