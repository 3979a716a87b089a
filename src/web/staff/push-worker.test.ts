import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

type Listener = (event: object) => void;

/** The worker as the browser runs it, in a world of its own. */
function worker(windows: readonly object[] = []) {
  const listeners = new Map<string, Listener>();
  const shown = vi.fn<(title: string, options: object) => Promise<void>>(async () => {});
  const openWindow = vi.fn<(path: string) => Promise<void>>(async () => {});
  const self = {
    addEventListener: (kind: string, listener: Listener) => void listeners.set(kind, listener),
    registration: { showNotification: shown },
    clients: { matchAll: async () => windows, openWindow },
  };
  runInNewContext(readFileSync('public/push-worker.js', 'utf8'), { self });
  const send = async (kind: string, event: object) => {
    let done: unknown;
    listeners.get(kind)?.({ ...event, waitUntil: (work: unknown) => (done = work) });
    await done;
  };
  return { shown, openWindow, send };
}

const path = '/notification?id=01900000-0000-7000-8000-0000000000cc';
const tapped = (to: string) => ({ notification: { close: () => {}, data: { path: to } } });

test('a push message is shown with its words and nothing else', async () => {
  const { shown, send } = worker();
  await send('push', { data: { json: () => ({ text: 'A reminder needs you. Rose House: 1 critical.', path }) } });
  expect(shown).toHaveBeenCalledWith(
    'Hearth',
    expect.objectContaining({ body: 'A reminder needs you. Rose House: 1 critical.', data: { path } }),
  );
});

test('a tap opens the reminder, and never an address outside the product', async () => {
  const { openWindow, send } = worker();
  await send('notificationclick', tapped(path));
  await send('notificationclick', tapped('https://elsewhere.example'));
  await send('notificationclick', tapped('//elsewhere.example'));
  expect(openWindow.mock.calls.flat()).toEqual([path, '/notification', '/notification']);
});

test('where Hearth is open already, that page goes on to the reminder', async () => {
  const client = { focus: vi.fn<() => void>(), postMessage: vi.fn<(message: object) => void>() };
  const { openWindow, send } = worker([client]);
  await send('notificationclick', tapped(path));
  expect(client.postMessage).toHaveBeenCalledWith({ open: path });
  expect(client.focus).toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
});
