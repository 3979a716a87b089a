import type { Moment } from '#domain/kit/time/time.ts';
import { useEffect, useState } from 'react';
import { presentMoment } from '../state/present-moment.ts';

const minute = 60_000;

/** The present moment, moving on by the minute. */
export function useNow(): Moment {
  const [now, setNow] = useState(presentMoment);
  useEffect(() => {
    const timer = setInterval(() => setNow(presentMoment()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
