import { expect, test } from 'vitest';
import {
  dayRange,
  dayWords,
  momentWords,
  monthWords,
  saidDay,
  saidInFull,
  shortDay,
  weekdayAndDate,
  weekdayAndDay,
  weekdayWord,
} from './day-words.ts';

test('a day is said as long as its place allows', () => {
  const ways = [saidInFull, dayWords, saidDay, shortDay, weekdayAndDay, weekdayAndDate, weekdayWord];
  expect(ways.map((say) => say('2026-12-01'))).toEqual([
    '1 December 2026',
    '1 Dec 2026',
    '1 December',
    '1 Dec',
    'Tue 1 Dec',
    'Tue 1',
    'Tue',
  ]);
});

test('a month is said by any day of it', () => {
  expect([monthWords('2026-02'), monthWords('2026-02-28')]).toEqual(['February 2026', 'February 2026']);
});

test('days of one month are said with its name once', () => {
  expect(dayRange('2026-11-16', '2026-11-22')).toMatch(/^16\s?–\s?22 Nov$/);
  expect(dayRange('2026-11-30', '2026-12-06')).toMatch(/^30 Nov\s?–\s?6 Dec$/);
});

test('a moment is said on the clock of the house', () => {
  expect(momentWords('2026-07-31T23:30:00.000Z', 'Europe/London')).toBe('1 Aug 2026, 00:30');
  expect(momentWords('2026-07-31T23:30:00.000Z', 'Europe/London', saidDay)).toBe('1 August, 00:30');
});
