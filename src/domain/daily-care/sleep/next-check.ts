import { addMinutes, compareMoments, type Moment } from '../../kit/time/time.ts';

/** How a resident is looked in on at night, and when somebody last did. */
export interface Checking {
  /** Minutes between two checks as agreed; 0 where nobody looks in. */
  readonly interval_min: number;
  readonly last_at: Moment | null;
}

export interface NextCheck {
  readonly due_at: Moment;
  readonly state: 'later' | 'due' | 'overdue';
}

/** Minutes a check may be late before it counts as missed and the alert for it is raised; our own choice. */
export const checkGraceMinutes = 15;

/** When the next check is due, counted on instants: an hour that comes twice has two hours' checks. `begins`: when the night began, for its first check. */
export function nextCheck(
  { interval_min, last_at }: Checking,
  { begins, now }: { readonly begins: Moment; readonly now: Moment },
): NextCheck | null {
  if (interval_min <= 0) return null;
  const seenTonight = last_at !== null && compareMoments(last_at, begins) >= 0 ? last_at : null;
  const due_at = addMinutes(seenTonight ?? begins, seenTonight ? interval_min : 0);
  if (compareMoments(now, due_at) < 0) return { due_at, state: 'later' };
  // The first check of a night waits a whole interval: people go to bed at their own time.
  const grace = seenTonight ? checkGraceMinutes : interval_min + checkGraceMinutes;
  return { due_at, state: compareMoments(now, addMinutes(due_at, grace)) > 0 ? 'overdue' : 'due' };
}
