import type { Day } from '../../kit/time/time.ts';
import { careRecordUntil } from '../../retention/care-record-until.ts';

interface Departure {
  readonly discharge_type: string;
  readonly discharge_date: Day | null;
}

/** The first day on which somebody may ask whether the records are still needed. Nothing is erased by itself. */
export const recordsReviewOn = (
  { discharge_type, discharge_date }: Departure,
  resident: { readonly mha_status?: unknown; readonly date_of_birth?: unknown } | null,
): Day | null =>
  discharge_date === null
    ? null
    : careRecordUntil({
        left_on: discharge_date,
        has_died: discharge_type === 'deceased',
        date_of_birth: typeof resident?.date_of_birth === 'string' ? resident.date_of_birth : null,
        mha_status: resident?.mha_status ?? null,
      });
