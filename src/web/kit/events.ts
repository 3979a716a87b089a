import { useEffect, useEffectEvent } from 'react';
import { authorization, url } from './api.ts';

/** Another's change, by its number only: what it says is read from the record itself. */
export interface News {
  entity: string;
  id: string;
  version: number;
  home: string | null;
  resident: string | null;
}

const path = '/api/events/';
/** Milliseconds between tries, growing so that a server that starts again is not overrun. */
const firstPause = 1000;
const longestPause = 30_000;

const listeners = new Set<(news: News) => void>();

export function onNews(listener: (news: News) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Calls back when a record of one of these entities changed anywhere. */
export function useNews(entities: readonly string[], heard: (news: News) => void): void {
  const hear = useEffectEvent((news: News) => {
    if (entities.includes(news.entity)) heard(news);
  });
  useEffect(() => onNews((news) => hear(news)), []);
}

export interface StreamEvent {
  id: string | null;
  data: string;
}

/** Takes the complete events off the front of what has arrived, and leaves the rest. */
export function takeEvents(arrived: string): { events: StreamEvent[]; rest: string } {
  const blocks = arrived.replaceAll('\r\n', '\n').split('\n\n');
  const rest = blocks.pop() ?? '';
  const events = blocks.map((block) => {
    const lines = block.split('\n');
    const values = (name: string) => lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1).trimStart());
    return { id: values('id').at(-1) ?? null, data: values('data').join('\n') };
  });
  return { events, rest };
}

function tell(data: string) {
  if (data === '') return;
  const news = JSON.parse(data) as News | News[];
  for (const one of Array.isArray(news) ? news : [news]) listeners.forEach((listener) => listener(one));
}

async function read(body: ReadableStream<Uint8Array>, seen: (id: string) => void): Promise<void> {
  let arrived = '';
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const { events, rest } = takeEvents(arrived + decoder.decode(part.value, { stream: true }));
    arrived = rest;
    for (const { id, data } of events) {
      if (id) seen(id);
      tell(data);
    }
  }
}

const pauseFor = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => { clearTimeout(timer); resolve(); }, { once: true });
  });

/** Reads the stream until told to stop, catching up from the last event it saw. */
export async function listen(signal: AbortSignal): Promise<void> {
  let last: string | null = null;
  for (let pause = firstPause; !signal.aborted; pause = Math.min(pause * 2, longestPause)) {
    try {
      const since: Record<string, string> = last ? { 'Last-Event-ID': last } : {};
      const response = await fetch(url(path), { headers: { ...authorization(), ...since, Accept: 'text/event-stream' }, cache: 'no-store', signal });
      // Locked or ended: the next call says so, and a new session listens anew.
      if (response.status === 401) return;
      if (response.ok && response.body) {
        await read(response.body, (id) => { last = id; pause = firstPause; });
      }
    } catch (fault) {
      if (signal.aborted) return;
      if (!(fault instanceof TypeError || fault instanceof DOMException)) throw fault;
    }
    await pauseFor(pause, signal);
  }
}
