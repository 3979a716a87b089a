import { compareMoments, minutesBetween, type Moment } from '../kit/time.ts';

interface Prepared {
  readonly starts_at: Moment;
  readonly preparation: string | null;
  /** Minutes before it starts at which the house wants to be reminded. */
  readonly reminders: readonly string[];
}

/** The reminder whose time it is: the last one that has come. Before the first, without anything to prepare, or once it has begun there is none. */
export function preparingStep({ starts_at, preparation, reminders }: Prepared, now: Moment): number | null {
  if (!preparation || compareMoments(now, starts_at) >= 0) return null;
  const left = minutesBetween(now, starts_at);
  const come = reminders.map(Number).filter((minutes) => left <= minutes);
  return come.length === 0 ? null : Math.min(...come);
}
