import { monthWords } from '#domain/kit/time/day-words.ts';
import { expect, test } from 'vitest';
import { monthsBack, monthsSince } from './money-words.ts';

test('the months of a year lead back over New Year', () => {
  expect(monthsBack('2026-02-17', 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
  expect(monthWords('2026-02')).toBe('February 2026');
});

test('months are counted with the first and the last of them', () => {
  expect(monthsSince('2025-11-20', '2026-02-01')).toBe(4);
  expect(monthsSince('2026-02-01', '2026-02-01')).toBe(1);
  expect(monthsSince(null, '2026-02-01')).toBe(0);
});
