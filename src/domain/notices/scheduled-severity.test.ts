import { expect, test } from 'vitest';
import { scheduledSeverity } from './scheduled-severity.ts';

const now = '2026-11-19T12:00:00Z';
const at = (due_at: string, isCheck = false, lead_days = isCheck ? ['0'] : ['7', '1', '0']) =>
  scheduledSeverity({ due_at, window_hours: 1, lead_days }, now, isCheck);

test('a review is read of a week ahead, and is for this shift once its time has come', () => {
  expect([
    at('2026-11-26T12:01:00Z'),
    at('2026-11-26T12:00:00Z'),
    at('2026-11-19T12:00:00Z'),
    at('2026-11-19T10:59:00Z'),
  ]).toEqual([null, 'info', 'low', 'medium']);
});

test('a check of a person matters more than a paper, and is told a day ahead', () => {
  expect([
    at('2026-11-20T12:01:00Z', true),
    at('2026-11-20T12:00:00Z', true),
    at('2026-11-19T11:30:00Z', true),
    at('2026-11-19T10:59:00Z', true),
  ]).toEqual([null, 'info', 'medium', 'high']);
});

test('how far ahead it is told is what its form says', () => {
  expect([
    at('2026-12-17T12:00:00Z', false, ['28', '1']),
    at('2026-11-23T12:00:00Z', false, ['3', '0']),
    at('2026-11-22T12:00:00Z', false, ['3', '0']),
  ]).toEqual(['info', null, 'info']);
});
