import { useEffect, useEffectEvent } from 'react';

/** What nobody has seen arrive is sent again as soon as the network is back, under the same id. */
export function useOnline(isWaiting: boolean, again: () => void): void {
  const send = useEffectEvent(again);
  useEffect(() => {
    if (!isWaiting) return;
    const online = () => send();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, [isWaiting]);
}
