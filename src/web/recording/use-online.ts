import { useEffect, useEffectEvent } from 'react';

/** What could not be sent goes again as soon as the network is back. */
export function useOnline(isWaiting: boolean, again: () => void): void {
  const send = useEffectEvent(again);
  useEffect(() => {
    if (!isWaiting) return;
    const online = () => send();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, [isWaiting]);
}
