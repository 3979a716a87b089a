import type { ChangeEvent } from '#domain/kit/traits/change-event.ts';
import { vi } from 'vitest';
import { listen } from '#web/kit/data/event-stream.ts';

/** The server's event stream in a test's hand: it opens when told, and sends what it is told. */
export function eventSource() {
  const ordinary = globalThis.fetch;
  const ending = new AbortController();
  const coder = new TextEncoder();
  let sent = 0;
  let isOpen = false;
  let stream: ReadableStreamDefaultController<Uint8Array> | null = null;
  const send = (text: string) => stream?.enqueue(coder.encode(text));
  const answer = () => {
    if (!isOpen) return Promise.reject(new TypeError('Failed to fetch'));
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) });
    send(`id: ${(sent += 1)}-0\n\n`);
    return Promise.resolve(new Response(body));
  };
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    path === '/api/events/' ? answer() : ordinary(path, init),
  );
  void listen(ending.signal);
  return {
    open: () => {
      isOpen = true;
      window.dispatchEvent(new Event('online'));
    },
    change: (...changes: ChangeEvent[]) =>
      send(changes.map((one) => `id: ${(sent += 1)}-0\ndata: ${JSON.stringify(one)}\n\n`).join('')),
    /** Something was missed, and the server cannot say what. */
    reset: () => send(`id: ${(sent += 1)}-0\nevent: reset\ndata:\n\n`),
    end: () => {
      ending.abort();
      stream?.close();
    },
  };
}
