import { chosenComplaint } from '#domain/kit/traits/accepted-file.ts';
import { useEffect, useRef, useState } from 'react';
import { v7 } from 'uuid';
import { giveUp, sendPieces } from '../../api/send-pieces.ts';
import { smallerImage, unreadablePicture } from '../../api/smaller-image.ts';
import { whyNotSent } from './why-not-sent.ts';

/** A file on its way, as its line on the screen tells it. */
export interface Upload {
  id: string;
  name: string;
  size: number;
  /** Shown before it is sent, from the device's own memory. */
  preview: string | null;
  state: 'preparing' | 'sending' | 'waiting' | 'arrived' | 'refused';
  /** Bytes that the server has. */
  received: number;
  why: string | null;
  /** It arrived before the page was closed, and a draft still names it; how large it is, only the server knows. */
  isRestored?: boolean;
}

/** Two at once: one that waits for its answer does not hold up the next. */
const atOnce = 2;

/** Files that were chosen, each sent as soon as its turn comes, and given up with the page. */
export function useUploads() {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const stops = useRef(new Map<string, AbortController>());
  const line = useRef<(() => Promise<void>)[]>([]);
  const working = useRef(0);

  const set = (id: string, given: Partial<Upload>) =>
    setUploads((now) => now.map((one) => (one.id === id ? { ...one, ...given } : one)));

  async function sendOne(id: string, given: File, stop: AbortController) {
    const file = await smallerImage(given);
    if (stop.signal.aborted) return;
    const why = file ? chosenComplaint(file) : unreadablePicture;
    if (!file || why) return set(id, { state: 'refused', why });
    const preview = file.type.startsWith('image/') ? URL.createObjectURL(file) : null;
    set(id, { name: file.name, size: file.size, preview, state: 'sending' });
    const refused = await sendPieces({
      file,
      id,
      signal: stop.signal,
      onProgress: (received, isWaiting) => set(id, { received, state: isWaiting ? 'waiting' : 'sending' }),
    });
    if (stop.signal.aborted) return;
    set(id, refused ? { state: 'refused', why: whyNotSent(refused) } : { state: 'arrived', received: file.size });
  }

  function goOn() {
    const next = working.current < atOnce ? line.current.shift() : undefined;
    if (!next) return;
    working.current += 1;
    void next().finally(() => {
      working.current -= 1;
      goOn();
    });
    goOn();
  }

  function add(files: readonly File[]): void {
    const begun = files.map((file) => ({ file, id: v7(), stop: new AbortController() }));
    setUploads((now) => [
      ...now,
      ...begun.map(({ file: { name, size }, id }) => ({
        id,
        name,
        size,
        preview: null,
        state: 'preparing' as const,
        received: 0,
        why: null,
      })),
    ]);
    for (const { file, id, stop } of begun) {
      stops.current.set(id, stop);
      line.current.push(() => (stop.signal.aborted ? Promise.resolve() : sendOne(id, file, stop)));
    }
    goOn();
  }

  /** Lists a file that has arrived before. */
  function restore(id: string, name: string): void {
    const known = { id, name, size: 0, received: 0, preview: null, why: null } as const;
    setUploads((now) => [...now, { ...known, state: 'arrived', isRestored: true }]);
  }

  /** Takes a file off the list; what has arrived of it goes, unless a record keeps it. */
  function drop(id: string, isStored = false): void {
    stops.current.get(id)?.abort();
    stops.current.delete(id);
    if (!isStored) void giveUp(id);
    setUploads((now) => {
      const preview = now.find((one) => one.id === id)?.preview;
      if (preview) URL.revokeObjectURL(preview);
      return now.filter((one) => one.id !== id);
    });
  }

  useEffect(() => {
    const all = stops.current;
    return () => all.forEach((stop) => stop.abort());
  }, []);

  return { uploads, add, drop, restore };
}
