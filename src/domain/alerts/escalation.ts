import { minutesBetween, type Moment } from '../kit/time.ts';
import type { Audience, Severity } from './alert-rule.ts';

interface Unanswered {
  readonly severity: Severity;
  readonly status: string;
  readonly raised_at: Moment;
}

export interface Escalation {
  readonly level: number;
  readonly to: readonly Audience[];
}

const none: Escalation = { level: 0, to: [] };
const highest = 9;

/**
 * Who else must hear of an alert that nobody has acknowledged: critical after a quarter of an hour and every quarter
 * after it, high after an hour, medium when its shift has ended. Low ones wait for the daily digest.
 */
export function escalationOf(alert: Unanswered, now: Moment, shift_began: Moment): Escalation {
  if (alert.status !== 'active') return none;
  const waited = minutesBetween(alert.raised_at, now);
  if (alert.severity === 'critical' && waited >= 15) return { level: Math.min(highest, Math.floor(waited / 15)), to: ['manager', 'on_call'] };
  if (alert.severity === 'high' && waited >= 60) return { level: 1, to: ['manager'] };
  if (alert.severity === 'medium' && minutesBetween(alert.raised_at, shift_began) > 0) return { level: 1, to: ['lead'] };
  return none;
}
