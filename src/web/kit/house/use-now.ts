import { momentOf, type Moment } from '#domain/kit/time/time.ts';
import { useEffect, useState } from 'react';

const minute = 60_000;

/** The present moment, moving on by the minute. */
export function useNow(): Moment {
  const [now, setNow] = useState(() => momentOf(Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setNow(momentOf(Date.now())), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
