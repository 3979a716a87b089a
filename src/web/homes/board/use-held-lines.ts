import { useEffect, useRef, useState } from 'react';

/** Long enough to finish a tap, too short to hide what is new. */
const pause = 3000;

/** The lines shown stay where they are while somebody is pointing at them or has just reached them by keys, and then catch up. */
export function useHeldLines<T>(lines: readonly T[]): {
  shown: readonly T[];
  holding: Readonly<Record<'onPointerEnter' | 'onPointerMove' | 'onPointerDown' | 'onFocus' | 'onKeyDown', () => void>>;
} {
  const [held, setHeld] = useState<readonly T[] | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hold = () => {
    setHeld((now) => now ?? (lines.length > 0 ? lines : null));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setHeld(null), pause);
  };
  return {
    shown: held ?? lines,
    holding: { onPointerEnter: hold, onPointerMove: hold, onPointerDown: hold, onFocus: hold, onKeyDown: hold },
  };
}
