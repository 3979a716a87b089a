import type { GridShift } from '#domain/rota/grid/rota-grid.ts';
import { useState } from 'react';

/** A shift that was picked up, to be put down in another place: once where it moves, as often as one likes where it is copied. */
export interface Carried {
  shift: GridShift;
  how: 'copy' | 'move';
}

export function useCarrying() {
  const [carried, setCarried] = useState<Carried | null>(null);
  return {
    carried,
    carry: (shift: GridShift, how: Carried['how']) => setCarried({ shift, how }),
    letGo: () => setCarried(null),
    /** It was put down: what moves is there now. */
    putDown: () => setCarried((now) => (now?.how === 'copy' ? now : null)),
  };
}
