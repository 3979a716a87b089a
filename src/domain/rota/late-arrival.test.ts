import { expect, test } from 'vitest';
import { missingSince, type RunningShift } from './late-arrival.ts';

const shift: RunningShift = {
  start_at: '2026-11-19T07:30:00Z',
  end_at: '2026-11-19T15:00:00Z',
  actual_start: null,
  seen_at: null,
};
const since = (time: string, given: Partial<RunningShift> = {}) =>
  missingSince({ ...shift, ...given }, `2026-11-19T${time}:00Z`, 30);

test('somebody is missing once the house has waited, and until the shift is over', () => {
  expect([since('08:00'), since('08:01'), since('15:00')]).toEqual([null, 31, null]);
});

test('of a short shift half is waited', () => {
  expect(since('07:46', { end_at: '2026-11-19T08:00:00Z' })).toBe(16);
});

test('who was written down or has used Hearth since an hour before has come', () => {
  expect(since('09:00', { actual_start: '2026-11-19T08:40:00Z' })).toBeNull();
  expect(since('09:00', { seen_at: '2026-11-19T06:30:00Z' })).toBeNull();
  expect(since('09:00', { seen_at: '2026-11-19T06:29:00Z' })).toBe(90);
});
