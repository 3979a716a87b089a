import type { Day } from '../kit/time/time.ts';
import { careRecordUntil, moneyUntil, type CareRecordEnd } from './care-record-until.ts';
import { monthsAfter, yearsAfter } from './months-after.ts';

/**
 * Until when the records of somebody who left are kept, by clock. Staff: NHS Records Management Code; copies that prove the
 * right to work: Home Office guidance.
 */
export const retainedUntil = {
  care: careRecordUntil,
  resident_money: ({ left_on }) => moneyUntil(left_on),
  staff: ({ left_on }) => yearsAfter(left_on, 6),
  staff_identity: ({ left_on }) => yearsAfter(left_on, 2),
  applicant: ({ left_on }) => monthsAfter(left_on, 6),
} as const satisfies Readonly<Record<string, (left: CareRecordEnd) => Day>>;
