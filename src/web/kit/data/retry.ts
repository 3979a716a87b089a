import { useEffect, useEffectEvent } from 'react';

const everyMs = 5000;

/** What did not work is tried again: as soon as the network is back, and every few seconds until it is stopped. */
export function startRetrying(again: () => void): () => void {
  const timer = setInterval(again, everyMs);
  window.addEventListener('online', again);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', again);
  };
}

export function useRetry(isFailing: boolean, again: () => void): void {
  const retry = useEffectEvent(again);
  useEffect(() => (isFailing ? startRetrying(() => retry()) : undefined), [isFailing]);
}
