import { expect, test } from 'vitest';
import { leftAt } from './left-at.ts';

const zone = 'Europe/London';
const leaving = { discharge_date: '2026-06-05', died_at: null, completed_at: '2026-06-08T09:00:00.000Z' };

test('whoever left on a day that was written down later was here until that day ended, by the clock of the house', () => {
  expect(leftAt(leaving, zone)).toBe('2026-06-05T23:00:00.000Z');
});

test('a discharge completed on the day itself is the moment of leaving', () => {
  expect(leftAt({ ...leaving, completed_at: '2026-06-05T13:00:00.000Z' }, zone)).toBe('2026-06-05T13:00:00.000Z');
});

test('whoever died was here until then', () => {
  expect(leftAt({ ...leaving, died_at: '2026-06-05T03:10:00.000Z' }, zone)).toBe('2026-06-05T03:10:00.000Z');
});
