import { expect, test } from 'vitest';
import { isUnreadBy, ownPart, readSince } from './read-since.ts';

const plan = (approved_at: string | null) => ({
  approved_at,
  acknowledged_by: [{ staff: 'joy', at: '2026-11-19T10:00:00Z' }],
});

test('a plan is read by whoever signed it since it was approved', () => {
  expect(readSince(plan('2026-11-19T10:00:00Z'), 'joy')).toBe('2026-11-19T10:00:00Z');
  expect(readSince(plan(null), 'joy')).toBe('2026-11-19T10:00:00Z');
  expect(readSince(plan('2026-11-19T10:00:00Z'), 'ann')).toBeNull();
});

test('what was read before the last approval is to be read again', () => {
  expect(readSince(plan('2026-11-19T10:00:01Z'), 'joy')).toBeNull();
});

test('nobody has to read what they wrote or approved themselves', () => {
  const version = { ...plan('2026-11-19T10:00:01Z'), created_by: 'ann', approved_by: 'moira' };
  expect(['ann', 'moira', 'joy'].map((person) => isUnreadBy(version, person))).toEqual([false, false, true]);
  expect(['ann', 'moira', 'joy', null].map((person) => ownPart(version, person))).toEqual([
    'wrote',
    'approved',
    null,
    null,
  ]);
});
