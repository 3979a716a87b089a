import { useEffect, useState } from 'react';
import { getAll } from './api.ts';
import { mayPass } from './refusal.ts';
import { useRetry } from './use-retry.ts';

export interface Whole<T> {
  rows: T[];
  state: 'loading' | 'loaded' | 'failed';
  reload(): void;
}

/** Every page of a list that is short enough to be held whole; nothing of it is kept. */
export function useWhole<T>(path: string): Whole<T> {
  const [found, setFound] = useState<Omit<Whole<T>, 'reload'> & { isPassing: boolean }>({ rows: [], state: 'loading', isPassing: false });
  const [round, setRound] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    void getAll<T>(path, { quiet: true, signal: stop.signal }).then((answer) => {
      if (!stop.signal.aborted) setFound({ ...(answer.ok ? { rows: answer.body, state: 'loaded' } : { rows: [], state: 'failed' }), isPassing: mayPass(answer) });
    });
    return () => stop.abort();
  }, [path, round]);
  const reload = () => setRound((now) => now + 1);
  useRetry(found.isPassing, reload);
  return { rows: found.rows, state: found.state, reload };
}
