import { useEffect, useState } from 'react';
import { get } from './api.ts';

export interface Asked<T> {
  body: T | null;
  state: 'loading' | 'loaded' | 'failed';
  next: string | null;
  reload(): void;
}

interface Answered<T> extends Omit<Asked<T>, 'reload'> {
  path: string;
}

/** One answer for a panel that is open a moment. What could not be read again stays as it was last read, and is said to have failed. */
export function useAnswer<T>(path: string): Asked<T> {
  const [asked, setAsked] = useState<Answered<T>>({ path, body: null, state: 'loading', next: null });
  const [round, setRound] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    void get<T>(path, { quiet: true, signal: stop.signal }).then((answer) => {
      if (stop.signal.aborted) return;
      if (answer.ok) return setAsked({ path, body: answer.body, state: 'loaded', next: answer.next });
      setAsked((was) => (was.path === path ? { ...was, state: 'failed' } : { path, body: null, state: 'failed', next: null }));
    });
    return () => stop.abort();
  }, [path, round]);
  const { body, state, next } = asked;
  return { body, state, next, reload: () => setRound((now) => now + 1) };
}
