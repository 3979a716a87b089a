import { expect, test } from 'vitest';
import { byDay } from './by-day.ts';

test('notes stand under their day, days and notes in the order they came', () => {
  const rows = [
    { id: 'c', day: '2026-11-19' },
    { id: 'b', day: '2026-11-19' },
    { id: 'a', day: '2026-11-18' },
  ];
  expect(byDay(rows, ({ day }) => day).map(([day, own]) => [day, own.map(({ id }) => id)])).toEqual([
    ['2026-11-19', ['c', 'b']],
    ['2026-11-18', ['a']],
  ]);
});

test('no notes are no days', () => {
  expect(byDay([], String)).toEqual([]);
});
