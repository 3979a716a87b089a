import { expect, test } from 'vitest';
import { nightBegan } from './night-began.ts';

const times = { early: { start: '07:30' }, waking_night: { start: '21:45' } };
const at = (now: string) => nightBegan(now, 'Europe/London', times);

test('a night runs from the evening into the morning, and by day there is none', () => {
  expect(at('2026-11-14T21:44:00Z')).toBeNull();
  expect(at('2026-11-14T21:45:00Z')).toBe('2026-11-14T21:45:00.000Z');
  expect(at('2026-11-15T07:29:00Z')).toBe('2026-11-14T21:45:00.000Z');
  expect(at('2026-11-15T07:30:00Z')).toBeNull();
});

test('on the night the clocks go back it began on summer time', () => {
  expect(at('2026-10-25T01:30:00Z')).toBe('2026-10-24T20:45:00.000Z');
});
