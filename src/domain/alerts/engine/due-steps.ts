import { rankOf } from '../../kit/traits/severity.ts';
import { daysBetween, type Day } from '../../kit/time/time.ts';
import type { Severity } from '../../kit/traits/severity.ts';
import type { Verdict } from './each-fact.ts';

export const inDays = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

interface Steps {
  /** From how many days before the date it matters, and how much; the farthest first. */
  readonly before: readonly (readonly [days: number, severity: Severity])[];
  /** Once the date has passed; null where that is no matter of this rule. */
  readonly after: Severity | null;
  /** What the date is the date of: "The review". */
  readonly what: string;
}

/** What a date that comes near, or has passed, is worth. On its own day it is due and not yet overdue. */
export function dueSteps(date: Day | null, today: Day, { before, after, what }: Steps): Verdict {
  if (date === null) return null;
  const left = daysBetween(today, date);
  if (left < 0) return after && [after, `${what} was due ${inDays(-left)} ago.`];
  const [, severity] = before.filter(([days]) => left <= days).at(-1) ?? [];
  return severity ? [severity, left === 0 ? `${what} is due today.` : `${what} is due in ${inDays(left)}.`] : null;
}

/** Several verdicts about one record as one: as grave as the gravest, and saying all it saw, the gravest first. */
export function mergeVerdicts(verdicts: readonly Verdict[]): Verdict {
  const found = verdicts.filter((verdict) => verdict !== null).toSorted((a, b) => rankOf(b[0]) - rankOf(a[0]));
  const [worst] = found;
  return worst
    ? [worst[0], found.map(([, saw]) => saw).join(' '), found.flatMap(([, , occasions]) => occasions ?? [])]
    : null;
}
