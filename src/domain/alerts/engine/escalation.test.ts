import { expect, test } from 'vitest';
import { escalationOf } from './escalation.ts';

const raised = { status: 'active', raised_at: '2026-11-19T20:00:00Z', waiting_since: null };
const shiftBegan = '2026-11-19T14:30:00Z';
const after = (severity: 'critical' | 'high' | 'medium' | 'low', now: string, began = shiftBegan) =>
  escalationOf({ ...raised, severity }, now, began);

test('a critical alert nobody has seen goes to the manager and on call after a quarter of an hour, and again each quarter', () => {
  expect(after('critical', '2026-11-19T20:14:00Z').level).toBe(0);
  expect(after('critical', '2026-11-19T20:15:00Z')).toEqual({ level: 1, to: ['manager', 'on_call'] });
  expect(after('critical', '2026-11-19T20:31:00Z').level).toBe(2);
  expect(after('critical', '2026-11-20T03:59:00Z').level).toBe(31);
});

test('who has rung for the length of a shift rings no more, though whoever comes is still told', () => {
  expect(after('critical', '2026-11-20T04:00:00Z')).toEqual({ level: 32, to: ['manager', 'on_call'] });
  expect(after('critical', '2026-11-27T20:00:00Z')).toEqual({ level: 32, to: ['manager', 'on_call'] });
});

test('a high one goes to the manager after an hour', () => {
  expect(after('high', '2026-11-19T20:59:00Z').level).toBe(0);
  expect(after('high', '2026-11-19T21:00:00Z')).toEqual({ level: 1, to: ['manager'] });
});

test('a medium one goes to the next lead when its shift is over, a low one to nobody', () => {
  expect(after('medium', '2026-11-19T21:30:00Z').level).toBe(0);
  expect(after('medium', '2026-11-19T22:00:00Z', '2026-11-19T21:45:00Z')).toEqual({ level: 1, to: ['lead'] });
  expect(after('low', '2026-11-20T22:00:00Z', '2026-11-20T21:45:00Z').level).toBe(0);
});

test('who has seen it stops it', () => {
  expect(
    escalationOf({ ...raised, severity: 'critical', status: 'acknowledged' }, '2026-11-19T23:00:00Z', shiftBegan).level,
  ).toBe(0);
});

test('what was put off waits from when it came back', () => {
  const back = { ...raised, severity: 'high' as const, waiting_since: '2026-11-19T22:00:00Z' };
  expect(escalationOf(back, '2026-11-19T22:59:00Z', shiftBegan).level).toBe(0);
  expect(escalationOf(back, '2026-11-19T23:00:00Z', shiftBegan).level).toBe(1);
});
