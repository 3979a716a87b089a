import { localTime, momentOf } from '#domain/kit/time/time.ts';
import { useEffect, useState } from 'react';
import { useHouseClock } from './house-clock.ts';

const isEvening = (zone: string) => {
  const time = localTime(momentOf(Date.now()), zone);
  return time >= '21:00' || time < '06:00';
};

/** From nine in the evening until six on the clock of the house, when darker colours are worth offering. */
export function useIsEvening(): boolean {
  const { zone } = useHouseClock();
  const [, look] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => look((round) => round + 1), 60_000);
    return () => clearInterval(timer);
  }, []);
  return isEvening(zone);
}
