/** How long wrong sign-ins make the next one wait: a guesser loses the day, a tired carer a second, nobody the account. */

export interface Failures {
  readonly failures: number;
  readonly last_at: string;
}

export interface ThrottleRule {
  /** So many failures cost nothing. */
  readonly free: number;
  /** Failures are forgotten this long after the last of them. */
  readonly forgetAfterMs: number;
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
}

const minute = 60_000;

export const accountRule: ThrottleRule = {
  free: 5,
  forgetAfterMs: 15 * minute,
  firstWaitMs: 1_000,
  longestWaitMs: 15 * minute,
};

/** A home is one address: thirty people signing in at shift change are no attack, hundreds of wrong passwords are. */
export const addressRule: ThrottleRule = {
  free: 300,
  forgetAfterMs: 15 * minute,
  firstWaitMs: 1_000,
  longestWaitMs: minute,
};

/** The failures that still count at this moment. */
export function countedFailures(known: Failures | null, rule: ThrottleRule, now: Date): number {
  if (!known) return 0;
  return now.getTime() - Date.parse(known.last_at) >= rule.forgetAfterMs ? 0 : known.failures;
}

/** Milliseconds until the next attempt is looked at; 0: now. */
export function waitBeforeNext(known: Failures | null, rule: ThrottleRule, now: Date): number {
  const failures = countedFailures(known, rule, now);
  if (!known || failures < rule.free) return 0;
  const wait = Math.min(rule.firstWaitMs * 2 ** (failures - rule.free), rule.longestWaitMs);
  return Math.max(0, Date.parse(known.last_at) + wait - now.getTime());
}
