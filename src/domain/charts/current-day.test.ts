import { expect, test } from 'vitest';
import { currentDay } from './current-day.ts';

const house = { time_zone: 'Europe/London', fluid_day_start: '07:00' };

test('at six in the morning the fluid day and the night are still yesterday’s', () => {
  expect(
    (['fluid_intake', 'sleep', 'mood'] as const).map((kind) => currentDay(kind, '2026-06-02T05:00:00Z', house)),
  ).toEqual(['2026-06-01', '2026-06-01', '2026-06-02']);
});

test('from eight in the evening the night is tonight’s', () => {
  expect(currentDay('sleep', '2026-06-02T18:59:00Z', house)).toBe('2026-06-01');
  expect(currentDay('sleep', '2026-06-02T19:00:00Z', house)).toBe('2026-06-02');
});
