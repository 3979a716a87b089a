import type { ChangeEvent } from '#domain/kit/traits/change-event.ts';
import { authorization, get, url } from '../api/api.ts';

const path = '/api/events/';
/** Milliseconds between tries, growing so that a server that starts again is not overrun. */
const firstPause = 1000;
const longestPause = 30_000;
/** The server gives a sign of life every 15 seconds; a line that is silent for longer is dead, though it looks open. */
const longestSilence = 40_000;

interface Subscriber {
  onChange(change: ChangeEvent): void;
  /** Something may have happened that was not received. */
  onGap(): void;
}
const subscribers = new Set<Subscriber>();

/** Receives every change. Only a live read subscribes: it alone knows how to read again. */
export function subscribe(subscriber: Subscriber): () => void {
  subscribers.add(subscriber);
  return () => void subscribers.delete(subscriber);
}

const publishGap = () => subscribers.forEach(({ onGap }) => onGap());

interface StreamEvent {
  id: string | null;
  /** The server cannot say what was missed. */
  isReset: boolean;
  data: string;
}

/** Takes the complete events off the front of what has arrived, and leaves the rest. */
export function takeEvents(arrived: string): { events: StreamEvent[]; rest: string } {
  const blocks = arrived.replaceAll('\r\n', '\n').split('\n\n');
  const rest = blocks.pop() ?? '';
  const events = blocks.map((block) => {
    const lines = block.split('\n');
    const values = (name: string) =>
      lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1).trimStart());
    return {
      id: values('id').at(-1) ?? null,
      isReset: values('event').at(-1) === 'reset',
      data: values('data').join('\n'),
    };
  });
  return { events, rest };
}

const isChange = (value: unknown): value is ChangeEvent =>
  typeof value === 'object' && value !== null && 'entity' in value && 'id' in value && 'version' in value;

/** What an event says; null where it cannot be read. */
function changesIn(data: string): readonly ChangeEvent[] | null {
  try {
    const said: unknown = JSON.parse(data);
    const changes: readonly unknown[] = Array.isArray(said) ? said : [said];
    return changes.every(isChange) ? changes : null;
  } catch {
    return null;
  }
}

/** Passes on what the stream brought. What cannot be read is a gap: something happened, and nobody knows what. */
export function publish(data: string): void {
  if (data === '') return;
  const changes = changesIn(data);
  if (!changes) return publishGap();
  for (const change of changes) subscribers.forEach(({ onChange }) => onChange(change));
}

/** The next part of the stream; null when it has ended, or has been silent for too long. */
async function nextPart(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), longestSilence);
  });
  const part = await Promise.race([reader.read(), silence]);
  clearTimeout(timer);
  return part?.value ?? null;
}

async function read(body: ReadableStream<Uint8Array>, seen: (id: string) => boolean): Promise<void> {
  let arrived = '';
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (let part = await nextPart(reader); part !== null; part = await nextPart(reader)) {
    const { events, rest } = takeEvents(arrived + decoder.decode(part, { stream: true }));
    arrived = rest;
    for (const { id, isReset, data } of events) {
      const isFirst = id !== null && seen(id);
      // What was read before the stream opened may have changed before it did.
      if (isFirst || isReset) publishGap();
      publish(data);
    }
  }
  await reader.cancel();
}

/** Waits, but not once the network is back. */
const pauseFor = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });

/** Where the stream was when the page was left: one that is reloaded goes on from there, and has missed nothing. */
const placeKey = 'events:last';

function takePlace(): string | null {
  const place = sessionStorage.getItem(placeKey);
  sessionStorage.removeItem(placeKey);
  return place;
}

/**
 * Reads the stream until told to stop, catching up from the last event it saw. Where it is refused, the session was
 * locked or ended elsewhere: a call that says which is made at once, for nobody may press anything on a page left open.
 */
export async function listen(signal: AbortSignal): Promise<void> {
  let last = takePlace();
  window.addEventListener('pagehide', () => last && sessionStorage.setItem(placeKey, last), { signal });
  for (let pause = firstPause; !signal.aborted; pause = Math.min(pause * 2, longestPause)) {
    try {
      const since: Record<string, string> = last ? { 'Last-Event-ID': last } : {};
      const response = await fetch(url(path), {
        headers: { ...authorization(), ...since, Accept: 'text/event-stream' },
        cache: 'no-store',
        signal,
      });
      if (response.status === 401) return void get('/api/me', { quiet: true, signal });
      if (response.ok && response.body) {
        await read(response.body, (id) => {
          const isFirst = last === null;
          last = id;
          pause = firstPause;
          return isFirst;
        });
      }
    } catch (fault) {
      if (signal.aborted) return;
      if (!(fault instanceof TypeError || fault instanceof DOMException)) throw fault;
    }
    if (!signal.aborted) await pauseFor(pause, signal);
  }
}
