import { handover } from '#domain/handover/handover.ts';
import { useEffect, useState } from 'react';
import { create, get } from '../../kit/api/api.ts';
import { announce } from '../../kit/api/error-catalogue.ts';
import type { StoredRecord } from '../../kit/state/stored-record.ts';
import { listPath } from '../../kit/data/use-records.ts';

export interface Opened {
  id: string | null;
  state: 'loading' | 'loaded' | 'none' | 'refused' | 'failed';
}

async function open(home: string, signal: AbortSignal): Promise<Opened> {
  const made = await create<{ id: string }>(`/api/home/${home}/handover/`, {}, { quiet: true, signal });
  if (made.ok) return { id: made.body.id, state: 'loaded' };
  if (made.status !== 403) {
    if (!made.locked && !signal.aborted) announce(made);
    return { id: null, state: 'failed' };
  }
  // Whoever may not begin one reads the last, and is not told of the refusal.
  const known = await get<StoredRecord[]>(listPath(handover, { home, limit: '1' }), { isOpening: true, signal });
  if (!known.ok) return { id: null, state: known.status === 403 ? 'refused' : 'failed' };
  const [last] = known.body;
  return last ? { id: last.id, state: 'loaded' } : { id: null, state: 'none' };
}

/** The handover of this change of shift, made by whoever opens the page first. */
export function useOpened(home: string): Opened & { again(): void } {
  const [opened, setOpened] = useState<Opened>({ id: null, state: 'loading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    void open(home, stop.signal).then((answer) => {
      if (!stop.signal.aborted) setOpened(answer);
    });
    return () => stop.abort();
  }, [home, round]);
  return { ...opened, again: () => setRound((now) => now + 1) };
}
