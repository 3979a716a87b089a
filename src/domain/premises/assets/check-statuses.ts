import type { HouseAsset } from './house-asset.ts';
import type { Day } from '../../kit/time/time.ts';
import { intervalOf, type Repeated, type PatSettings } from './asset-checks.ts';
import { checkDue, type CheckState } from './check-due.ts';
import { usualInterval, type AssetCheckKind, type Interval } from './check-kinds.ts';
import { firstCheckBy, type BookedThing, type FirstChecks } from './first-check.ts';

export interface CheckStatus {
  readonly kind: AssetCheckKind;
  readonly next_due: Day | null;
  readonly state: CheckState;
  /** Of a check that was never done: by when the first is, or was, to be done. */
  readonly first_by: Day | null;
}

/** The day and the clock of the house, and its settings. */
export interface CheckedAt {
  readonly today: Day;
  readonly zone: string;
  readonly settings: PatSettings;
}

/** What a kind of thing cannot be used without, whether or not somebody wrote the check down. */
const required: { readonly [C in HouseAsset['category']]?: AssetCheckKind } = {
  // Lifting Operations and Lifting Equipment Regulations 1998 reg. 9.
  hoist_lift: 'loler',
  sling: 'loler',
  // Regulatory Reform (Fire Safety) Order 2005 art. 17: maintained in efficient working order.
  fire_safety: 'fire',
  // A weight nobody can trust is no weight: our own rule.
  scales: 'calibration',
};

export type CheckedAsset = BookedThing &
  Pick<HouseAsset, 'status'> & {
    readonly checks: readonly (Repeated & { readonly last_on: Day | null })[];
  };

const order: readonly CheckState[] = ['never_checked', 'overdue', 'first_check', 'due_soon', 'in_date'];

interface Wanted {
  readonly kind: AssetCheckKind;
  readonly last_on: Day | null;
  readonly interval: Interval;
}

/** What is new to the book may wait a little for its first check; after that it is as late as what is overdue. */
function statusOf(thing: BookedThing, wanted: Wanted, { today, zone }: CheckedAt): CheckStatus {
  const { kind } = wanted;
  const due = checkDue(wanted, today);
  if (due.state !== 'never_checked') return { kind, ...due, first_by: null };
  const first_by = firstCheckBy(thing, wanted, zone);
  return first_by !== null && today <= first_by
    ? { kind, state: 'first_check', next_due: first_by, first_by }
    : { kind, ...due, first_by };
}

/** How each check of a thing stands, the most pressing first. A check that is wanted and was never done is not in order, and one that is missing altogether is no better. What is gone is checked no more. */
export function checkStatuses(asset: CheckedAsset, at: CheckedAt): readonly CheckStatus[] {
  const { category, status, checks } = asset;
  if (status === 'disposed') return [];
  const known = checks.map((check): Wanted => ({ ...check, interval: intervalOf(check, at.settings) }));
  const kind = required[category];
  const absent: readonly Wanted[] =
    kind && status === 'in_use' && !checks.some((check) => check.kind === kind)
      ? [{ kind, last_on: null, interval: usualInterval(kind) }]
      : [];
  return [...known, ...absent]
    .map((wanted) => statusOf(asset, wanted, at))
    .toSorted(
      (a, b) => order.indexOf(a.state) - order.indexOf(b.state) || String(a.next_due).localeCompare(String(b.next_due)),
    );
}

/** Of these checks, those that were never done. */
export function firstChecks(checks: readonly CheckStatus[]): FirstChecks {
  const waiting = checks.filter(({ state }) => state === 'first_check');
  const [next_by = null] = waiting.map(({ next_due }) => next_due).toSorted();
  return { due_now: checks.filter(({ state }) => state === 'never_checked').length, waiting: waiting.length, next_by };
}
