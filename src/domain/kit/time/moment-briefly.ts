import { shortDay } from './day-words.ts';
import { addDays, wallClock, type Day, type Moment } from '#domain/kit/time/time.ts';

/** As short as it can be without doubt: `14:05`, `Yesterday 14:05`, `3 Mar, 14:05`, and a year once it is another one. */
export function momentBriefly(moment: Moment, zone: string, today: Day): string {
  const { day, time } = wallClock(moment, zone);
  if (day === today) return time;
  if (day === addDays(today, -1)) return `Yesterday ${time}`;
  const named = shortDay(day);
  return day.slice(0, 4) === today.slice(0, 4) ? `${named}, ${time}` : `${named} ${day.slice(0, 4)}`;
}
