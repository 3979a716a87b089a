import { addMonths, type Day } from '../../kit/time/time.ts';

interface Departure {
  readonly discharge_type: string;
  readonly discharge_date: Day | null;
}

/** Cared for under the Mental Health Act, or with aftercare that follows from it. */
const underTheAct: readonly unknown[] = [
  'section_117',
  'cto',
  'guardianship',
  'conditional_discharge',
  'section_17_leave',
];

/** NHS Records Management Code: adult care records 8 years; under the Mental Health Act 20, or 10 after a death. */
function retentionYears({ discharge_type }: Departure, mhaStatus: unknown): number {
  if (!underTheAct.includes(mhaStatus)) return 8;
  return discharge_type === 'deceased' ? 10 : 20;
}

/** The first day on which somebody may ask whether the records are still needed. Nothing is erased by itself. */
export const recordsReviewOn = (departure: Departure, mhaStatus: unknown): Day | null =>
  departure.discharge_date === null
    ? null
    : addMonths(departure.discharge_date, 12 * retentionYears(departure, mhaStatus));
