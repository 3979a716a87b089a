import type { Severity } from '../alerts/alert-rule.ts';
import { scheduledStatus } from '../kit/scheduled.ts';
import { hoursBetween, type Moment } from '../kit/time.ts';

interface Scheduled {
  readonly due_at: Moment;
  readonly window_hours: number;
}

/** A week ahead is soon enough to read of a review. */
const aheadHours = 7 * 24;

/** How much something that is due matters now; null while it is far off. `isCheck`: somebody is to be looked at, not a paper. */
export function scheduledSeverity({ due_at, window_hours }: Scheduled, now: Moment, isCheck: boolean): Severity | null {
  const status = scheduledStatus(due_at, window_hours, now);
  if (status === 'overdue') return isCheck ? 'high' : 'medium';
  if (status === 'due') return isCheck ? 'medium' : 'low';
  return hoursBetween(now, due_at) <= (isCheck ? 24 : aheadHours) ? 'info' : null;
}
