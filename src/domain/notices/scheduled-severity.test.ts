import { expect, test } from 'vitest';
import { scheduledSeverity } from './scheduled-severity.ts';

const now = '2026-11-19T12:00:00Z';
const at = (due_at: string, isCheck = false) => scheduledSeverity({ due_at, window_hours: 1 }, now, isCheck);

test('a review is read of a week ahead, and is for this shift once its time has come', () => {
  expect([at('2026-11-26T12:01:00Z'), at('2026-11-26T12:00:00Z'), at('2026-11-19T12:00:00Z'), at('2026-11-19T10:59:00Z')]).toEqual([null, 'info', 'low', 'medium']);
});

test('a check of a person matters more than a paper, and is told a day ahead', () => {
  expect([at('2026-11-20T12:01:00Z', true), at('2026-11-20T12:00:00Z', true), at('2026-11-19T11:30:00Z', true), at('2026-11-19T10:59:00Z', true)]).toEqual([null, 'info', 'medium', 'high']);
});
