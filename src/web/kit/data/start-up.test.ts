import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UnknownAction } from '@reduxjs/toolkit';
import { loads } from './load-state.ts';
import { isRecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { startUp, startUpCall, type StartUpCall } from './start-up.ts';

const fetched = vi.fn<typeof fetch>();
let ending = new AbortController();
const logOut = vi.fn<() => void>();
const dispatch = vi.fn<(action: UnknownAction) => void>();
const calls: StartUpCall[] = [
  { ...startUpCall('/api/first', isRecordValues, () => [{ type: 'first' }]), essential: true },
  startUpCall('/api/second', isRecordValues, () => [{ type: 'second' }]),
];

const answering = (first: number[], second = 200, body: unknown = {}) =>
  fetched.mockImplementation(async (path) => {
    const status = path === '/api/first' ? ((first.length > 1 ? first.shift() : first[0]) ?? 200) : second;
    if (status === 0) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(body), { status });
  });

const run = async () => {
  const done = startUp(calls, { dispatch, logOut, signal: ending.signal });
  await vi.runAllTimersAsync();
  await done;
};
const triesOfFirst = () => fetched.mock.calls.filter(([path]) => path === '/api/first').length;

beforeEach(() => {
  ending = new AbortController();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('a failing call leaves the rest working and says so itself', async () => {
  answering([200], 500);
  await run();
  expect(dispatch).toHaveBeenCalledWith({ type: 'first' });
  expect(loads.get()).toEqual({ '/api/first': 'loaded', '/api/second': 'failed' });
  expect(logOut).not.toHaveBeenCalled();
});

test('an answer of another shape changes nothing', async () => {
  answering([200], 200, []);
  await run();
  expect(dispatch).not.toHaveBeenCalled();
  expect(loads.get()).toEqual({ '/api/first': 'failed', '/api/second': 'failed' });
});

test.each([0, 500, 503])(
  'status %i on the essential call is tried three times more before the session ends',
  async (status) => {
    answering([status]);
    await run();
    expect(triesOfFirst()).toBe(4);
    expect(logOut).toHaveBeenCalledOnce();
  },
);

test('the tries come after 0.5, 1 and 2 seconds', async () => {
  answering([503]);
  void startUp(calls, { dispatch, logOut, signal: ending.signal });
  const seen: number[] = [];
  for (const ms of [0, 499, 1, 999, 1, 1999, 1]) {
    await vi.advanceTimersByTimeAsync(ms);
    seen.push(triesOfFirst());
  }
  expect(seen).toEqual([1, 1, 2, 2, 3, 3, 4]);
});

test('a network that comes back in time keeps the session', async () => {
  answering([0, 0, 200]);
  await run();
  expect(logOut).not.toHaveBeenCalled();
});

test.each([400, 401, 403, 404])('status %i on the essential call ends the session at once', async (status) => {
  answering([status]);
  await run();
  expect(triesOfFirst()).toBe(1);
  expect(logOut).toHaveBeenCalledOnce();
});

test('a locked session is not ended', async () => {
  answering([401], 200, { detail: 'Locked', code: 'locked' });
  await run();
  expect(logOut).not.toHaveBeenCalled();
});

test('what ends the session ends it at once, though other answers are still on their way', async () => {
  fetched.mockImplementation((path) =>
    path === '/api/first' ? Promise.resolve(new Response('{}', { status: 403 })) : new Promise(() => {}),
  );
  void startUp(calls, { dispatch, logOut, signal: ending.signal });
  await vi.advanceTimersByTimeAsync(0);
  expect(logOut).toHaveBeenCalledOnce();
});

test('answers of a session that has ended change nothing, and nothing is asked again', async () => {
  answering([503]);
  const done = startUp(calls, { dispatch, logOut, signal: ending.signal });
  ending.abort();
  await vi.runAllTimersAsync();
  await done;
  expect(dispatch).not.toHaveBeenCalled();
  expect(triesOfFirst()).toBe(1);
  expect(logOut).not.toHaveBeenCalled();
});
