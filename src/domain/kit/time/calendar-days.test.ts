import { expect, test } from 'vitest';
import { dayByKey, monthOf, weekOf } from './calendar-days.ts';

test('a week begins on Monday, whichever of its days is asked about', () => {
  expect(weekOf('2026-03-04')).toEqual([
    '2026-03-02',
    '2026-03-03',
    '2026-03-04',
    '2026-03-05',
    '2026-03-06',
    '2026-03-07',
    '2026-03-08',
  ]);
  expect(weekOf('2026-03-08')[0]).toBe('2026-03-02');
  expect(weekOf('2019-12-31')[0]).toBe('2019-12-30');
});

test('a month is drawn in whole weeks', () => {
  const march = monthOf('2026-03-17');
  expect([march.length, march[0]?.[0], march.at(-1)?.at(-1)]).toEqual([6, '2026-02-23', '2026-04-05']);
  expect(monthOf('2027-02-10')).toHaveLength(4);
});

test('arrows go by days and weeks, Home and End to the ends of the week, the page keys by months', () => {
  const to = (key: string) => dayByKey(key, '2026-03-31');
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'].map(to)).toEqual([
    '2026-03-30',
    '2026-04-01',
    '2026-03-24',
    '2026-04-07',
    '2026-03-30',
    '2026-04-05',
    '2026-02-28',
    '2026-04-30',
  ]);
  expect(to('Enter')).toBeNull();
});
