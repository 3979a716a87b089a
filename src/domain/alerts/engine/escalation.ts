import { minutesBetween, type Moment } from '../../kit/time/time.ts';
import type { Severity } from '../../kit/traits/severity.ts';
import type { Audience } from './alert-rule.ts';

interface Unanswered {
  readonly severity: Severity;
  readonly status: string;
  readonly raised_at: Moment;
  /** When it last began to wait for somebody: raised, grown graver, or put off and back again. */
  readonly waiting_since: Moment | null;
}

interface Escalation {
  readonly level: number;
  readonly to: readonly Audience[];
}

const none: Escalation = { level: 0, to: [] };
/** Every step is a version and a ring. Eight hours of quarters, our own choice: after that the next shift has been told, and more of the same is noise. */
const highest = 32;

/**
 * Who else must hear of an alert that nobody has acknowledged: critical after a quarter of an hour and every quarter
 * after it for a shift, high after an hour, medium when its shift has ended. Low ones wait for the daily digest.
 */
export function escalationOf(alert: Unanswered, now: Moment, shift_began: Moment): Escalation {
  if (alert.status !== 'active') return none;
  const since = alert.waiting_since ?? alert.raised_at;
  const waited = minutesBetween(since, now);
  if (alert.severity === 'critical' && waited >= 15)
    return { level: Math.min(highest, Math.floor(waited / 15)), to: ['manager', 'on_call'] };
  if (alert.severity === 'high' && waited >= 60) return { level: 1, to: ['manager'] };
  if (alert.severity === 'medium' && minutesBetween(since, shift_began) > 0) return { level: 1, to: ['lead'] };
  return none;
}
