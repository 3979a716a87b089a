import { expect, test } from 'vitest';
import { monthsBack, monthWords, pounds } from './money-words.ts';

test('the months of a year lead back over New Year', () => {
  expect(monthsBack('2026-02-17', 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
  expect(monthWords('2026-02')).toBe('February 2026');
});

test('pounds always have their pence', () => expect([pounds(3), pounds(0.5)]).toEqual(['£3.00', '£0.50']));
