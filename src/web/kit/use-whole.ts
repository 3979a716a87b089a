import { useEffect, useState } from 'react';
import { getAll } from './api.ts';

export interface Whole<T> {
  rows: T[];
  state: 'loading' | 'loaded' | 'failed';
  reload(): void;
}

/** Every page of a list that is short enough to be held whole; nothing of it is kept. */
export function useWhole<T>(path: string): Whole<T> {
  const [found, setFound] = useState<Omit<Whole<T>, 'reload'>>({ rows: [], state: 'loading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    void getAll<T>(path, { quiet: true, signal: stop.signal }).then((answer) => {
      if (!stop.signal.aborted) setFound(answer.ok ? { rows: answer.body, state: 'loaded' } : { rows: [], state: 'failed' });
    });
    return () => stop.abort();
  }, [path, round]);
  return { ...found, reload: () => setRound((now) => now + 1) };
}
