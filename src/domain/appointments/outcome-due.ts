import { addHours, compareMoments, type Moment } from '../kit/time/time.ts';
import { isStillAhead } from './still-ahead.ts';

/** What came of a visit is written down within a day of its end. */
const hoursAllowed = 24;

interface Visit {
  readonly status: string;
  readonly starts_at: Moment;
  readonly ends_at: Moment | null;
}

type OutcomeDue = 'not_yet' | 'due' | 'overdue' | 'recorded';

export const outcomeDueBy = ({ starts_at, ends_at }: Visit): Moment => addHours(ends_at ?? starts_at, hoursAllowed);

/** Whether somebody still has to say what came of an appointment. */
export function outcomeDue(visit: Visit, now: Moment): OutcomeDue {
  if (!isStillAhead(visit)) return 'recorded';
  if (compareMoments(now, visit.ends_at ?? visit.starts_at) < 0) return 'not_yet';
  return compareMoments(now, outcomeDueBy(visit)) < 0 ? 'due' : 'overdue';
}
