import { expect, test } from 'vitest';
import { workingDays, workingDaysAfter } from './working-days.ts';

// 2026-03-05 is a Thursday.
test('three working days after a Thursday is the Tuesday', () => {
  expect(workingDaysAfter('2026-03-05', 3)).toBe('2026-03-10');
  expect(workingDaysAfter('2026-03-07', 1)).toBe('2026-03-09');
  expect(workingDaysAfter('2026-03-05', 0)).toBe('2026-03-05');
});

test('a weekend holds no working day, and nothing is counted backwards', () => {
  expect(workingDays('2026-03-05', '2026-03-10')).toBe(3);
  expect(workingDays('2026-03-06', '2026-03-08')).toBe(0);
  expect(workingDays('2026-03-10', '2026-03-05')).toBe(0);
});
