import { useEffect, useEffectEvent } from 'react';

const everyMs = 5000;

/** What could not be read is asked for again by itself: as soon as the network is back, and every few seconds until then. */
export function useRetry(isFailing: boolean, again: () => void): void {
  const retry = useEffectEvent(again);
  useEffect(() => {
    if (!isFailing) return;
    const listener = () => retry();
    const timer = setInterval(listener, everyMs);
    window.addEventListener('online', listener);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', listener);
    };
  }, [isFailing]);
}
