import type { RecordValues } from '../../kit/vocabulary/record-values.ts';
import { entersState } from '../../kit/vocabulary/states.ts';
import type { Circumstances } from '../../kit/vocabulary/entity.ts';
import { daysBetween, localDay, type Day, type Moment } from '../../kit/time/time.ts';
import { checklistShare } from './discharge-checklist.ts';
import { recordsReviewOn } from './discharge-retention.ts';

interface Leaving extends RecordValues {
  readonly status: string;
  readonly discharge_type: string;
  readonly discharge_date: Day | null;
  readonly completed_at: Moment | null;
}

/** After a month the place, the money and the records have moved on: a return is then a readmission. */
export const reversibleDays = 30;

/** How many days a completed discharge can still be reversed; 0 is the last one, less is too late. */
export const daysToReverse = (completedAt: Moment, now: Moment, zone: string): number =>
  reversibleDays - daysBetween(localDay(completedAt, zone), localDay(now, zone));

function dateComplaint(
  { status, discharge_date: day }: Leaving,
  { now, zone, resident, before }: Circumstances<Leaving>,
) {
  const admitted = resident?.admission_date;
  // Someone who came back since has a later day of moving in; what was completed before that stands.
  if (before?.status !== 'completed' && day !== null && typeof admitted === 'string' && day < admitted)
    return { discharge_date: 'This is before the resident came to live here.' };
  const ahead = day !== null && day > localDay(now, zone);
  return status === 'completed' && ahead
    ? { discharge_date: 'A discharge can be completed on the day of leaving, not before.' }
    : {};
}

function reversalComplaint(leaving: Leaving, { now, zone, before }: Circumstances<Leaving>) {
  if (!entersState(leaving, before, 'reversed') || leaving.completed_at === null) return {};
  const isLate = daysToReverse(leaving.completed_at, now, zone) < 0;
  return isLate
    ? { status: `A discharge can be reversed for ${reversibleDays} days. Readmit the resident instead.` }
    : {};
}

const settledComplaint = ({ status }: Leaving, { before }: Circumstances<Leaving>) =>
  before?.status === 'reversed' && status === 'reversed'
    ? { status: 'This discharge was reversed. Prepare a new one instead.' }
    : {};

export const dischargeComplaints = (leaving: Leaving, around: Circumstances<Leaving>) => ({
  ...dateComplaint(leaving, around),
  ...reversalComplaint(leaving, around),
  ...settledComplaint(leaving, around),
});

/** What nobody types: who completed it, how much of the checklist is done, and until when the records are kept. */
export function dischargeFacts(leaving: Leaving, { now, actor, before, resident }: Circumstances<Leaving>) {
  const completed = entersState(leaving, before, 'completed')
    ? { completed_by: actor, completed_at: now, records_review_on: recordsReviewOn(leaving, resident) }
    : {};
  const reversed = entersState(leaving, before, 'reversed') ? { records_review_on: null } : {};
  return { checklist_pct: checklistShare(leaving), ...completed, ...reversed };
}
