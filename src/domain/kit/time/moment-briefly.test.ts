import { expect, test } from 'vitest';
import { momentBriefly } from './moment-briefly.ts';

const said = (moment: string) => momentBriefly(moment, 'Europe/London', '2026-07-02');

test('a moment is told as briefly as leaves no doubt', () => {
  expect(said('2026-07-02T13:05:00Z')).toBe('14:05');
  expect(said('2026-07-01T08:00:00Z')).toBe('Yesterday 09:00');
  expect(said('2026-03-03T14:05:00Z')).toBe('3 Mar, 14:05');
  expect(said('2025-12-24T10:00:00Z')).toBe('24 Dec 2025');
});
