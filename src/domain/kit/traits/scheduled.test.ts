import { describe, expect, test } from 'vitest';
import { scheduledStatus } from './scheduled.ts';

describe('an open check or review', () => {
  const at = (time: string) => scheduledStatus('2026-03-01T10:00:00Z', 2, `2026-03-01T${time}Z`);

  test('is planned until its time', () => {
    expect(at('09:59:59')).toBe('scheduled');
    expect(at('10:00:00')).toBe('due');
  });

  test('is overdue only when its hours of grace have passed', () => {
    expect(at('12:00:00')).toBe('due');
    expect(at('12:00:01')).toBe('overdue');
  });

  test('without grace is overdue right after its time', () => {
    expect(scheduledStatus('2026-03-01T10:00:00Z', 0, '2026-03-01T10:00:00Z')).toBe('due');
    expect(scheduledStatus('2026-03-01T10:00:00Z', 0, '2026-03-01T10:00:01Z')).toBe('overdue');
  });
});
