import { minutesBetween } from '#domain/kit/time/time.ts';
import { useEffect, useEffectEvent } from 'react';
import { presentMoment } from '../kit/state/present-moment.ts';

/** Does something when a moment has come. A device that slept looks again when it wakes. */
export function useUntil(until: string | null, over: () => void): void {
  const look = useEffectEvent(() => {
    if (until !== null && minutesBetween(until, presentMoment()) >= 0) over();
  });
  useEffect(() => {
    if (until === null) return;
    const timer = setInterval(() => look(), 1000);
    return () => clearInterval(timer);
  }, [until]);
}
