import { compareMoments, type Moment } from '../kit/time/time.ts';
import { lastReminder } from './last-reminder.ts';

interface Prepared {
  readonly starts_at: Moment;
  readonly preparation: string | null;
  readonly reminders: readonly string[];
}

/** The reminder whose time it is. Without anything to prepare, or once it has begun, there is none. */
export const preparingStep = (visit: Prepared, now: Moment): number | null =>
  !visit.preparation || compareMoments(now, visit.starts_at) >= 0 ? null : lastReminder(visit, now);
