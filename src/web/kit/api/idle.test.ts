import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inputElsewhere, secondsLeft, watchIdle } from './idle.ts';

const fetched = vi.fn<typeof fetch>();
const lock = vi.fn<() => void>();
const share = vi.fn<() => void>();
let stop = () => {};
const calls = () => fetched.mock.calls.length;
const touch = () => window.dispatchEvent(new Event('pointerdown'));
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    fetched.mockImplementation(async () => Response.json({ idle_lock_minutes: 10 })),
  );
  stop = watchIdle({ home: () => 'rose', lock, share });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('human input is told to the server at once, then at most once a minute', async () => {
  touch();
  touch();
  expect(calls()).toBe(1);
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/me/active/');
  expect(fetched.mock.calls[0]?.[1]?.body).toBe('{"home":"rose"}');
  await minutes(1);
  expect(calls()).toBe(2);
  await minutes(3);
  expect(calls()).toBe(2);
});

test('sixty seconds before the lock there is a warning, and a touch puts it off', async () => {
  touch();
  await minutes(8.9);
  expect(secondsLeft.get()).toBeNull();
  await minutes(0.2);
  expect(secondsLeft.get()).toBe(54);
  touch();
  expect(secondsLeft.get()).toBeNull();
  await minutes(9.5);
  expect(lock).not.toHaveBeenCalled();
});

test('without human input the device locks after the minutes the house allows', async () => {
  touch();
  await minutes(10);
  expect(lock).toHaveBeenCalled();
});

test('whoever works in another tab keeps this one awake, without telling the server twice', async () => {
  touch();
  const before = calls();
  for (let minute = 0; minute < 15; minute++) {
    await minutes(1);
    inputElsewhere();
  }
  expect(lock).not.toHaveBeenCalled();
  expect(calls()).toBe(before);
  await minutes(11);
  expect(lock).toHaveBeenCalled();
});

test('the other tabs are sent input every few seconds, not of every move', async () => {
  touch();
  touch();
  await vi.advanceTimersByTimeAsync(5000);
  touch();
  expect(share).toHaveBeenCalledTimes(2);
});
