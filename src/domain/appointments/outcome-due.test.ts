import { expect, test } from 'vitest';
import { outcomeDue, outcomeDueBy } from './outcome-due.ts';

const visit = { status: 'confirmed', starts_at: '2026-03-01T10:00:00.000Z', ends_at: '2026-03-01T10:30:00.000Z' };

test('an outcome is due from the end of the visit, and overdue a day later', () => {
  expect(outcomeDue(visit, '2026-03-01T10:29:59.000Z')).toBe('not_yet');
  expect(outcomeDue(visit, '2026-03-01T10:30:00.000Z')).toBe('due');
  expect(outcomeDueBy(visit)).toBe('2026-03-02T10:30:00.000Z');
  expect(outcomeDue(visit, '2026-03-02T10:29:59.000Z')).toBe('due');
  expect(outcomeDue(visit, '2026-03-02T10:30:00.000Z')).toBe('overdue');
});

test('what was told or called off is asked about no more', () => {
  expect(outcomeDue({ ...visit, status: 'attended' }, '2026-04-01T10:00:00.000Z')).toBe('recorded');
  expect(outcomeDue({ ...visit, status: 'cancelled' }, '2026-04-01T10:00:00.000Z')).toBe('recorded');
});
