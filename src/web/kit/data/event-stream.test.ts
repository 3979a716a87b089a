import { expect, test, vi } from 'vitest';
import { listen, onStreamGap, takeEvents } from './event-stream.ts';

test('complete events are taken and the unfinished one waits', () => {
  const { events, rest } = takeEvents('id: 7\ndata: {"id":"a"}\n\nid: 8\ndata: {"id"');
  expect(events).toEqual([{ id: '7', isReset: false, data: '{"id":"a"}' }]);
  expect(rest).toBe('id: 8\ndata: {"id"');
});

test('a sign of life without data is an event without news', () => {
  expect(takeEvents(': still here\n\n').events).toEqual([{ id: null, isReset: false, data: '' }]);
});

test('where the server cannot say what was missed, every screen reads anew', async () => {
  const events = ['id: 9-9\nevent: reset\ndata:\n\n', ': here\n\n'].join('');
  vi.stubGlobal('fetch', async () => new Response(events));
  const leaving = new AbortController();
  const looked = vi.fn<() => void>(() => leaving.abort());
  const forget = onStreamGap(looked);
  await listen(leaving.signal);
  expect(looked).toHaveBeenCalledTimes(1);
  forget();
  vi.unstubAllGlobals();
});
