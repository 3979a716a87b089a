import { localTime } from '#domain/kit/time/time.ts';
import { useHouseClock } from './house-clock.ts';
import { useNow } from './use-now.ts';

/** From nine in the evening until six on the clock of the house, when darker colours are worth offering. */
export function useIsEvening(): boolean {
  const { zone } = useHouseClock();
  const time = localTime(useNow(), zone);
  return time >= '21:00' || time < '06:00';
}
