import type { HomeSettings } from '../../kit/vocabulary/home-settings.ts';
import { checkDue } from './check-due.ts';
import { checkKinds, longestMonths, usualInterval, type AssetCheckKind, type Interval } from './check-kinds.ts';

export type PatSettings = Pick<HomeSettings, 'pat_interval_months'>;

export interface Repeated {
  readonly kind: AssetCheckKind;
  readonly interval_months: number | null;
  /** What was written before there were days has no such value at all. */
  readonly interval_days?: number | null;
}

interface Check extends Repeated {
  readonly last_on: string | null;
  readonly next_due: string | null;
}

/** As the thing itself says; portable appliances as often as the house says; the rest as often as is usual. */
export function intervalOf({ kind, interval_months, interval_days }: Repeated, settings: PatSettings): Interval {
  if (typeof interval_days === 'number') return { days: interval_days };
  if (typeof interval_months === 'number') return { months: interval_months };
  return kind === 'pat' ? { months: settings.pat_interval_months } : usualInterval(kind);
}

/** Each check with its interval and the day it is next due. */
export function dated<C extends Check>(checks: readonly C[], settings: PatSettings, today: string): readonly C[] {
  return checks.map((check) => {
    const interval = intervalOf(check, settings);
    return {
      ...check,
      interval_months: 'months' in interval ? interval.months : null,
      interval_days: 'days' in interval ? interval.days : null,
      next_due: checkDue({ last_on: check.last_on, interval }, today).next_due,
    };
  });
}

/** The check that comes first; none while nothing has a date. */
export const nextCheck = (
  checks: readonly Check[],
): { readonly next_check_kind: AssetCheckKind | null; readonly next_check_on: string | null } => {
  const [first] = checks
    .filter(({ next_due }) => next_due !== null)
    .toSorted((a, b) => String(a.next_due).localeCompare(String(b.next_due)));
  return { next_check_kind: first?.kind ?? null, next_check_on: first?.next_due ?? null };
};

/** The checks of a thing with their dates, and the one that comes first. */
export function withDates<C extends Check>(checks: readonly C[], settings: PatSettings, today: string) {
  const all = dated(checks, settings, today);
  return { checks: all, ...nextCheck(all) };
}

/** No month has more days. */
const longestMonth = 31;

export function intervalComplaint(checks: readonly Repeated[]) {
  const twice = checks.find(
    ({ interval_months, interval_days }) => typeof interval_months === 'number' && typeof interval_days === 'number',
  );
  if (twice) return { checks: `${checkKinds[twice.kind]}: say the interval in months or in days, not in both.` };
  const tooLong = checks.find(({ kind, interval_months, interval_days }) => {
    const longest = longestMonths(kind) ?? Number.POSITIVE_INFINITY;
    return (interval_months ?? 0) > longest || (interval_days ?? 0) > longest * longestMonth;
  });
  return tooLong ? { checks: `${checkKinds[tooLong.kind]}: at most every ${longestMonths(tooLong.kind)} months.` } : {};
}
