import { ageOn, type Day } from '../kit/time/time.ts';
import { yearsAfter } from './months-after.ts';

/** Cared for under the Mental Health Act, or with aftercare that follows from it. */
const underTheAct: readonly unknown[] = [
  'section_117',
  'cto',
  'guardianship',
  'conditional_discharge',
  'section_17_leave',
];

/** What decides how long somebody's care record is kept. */
export interface CareRecordEnd {
  readonly left_on: Day;
  readonly has_died: boolean;
  readonly date_of_birth: Day | null;
  readonly mha_status: unknown;
}

/**
 * The first day on which somebody may ask whether a care record is still needed. NHS Records Management Code: adults 8 years
 * after leaving or death; under the Mental Health Act 20, or 10 after a death; a child until the 25th birthday, or the 26th
 * of somebody who was 17 when they left, and never less than an adult's.
 */
export function careRecordUntil({ left_on, has_died, date_of_birth, mha_status }: CareRecordEnd): Day {
  const years = underTheAct.includes(mha_status) ? (has_died ? 10 : 20) : 8;
  const until = yearsAfter(left_on, years);
  if (has_died || date_of_birth === null) return until;
  const age = ageOn(date_of_birth, left_on);
  if (age >= 18) return until;
  const birthday = yearsAfter(date_of_birth, age === 17 ? 26 : 25);
  return birthday > until ? birthday : until;
}

/** Six years and the rest of the year in which it ended: limitation and tax practice. */
export const moneyUntil = (left_on: Day): Day => `${Number(left_on.slice(0, 4)) + 7}-01-01`;
