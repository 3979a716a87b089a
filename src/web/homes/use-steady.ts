import { useEffect, useRef, useState } from 'react';

/** Long enough to finish a tap, too short to hide what is new. */
const pause = 3000;

/** What is shown stays where it is while somebody is pointing at it or has just reached it by keys, and then catches up. */
export function useSteady<T>(value: T): { shown: T; holding: Readonly<Record<'onPointerEnter' | 'onPointerMove' | 'onPointerDown' | 'onFocus' | 'onKeyDown', () => void>> } {
  const [held, setHeld] = useState<{ value: T } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hold = () => {
    setHeld((now) => now ?? { value });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setHeld(null), pause);
  };
  return { shown: held ? held.value : value, holding: { onPointerEnter: hold, onPointerMove: hold, onPointerDown: hold, onFocus: hold, onKeyDown: hold } };
}
