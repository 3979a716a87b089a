import { midSentence } from '../../kit/words/mid-sentence.ts';
import { compareMoments, type Moment } from '../../kit/time/time.ts';
import { planDomains } from '../plan/plan-domains.ts';
import { riskCategories } from '../risk-categories.ts';
import type { FollowUp } from './follow-up.ts';
import { referrals, triggers } from './follow-up-rules.ts';

type WordedFollowUp = Pick<
  FollowUp,
  'looks_at' | 'risk_category' | 'plan_domain' | 'assessment_category' | 'debrief_with' | 'refer_to'
>;

/** What must be looked at, as a manager would say it. */
export function askWords(asked: WordedFollowUp): string {
  switch (asked.looks_at) {
    case 'risk':
      return `Risk assessment: ${midSentence(riskCategories[asked.risk_category ?? 'other'])}`;
    case 'plan':
      return `Support plan: ${midSentence(planDomains[asked.plan_domain ?? 'physical_health'])}`;
    case 'assessment':
      return `Assessment: ${asked.assessment_category ?? 'again'}`;
    case 'debrief':
      return `Talk it through with the ${asked.debrief_with ?? 'staff'}`;
    case 'referral':
      return `Decide whether to refer: ${midSentence(referrals[asked.refer_to ?? 'falls_service'])}`;
    case 'everything':
      return 'All plans and risks';
  }
}

export const triggerWords = ({ trigger }: Pick<FollowUp, 'trigger'>): string => triggers[trigger];

/** The same in the middle of a sentence. */
export const triggerInSentence = (row: Pick<FollowUp, 'trigger'>): string => midSentence(triggerWords(row));

type FollowUpStatus = 'open' | 'overdue' | 'closed' | 'cancelled';

export const followUpStatus = ({ status, due_at }: Pick<FollowUp, 'status' | 'due_at'>, now: Moment): FollowUpStatus =>
  status === 'open' && compareMoments(due_at, now) < 0 ? 'overdue' : status;

/** How many of a house or of somebody wait, and how long those that ended took. */
interface FollowUpFigures {
  readonly open: number;
  readonly overdue: number;
}
export interface HouseFollowUps extends FollowUpFigures {
  readonly home: string;
  readonly name: string;
  /** In the last ninety days. */
  readonly closed: number;
  readonly median_days: number | null;
}
export interface OwnerFollowUps extends FollowUpFigures {
  readonly owner: string | null;
  readonly owner_role: FollowUp['owner_role'];
  readonly name: string | null;
}
export interface FollowUpBoard {
  readonly houses: readonly HouseFollowUps[];
  readonly owners: readonly OwnerFollowUps[];
}
