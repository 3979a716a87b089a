import type { Day } from '../../kit/time/time.ts';
import type { capacityBasis } from '../plan/capacity-basis.ts';

/** Restrictions of somebody's freedom that are in force in a house, whatever record they stand in. */
export interface Restriction {
  readonly kind: 'risk' | 'dols' | 'mental_health_act' | 'contact';
  /** The record it stands in. */
  readonly id: string;
  readonly resident: string | null;
  readonly title: string;
  /** Why nothing less would do, or its conditions. */
  readonly reason: string | null;
  readonly basis: keyof typeof capacityBasis | null;
  /** How the deprivation of liberty stands with the authorising body, where the resident has one. */
  readonly dols: string | null;
  readonly since: Day | null;
  readonly review_date: Day | null;
}

/** Authorised for a time by the body that decides about it. */
const authorised = ['urgent', 'standard'];

/** What is missing for a restriction to be lawful, as far as the records tell; null where they name a basis. */
export function missingBasis({ kind, basis, dols, review_date }: Restriction, today: Day): string | null {
  if (kind === 'dols') {
    if (dols === 'expired' || (review_date !== null && review_date < today)) return 'Expired';
    return authorised.includes(dols ?? '') ? null : 'Not authorised yet';
  }
  if (kind !== 'risk') return null;
  if (basis === null || basis === 'not_applicable') return 'No legal basis named';
  return basis === 'best_interests' && !authorised.includes(dols ?? '') ? 'Best interests, but no DoLS in force' : null;
}

interface RestrictionCount {
  readonly all: number;
  readonly without_basis: number;
  readonly overdue: number;
}

export const countRestrictions = (restrictions: readonly Restriction[], today: Day): RestrictionCount => ({
  all: restrictions.length,
  without_basis: restrictions.filter((one) => missingBasis(one, today) !== null).length,
  overdue: restrictions.filter(({ review_date }) => review_date !== null && review_date < today).length,
});
