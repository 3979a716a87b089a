import { localTime, type Moment } from '../kit/time/time.ts';

type DayPeriod = 'morning' | 'afternoon' | 'evening' | 'night';

/** The part of the day as people speak of it (our own choice of hours). */
export function dayPeriod(moment: Moment, zone: string): DayPeriod {
  const time = localTime(moment, zone);
  if (time < '06:00' || time >= '22:00') return 'night';
  if (time < '12:00') return 'morning';
  return time < '18:00' ? 'afternoon' : 'evening';
}
