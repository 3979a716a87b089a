import { compareMoments, type Moment } from '../../kit/time/time.ts';
import type { Audience } from './alert-rule.ts';
import { escalationOf } from './escalation.ts';
import { hasGrown, isNewTo, type FoundAlert, type KnownAlert } from './reconcile.ts';

/** An open alert with how long it has waited and how far it was passed on. */
export interface OpenAlert extends KnownAlert {
  readonly raised_at: Moment;
  readonly waiting_since: Moment | null;
  readonly snoozed_until: Moment | null;
  readonly escalation_level: number;
}

interface Hour {
  readonly now: Moment;
  readonly shift_began: Moment;
}

interface CarriedOn {
  /** What is to be stored otherwise; empty where all stays as it was. */
  readonly sets: Partial<
    Pick<OpenAlert, 'severity' | 'message' | 'occasions' | 'status' | 'waiting_since' | 'escalation_level'>
  >;
  /** Whom it is passed on to, besides those it is for. */
  readonly to: readonly Audience[];
}

/** What becomes of an open alert whose finding stands: it says what is found now, comes back in its time, and is passed on while nobody has seen it. */
export function carriedOn(alert: OpenAlert, found: FoundAlert, { now, shift_began }: Hour): CarriedOn {
  const sets = { ...saidAnew(alert, found), ...stateAnew(alert, found, now) };
  const { level, to } = escalationOf({ ...alert, ...sets }, now, shift_began);
  return {
    sets: level > (sets.escalation_level ?? alert.escalation_level) ? { ...sets, escalation_level: level } : sets,
    to,
  };
}

function saidAnew(alert: OpenAlert, { severity, saw, occasions = [] }: FoundAlert): CarriedOn['sets'] {
  const isSame = severity === alert.severity && saw === alert.message && occasions.join() === alert.occasions.join();
  return isSame ? {} : { severity, message: saw, occasions };
}

/** A plan for what only a person may end means that it was seen, not that it is over. */
function stateAnew(alert: OpenAlert, found: FoundAlert, now: Moment): CarriedOn['sets'] {
  if (wantsSomebody(alert, found, now)) return { status: 'active', waiting_since: now, escalation_level: 0 };
  return found.needsClearing && alert.status === 'actioned' ? { status: 'acknowledged' } : {};
}

/** Graver than when it was seen, put off until now, or found for something that its plan did not speak of. */
function wantsSomebody(alert: OpenAlert, found: FoundAlert, now: Moment): boolean {
  if (alert.status === 'snoozed' && alert.snoozed_until !== null && compareMoments(alert.snoozed_until, now) <= 0)
    return true;
  return hasGrown(alert, found) || (alert.status === 'actioned' && isNewTo(alert, found));
}
