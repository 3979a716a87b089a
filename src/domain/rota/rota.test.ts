import { expect, test } from 'vitest';
import { circumstances, filled } from '#world/records/filled.ts';
import { rota } from './rota.ts';

const shift = (end_at: string, given: Record<string, unknown> = {}) =>
  filled(rota, { date: '2026-03-02', shift_type: 'long_day', start_at: '2026-03-02T07:00:00.000Z', end_at, ...given });
const check = (...given: Parameters<typeof shift>) => rota.check(shift(...given), circumstances());
const warn = (...given: Parameters<typeof shift>) => rota.warn(shift(...given), circumstances());

test('a shift ends after it starts and within 26 hours', () => {
  expect(check('2026-03-02T07:01:00.000Z')).toEqual({});
  expect(check('2026-03-02T07:00:00.000Z')).toHaveProperty('end_at');
  expect(check('2026-03-03T09:00:00.000Z')).toEqual({});
  expect(check('2026-03-03T09:01:00.000Z')).toHaveProperty('end_at');
});

test('more than 13 hours awake are asked about, a sleep-in is not', () => {
  expect(warn('2026-03-02T20:00:00.000Z')).toEqual({});
  expect(warn('2026-03-02T20:01:00.000Z')).toHaveProperty('end_at');
  expect(warn('2026-03-02T20:01:00.000Z', { shift_type: 'sleep_in' })).toEqual({});
});

test('more than six hours need a break of twenty minutes', () => {
  expect(warn('2026-03-02T13:00:00.000Z', { break_minutes: 0 })).toEqual({});
  expect(warn('2026-03-02T13:01:00.000Z', { break_minutes: 19 })).toHaveProperty('break_minutes');
  expect(warn('2026-03-02T13:01:00.000Z', { break_minutes: 20 })).toEqual({});
});

test('a disturbance of a sleep-in ends after it starts', () => {
  const woken = (to: string) => ({ sleep_in_disturbances: [{ from: '2026-03-02T08:00:00.000Z', to, reason: null }] });
  expect(check('2026-03-02T13:00:00.000Z', woken('2026-03-02T08:20:00.000Z'))).toEqual({});
  expect(check('2026-03-02T13:00:00.000Z', woken('2026-03-02T08:00:00.000Z'))).toHaveProperty('sleep_in_disturbances');
});

test('a shift starts on its own date', () => {
  expect(check('2026-03-02T15:00:00.000Z', { date: '2026-03-03' })).toHaveProperty('start_at');
  expect(check('2026-06-02T06:00:00.000Z', { date: '2026-06-02', start_at: '2026-06-01T23:30:00.000Z' })).toEqual({});
});

test('nobody has worked a shift that has not begun', () => {
  const confirmed = (now: string, before: string) =>
    rota.check(
      shift('2026-03-02T15:00:00.000Z', { status: 'worked' }),
      circumstances({ now, before: shift('2026-03-02T15:00:00.000Z', { status: before }) }),
    );
  expect(confirmed('2026-03-02T06:59:00.000Z', 'accepted')).toHaveProperty('status');
  expect(confirmed('2026-03-02T07:00:00.000Z', 'accepted')).toEqual({});
  expect(confirmed('2026-03-02T06:59:00.000Z', 'worked')).toEqual({});
});
