import type { Moment } from '../../kit/time/time.ts';
import type { Plan } from '../../plans/plan/plan.ts';

/** The entities that unread plans are read from. */
export const unreadPlansMadeOf = ['plan', 'resident'] as const;

/** A plan that changed lately and that its reader has not read as it stands. */
export interface UnreadPlan extends Pick<
  Plan,
  'id' | 'domain' | 'title' | 'version_label' | 'resident' | 'supersedes'
> {
  readonly name: string;
  readonly approved_at: Moment;
}

/** For how many days a changed plan is shown as unread; the same as for the reminder about it. */
export const unreadPlanDays = 14;
