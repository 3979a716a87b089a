import { minutesBetween, type Moment } from '../kit/time/time.ts';

interface Reminded {
  readonly starts_at: Moment;
  /** Minutes before it starts at which people want to hear of it. */
  readonly reminders: readonly string[];
}

/** The last of an appointment's reminders whose time has come; before the first there is none. */
export function lastReminder({ starts_at, reminders }: Reminded, now: Moment): number | null {
  const left = minutesBetween(now, starts_at);
  const come = reminders.map(Number).filter((minutes) => left <= minutes);
  return come.length === 0 ? null : Math.min(...come);
}
