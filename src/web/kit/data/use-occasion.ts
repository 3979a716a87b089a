import { useState } from 'react';
import type { CallOptions } from '../api/api.ts';

/** How a read announces its refusal: once per page as it opens, always where a person asked again, else not at all. */
export type Occasion = Pick<CallOptions, 'quiet' | 'isOpening'>;
export const opening: Occasion = { isOpening: true };

export interface Rereading {
  /** Changes whenever the same is to be read again. */
  occasion: Occasion;
  /** Reads again because a person asked for it. */
  reload(): void;
  /** Reads again because something changed, or may work this time; nobody asked, so a refusal is not announced. */
  refresh(): void;
}

/** Why `path` is being read now. */
export function useOccasion(path: string | null): Rereading {
  const [again, setAgain] = useState<{ path: string | null; occasion: Occasion } | null>(null);
  return {
    occasion: again?.path === path && again ? again.occasion : opening,
    reload: () => setAgain({ path, occasion: {} }),
    refresh: () => setAgain({ path, occasion: { quiet: true } }),
  };
}
