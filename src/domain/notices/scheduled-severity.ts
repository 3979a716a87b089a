import type { Severity } from '../kit/traits/severity.ts';
import { scheduledStatus } from '../kit/traits/scheduled.ts';
import { hoursBetween, type Moment } from '../kit/time/time.ts';

interface Scheduled {
  readonly due_at: Moment;
  readonly window_hours: number;
  /** How many days ahead people want to hear of it. */
  readonly lead_days: readonly string[];
}

/** How much something that is due matters now; null while nobody wants to hear of it yet. A day ahead it is always told. `isCheck`: somebody is to be looked at, not a paper. */
export function scheduledSeverity(
  { due_at, window_hours, lead_days }: Scheduled,
  now: Moment,
  isCheck: boolean,
): Severity | null {
  const status = scheduledStatus(due_at, window_hours, now);
  if (status === 'overdue') return isCheck ? 'high' : 'medium';
  if (status === 'due') return isCheck ? 'medium' : 'low';
  return hoursBetween(now, due_at) <= Math.max(1, ...lead_days.map(Number)) * 24 ? 'info' : null;
}
