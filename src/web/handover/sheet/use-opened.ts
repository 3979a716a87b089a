import { useEffect, useState } from 'react';
import { create } from '../../kit/api/api.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { announce } from '../../kit/api/error-catalogue.ts';

export interface Opened {
  id: string | null;
  state: 'loading' | 'loaded' | 'none' | 'refused' | 'failed';
}

const isFound = objectWith<{ id: string | null }>('id');

async function open(home: string, signal: AbortSignal): Promise<Opened> {
  const found = await create(`/api/home/${home}/handover/`, {}, { is: isFound, quiet: true, signal });
  if (found.ok) return { id: found.body.id, state: found.body.id ? 'loaded' : 'none' };
  if (found.status === 403) return { id: null, state: 'refused' };
  if (!found.locked && !signal.aborted) announce(found);
  return { id: null, state: 'failed' };
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
