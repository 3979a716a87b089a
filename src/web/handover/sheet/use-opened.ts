import { create } from '../../kit/api/api.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { useLiveRead } from '../../kit/data/use-live-answer.ts';

interface Opened {
  id: string | null;
  state: 'loading' | 'loaded' | 'stale' | 'none' | 'refused' | 'failed';
  again(): void;
}

interface Found {
  readonly id: string | null;
}
const isFound = objectWith<Found>('id');

/** The handover of this change of shift, made by whoever opens the page first: however often it is asked for, it is one. */
export function useOpened(home: string): Opened {
  const { body, state, status, reload } = useLiveRead<Found>(
    `/api/home/${home}/handover/`,
    { of: [] },
    (path, options) => create(path, {}, { ...options, saidFor: 403, is: isFound }),
  );
  const id = body?.id ?? null;
  const found = body && id === null ? 'none' : state;
  return { id, state: status === 403 ? 'refused' : found, again: reload };
}
