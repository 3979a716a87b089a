import { isAhead } from '../../kit/time/ahead.ts';
import type { Circumstances } from '../../kit/vocabulary/entity.ts';
import { addDays, localDay, type Day, type Moment } from '../../kit/time/time.ts';
import { regionOf } from './body-regions.ts';
import { warningsOf } from '../../kit/vocabulary/warnings.ts';

interface Mark {
  readonly view: string;
  readonly region: string;
  readonly mark_type: string;
  readonly pressure_category: string | null;
  readonly cause: string;
  readonly incident: string | null;
  readonly photo: string | null;
  readonly photo_consent: string | null;
  readonly reviews: readonly { readonly at: Moment }[];
}

/** What must not stay between the finder and the chart: nobody knows the cause, or someone was burnt or lost skin to pressure. */
export const needsIncident = (mark: Pick<Mark, 'mark_type' | 'pressure_category' | 'cause'>): boolean =>
  mark.cause === 'unexplained' ||
  mark.mark_type === 'burn_scald' ||
  (mark.mark_type === 'pressure_damage' && mark.pressure_category !== null && mark.pressure_category !== '1');

export function bodyMapComplaints(mark: Mark, { now }: Pick<Circumstances, 'now'>) {
  const region = regionOf(mark.region);
  return {
    ...(region && region.view !== mark.view ? { region: `This place is on the ${region.view} of the body.` } : {}),
    ...(needsIncident(mark) && mark.incident === null
      ? { incident: 'Report an incident for this mark and choose it here.' }
      : {}),
    ...(mark.reviews.some(({ at }) => isAhead(at, now)) ? { reviews: 'A review cannot be in the future.' } : {}),
  };
}

export function bodyMapWarnings(mark: Mark) {
  const agreed = mark.photo_consent === 'yes' || mark.photo_consent === 'best_interests';
  return warningsOf(
    mark.photo !== null && !agreed
      ? { photo_consent: ['photo_not_agreed', 'The resident has not agreed to the photo. Keep it?'] }
      : {},
  );
}

/** Our own choice: a mark is looked at again within three days. */
export const reviewAfterDays = 3;

interface Followed {
  readonly occurred_at: Moment;
  readonly next_review_on: Day | null;
  readonly status: string;
}

/** A mark is looked at again after three days unless another day is given; a healed one is left in peace. */
export function nextReview(mark: Followed, zone: string): Day | null {
  if (mark.status === 'healed' || mark.status === 'transferred_with') return null;
  return mark.next_review_on ?? addDays(localDay(mark.occurred_at, zone), reviewAfterDays);
}
