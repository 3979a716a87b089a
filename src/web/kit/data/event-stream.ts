import { useEffect, useEffectEvent } from 'react';
import { authorization, url } from '../api/api.ts';

/** Another's change, by its number only: what it says is read from the record itself. */
export interface ChangeEvent {
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
/** The server gives a sign of life every 15 seconds; a line that is silent for longer is dead, though it looks open. */
const longestSilence = 40_000;

const listeners = new Set<(news: ChangeEvent) => void>();

export function onChanges(listener: (news: ChangeEvent) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Calls back when a record of one of these entities changed anywhere. */
export function useChanges(entities: readonly string[], heard: (news: ChangeEvent) => void): void {
  const hear = useEffectEvent((news: ChangeEvent) => {
    if (entities.includes(news.entity)) heard(news);
  });
  useEffect(() => onChanges((news) => hear(news)), []);
}

const gaps = new Set<() => void>();

/** Calls back when something was not heard and has to be looked up: the line was first opened late, or too much was missed. */
export function onStreamGap(look: () => void): () => void {
  gaps.add(look);
  return () => void gaps.delete(look);
}

export function useStreamGap(look: () => void): void {
  const again = useEffectEvent(look);
  useEffect(() => onStreamGap(() => again()), []);
}

export interface StreamEvent {
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

/** Passes on what the line brought. */
export function publish(data: string): void {
  if (data === '') return;
  const news = JSON.parse(data) as ChangeEvent | ChangeEvent[];
  for (const one of Array.isArray(news) ? news : [news]) listeners.forEach((listener) => listener(one));
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

async function read(body: ReadableStream<Uint8Array>, seen: (id: string) => void): Promise<void> {
  let arrived = '';
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (let part = await nextPart(reader); part !== null; part = await nextPart(reader)) {
    const { events, rest } = takeEvents(arrived + decoder.decode(part, { stream: true }));
    arrived = rest;
    for (const { id, isReset, data } of events) {
      if (id) seen(id);
      if (isReset) gaps.forEach((look) => look());
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
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done, { once: true });
  });

/** Reads the stream until told to stop, catching up from the last event it saw. */
export async function listen(signal: AbortSignal): Promise<void> {
  let last: string | null = null;
  let isLate = false;
  for (let pause = firstPause; !signal.aborted; pause = Math.min(pause * 2, longestPause)) {
    try {
      const since: Record<string, string> = last ? { 'Last-Event-ID': last } : {};
      const response = await fetch(url(path), {
        headers: { ...authorization(), ...since, Accept: 'text/event-stream' },
        cache: 'no-store',
        signal,
      });
      // Locked or ended: the next call says so, and a new session listens anew.
      if (response.status === 401) return;
      if (response.ok && response.body) {
        await read(response.body, (id) => {
          if (last === null && isLate) gaps.forEach((look) => look());
          last = id;
          pause = firstPause;
        });
      }
    } catch (fault) {
      if (signal.aborted) return;
      if (!(fault instanceof TypeError || fault instanceof DOMException)) throw fault;
    }
    isLate = true;
    if (!signal.aborted) await pauseFor(pause, signal);
  }
}
