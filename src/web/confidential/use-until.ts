import { useEffect, useEffectEvent } from 'react';

/** Does something when a moment has come. A device that slept looks again when it wakes. */
export function useUntil(until: string | null, over: () => void): void {
  const look = useEffectEvent(() => {
    if (until !== null && Date.now() >= Date.parse(until)) over();
  });
  useEffect(() => {
    if (until === null) return;
    const timer = setInterval(() => look(), 1000);
    return () => clearInterval(timer);
  }, [until]);
}
