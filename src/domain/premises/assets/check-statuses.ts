import type { HouseAsset } from './house-asset.ts';
import type { Day } from '../../kit/time/time.ts';
import { intervalOf, type Repeated, type Settings } from './asset-checks.ts';
import { checkDue, type CheckState } from './check-due.ts';
import type { AssetCheckKind } from './check-kinds.ts';

export interface CheckStatus {
  readonly kind: AssetCheckKind;
  readonly next_due: Day | null;
  readonly state: CheckState;
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

type Asset = Pick<HouseAsset, 'category' | 'status'> & {
  readonly checks: readonly (Repeated & { readonly last_on: Day | null })[];
};

const order: readonly CheckState[] = ['never_checked', 'overdue', 'due_soon', 'in_date'];

/** How each check of a thing stands, the most pressing first. A check that is wanted and was never done is not in order, and one that is missing altogether is no better. What is gone is checked no more. */
export function checkStatuses(
  { category, status, checks }: Asset,
  settings: Settings,
  today: Day,
): readonly CheckStatus[] {
  if (status === 'disposed') return [];
  const known = checks.map((check): CheckStatus => ({
    kind: check.kind,
    ...checkDue({ last_on: check.last_on, interval: intervalOf(check, settings) }, today),
  }));
  const wanted = required[category];
  const absent: readonly CheckStatus[] =
    wanted && status === 'in_use' && !checks.some(({ kind }) => kind === wanted)
      ? [{ kind: wanted, next_due: null, state: 'never_checked' }]
      : [];
  return [...known, ...absent].toSorted(
    (a, b) => order.indexOf(a.state) - order.indexOf(b.state) || String(a.next_due).localeCompare(String(b.next_due)),
  );
}
