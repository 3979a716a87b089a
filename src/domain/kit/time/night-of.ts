import { addDays, wallClock, type Day, type Moment } from './time.ts';

/** A night is called after the day on which it begins: what is seen before noon belongs to the night that is ending. */
export function nightOf(moment: Moment, zone: string): Day {
  const { day, time } = wallClock(moment, zone);
  return time < '12:00' ? addDays(day, -1) : day;
}
