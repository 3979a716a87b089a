import { useEffect, useState } from 'react';
import { get } from './api.ts';

export interface Asked<T> {
  body: T | null;
  state: 'loading' | 'loaded' | 'failed';
  next: string | null;
  reload(): void;
}

/** One answer for a panel that is open a moment; nothing of it is kept. */
export function useAnswer<T>(path: string): Asked<T> {
  const [asked, setAsked] = useState<Omit<Asked<T>, 'reload'>>({ body: null, state: 'loading', next: null });
  const [round, setRound] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    void get<T>(path, { quiet: true, signal: stop.signal }).then((answer) => {
      if (stop.signal.aborted) return;
      setAsked(answer.ok ? { body: answer.body, state: 'loaded', next: answer.next } : { body: null, state: 'failed', next: null });
    });
    return () => stop.abort();
  }, [path, round]);
  return { ...asked, reload: () => setRound((now) => now + 1) };
}
