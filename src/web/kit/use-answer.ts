import { useCallback, useEffect, useState } from 'react';
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
  const load = useCallback(async (signal?: AbortSignal) => {
    setAsked((was) => ({ ...was, state: 'loading' }));
    const answer = await get<T>(path, { quiet: true, ...(signal ? { signal } : {}) });
    if (signal?.aborted) return;
    setAsked(answer.ok ? { body: answer.body, state: 'loaded', next: answer.next } : { body: null, state: 'failed', next: null });
  }, [path]);
  useEffect(() => {
    const stop = new AbortController();
    void load(stop.signal);
    return () => stop.abort();
  }, [load]);
  return { ...asked, reload: () => void load() };
}
