import { expect, test, vi } from 'vitest';
import { eventually } from '#world/eventually.ts';
import { connect } from '../api/api.ts';
import { listen, publish, subscribe, takeEvents } from './event-stream.ts';

test('complete events are taken and the unfinished one waits', () => {
  const { events, rest } = takeEvents('id: 7\ndata: {"id":"a"}\n\nid: 8\ndata: {"id"');
  expect(events).toEqual([{ id: '7', isReset: false, data: '{"id":"a"}' }]);
  expect(rest).toBe('id: 8\ndata: {"id"');
});

test('a sign of life without data is an event without a change', () => {
  expect(takeEvents(': still here\n\n').events).toEqual([{ id: null, isReset: false, data: '' }]);
});

/** Listens to a stream that says this until it is told to stop, and hands over what was asked. */
async function listenTo(events: string, subscriber: { onGap(): void }): Promise<Record<string, string>> {
  const fetched = vi.fn<typeof fetch>(async () => new Response(events));
  vi.stubGlobal('fetch', fetched);
  const leaving = new AbortController();
  const forget = subscribe({ onChange: () => leaving.abort(), ...subscriber });
  await listen(leaving.signal);
  forget();
  vi.unstubAllGlobals();
  return fetched.mock.calls[0]?.[1]?.headers as Record<string, string>;
}
const change = 'data: {"entity":"note","id":"n","version":1,"home":null,"resident":null}\n\n';

test('what was read before the stream opened is read anew; after a reload the stream goes on where it was', async () => {
  const onGap = vi.fn<() => void>();
  const leavePage = () => window.dispatchEvent(new Event('pagehide'));
  await listenTo(`id: 7-1\n\n${change}`, { onGap: () => [onGap(), leavePage()] });
  expect(onGap).toHaveBeenCalledTimes(1);
  const headers = await listenTo(`id: 7-1\n\n${change}`, { onGap });
  expect(headers['Last-Event-ID']).toBe('7-1');
  expect(onGap).toHaveBeenCalledTimes(1);
});

test('where the server cannot say what was missed, every screen reads anew', async () => {
  const events = ['id: 9-9\nevent: reset\ndata:\n\n', ': here\n\n'].join('');
  vi.stubGlobal('fetch', async () => new Response(events));
  const leaving = new AbortController();
  const looked = vi.fn<() => void>(() => leaving.abort());
  const forget = subscribe({ onChange: () => {}, onGap: looked });
  await listen(leaving.signal);
  expect(looked).toHaveBeenCalledTimes(1);
  forget();
  vi.unstubAllGlobals();
});

test('a page left open learns that its session was ended, though nobody presses anything on it', async () => {
  const onEnded = vi.fn<(refused: { body: unknown }) => void>();
  connect({ token: () => 'old', onLocked: () => {}, onEnded });
  const detail = 'Please sign in.';
  vi.stubGlobal('fetch', async () => Response.json({ detail }, { status: 401 }));
  await listen(new AbortController().signal);
  await eventually(() => expect(onEnded).toHaveBeenCalledOnce());
  connect({ token: () => null, onLocked: () => {}, onEnded: () => {} });
  vi.unstubAllGlobals();
});

test('a network that comes and goes leaves nothing behind that waits for the end of the session', async () => {
  const leaving = new AbortController();
  const waiting = new Set<unknown>();
  const { signal } = leaving;
  vi.spyOn(signal, 'addEventListener').mockImplementation((_, listener) => void waiting.add(listener));
  vi.spyOn(signal, 'removeEventListener').mockImplementation((_, listener) => void waiting.delete(listener));
  const held: number[] = [];
  vi.stubGlobal('fetch', async () => {
    held.push(waiting.size);
    if (held.length === 5) leaving.abort();
    throw new TypeError('Failed to fetch');
  });
  const online = setInterval(() => window.dispatchEvent(new Event('online')), 1);
  await listen(signal);
  clearInterval(online);
  expect(held).toEqual(Array(5).fill(held[0]));
  vi.unstubAllGlobals();
});

test.each(['<html>', '{"entity":"note"}', '[1]'])('an event that says %s is a gap, and the stream goes on', (data) => {
  const subscriber = { onChange: vi.fn<() => void>(), onGap: vi.fn<() => void>() };
  const forget = subscribe(subscriber);
  publish(data);
  expect(subscriber.onGap).toHaveBeenCalledTimes(1);
  expect(subscriber.onChange).not.toHaveBeenCalled();
  forget();
});
