import { expect, test } from 'vitest';
import { mostUrgent } from './most-urgent.ts';

test('critical stands before high, and what only informs stands last', () => {
  const found = mostUrgent([
    { severity: 'info' },
    { severity: 'high' },
    { severity: 'critical' },
    { severity: 'medium' },
  ]);
  expect(found.map(({ severity }) => severity)).toEqual(['critical', 'high', 'medium', 'info']);
});

test('among equals the one due earliest comes first, and one without a date last', () => {
  const early = { severity: 'high', due_at: '2026-11-19T10:00:00Z' };
  const later = { severity: 'high', due_at: '2026-11-19T12:00:00+01:00' };
  const whenever = { severity: 'high', due_at: null };
  expect(mostUrgent([whenever, later, early])).toEqual([early, later, whenever]);
});

test('an overdue check after a fall stands before a review that is as grave and has waited for days', () => {
  const review = { severity: 'high', category: 'task', due_at: '2026-11-07T09:00:00Z' };
  const check = { severity: 'high', category: 'safety', due_at: '2026-11-19T10:00:00Z' };
  expect(mostUrgent([review, check])).toEqual([check, review]);
});
