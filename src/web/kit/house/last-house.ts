import { addDays, wallClock, type Moment } from '#domain/kit/time/time.ts';
import { dayInWords, type HouseClock } from './house-clock.ts';

/** Where somebody worked last, at this device. It names no house and no resident, only an id and a time. */
interface LastHouse {
  id: string;
  at: Moment;
}

const keyOf = (userId: string) => `house:${userId}`;

export const rememberHouse = (userId: string, last: LastHouse): void =>
  localStorage.setItem(keyOf(userId), `${last.id} ${last.at}`);

export function lastHouse(userId: string | undefined): LastHouse | null {
  const [id, at] = (userId ? (localStorage.getItem(keyOf(userId)) ?? '') : '').split(' ');
  return id && at && !Number.isNaN(Date.parse(at)) ? { id, at } : null;
}

/** "yesterday 21:30" */
export function whenInWords(at: Moment, clock: HouseClock): string {
  const { day, time } = wallClock(at, clock.zone);
  const today = clock.today();
  if (day === today) return `today ${time}`;
  return `${day === addDays(today, -1) ? 'yesterday' : dayInWords(day)} ${time}`;
}
