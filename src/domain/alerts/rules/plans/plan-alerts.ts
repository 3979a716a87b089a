import { planDomains } from '../../../plans/plan/plan-domains.ts';
import { fullSet } from '../../../plans/plan/plan-wanted.ts';
import { admissionPlanDates } from '../../../plans/review/review-dates.ts';
import { midSentence } from '../../../kit/words/mid-sentence.ts';
import { dayWords } from '../../../kit/time/day-words.ts';
import { daysBetween, type Day } from '../../../kit/time/time.ts';
import type { AlertRule, Finding } from '../../engine/alert-rule.ts';
import { dueSteps, mergeVerdicts } from '../../engine/due-steps.ts';
import { eachRecord, eachResident, type Verdict } from '../../engine/each-fact.ts';

interface ReviewedFacts {
  readonly id: string;
  readonly called?: string;
  readonly resident: string | null;
  readonly review_date: Day;
}

export interface RiskFacts extends ReviewedFacts {
  readonly residual_band: string | null;
  readonly residual_score: number | null;
  readonly is_approved_twice: boolean;
}

export interface ArrivalFacts {
  readonly resident: string;
  readonly admission_date: Day;
  /** The parts of life that a plan in force speaks of. */
  readonly covered: readonly string[];
  /** Plans that were begun and are not active yet. */
  readonly begun: number;
  /** Whether their plans were looked at with them since the first week. */
  readonly is_reviewed: boolean;
}

/** Somebody on shift today, and what changed that they have not read. */
interface UnreadFacts {
  readonly staff: string;
  readonly titles: readonly string[];
}

export interface PlanAlertFacts {
  readonly plans: readonly ReviewedFacts[];
  readonly risks: readonly RiskFacts[];
  readonly arrivals: readonly ArrivalFacts[];
  readonly unread: readonly UnreadFacts[];
}

type PlanRule = AlertRule<PlanAlertFacts>;

const longOverdueDays = 14;
/** A new arrival's plans are looked at after four to six weeks; our own choice. */
const firstReviewDays = 28;

const inWords = (domains: readonly (keyof typeof planDomains)[]): string =>
  domains.map((domain) => midSentence(planDomains[domain])).join(', ');

const planReview = ({ review_date }: ReviewedFacts, today: Day): Verdict =>
  dueSteps(review_date, today, {
    before: [[7, 'low']],
    after: daysBetween(review_date, today) > longOverdueDays ? 'high' : 'medium',
    what: 'The review',
  });

export const planAlerts: readonly PlanRule[] = [
  {
    code: 'PLAN-1',
    category: 'task',
    title: 'A plan is to be reviewed',
    to: ['key_worker', 'lead', 'manager'],
    source: 'How often stands with the plan',
    says: () => `A plan’s review is due within seven days; medium once overdue, high after ${longOverdueDays} days.`,
    clears: 'It clears when an evaluation is approved and the next review has a date.',
    find: eachRecord(
      'plan',
      ({ plans }) => plans,
      (one, { today }) => planReview(one, today),
    ),
  },
  {
    code: 'PLAN-2',
    category: 'task',
    title: 'The plans of a new resident are due',
    to: ['manager', 'key_worker'],
    source: 'Our own figures',
    says: () =>
      `No plan is active a day after somebody moved in, or a week after it the full set is not: ${inWords(fullSet)}, and whatever else was begun. After four weeks the first review is due, and overdue after six.`,
    clears: 'It clears when those plans are active, and once an evaluation of one of them is approved.',
    find: eachResident(
      ({ arrivals }) => arrivals,
      ({ resident, admission_date, covered, begun, is_reviewed }, { today, isOpen }) => {
        const { first_plan_by, full_plan_by, review_by } = admissionPlanDates(admission_date);
        if (covered.length === 0) return today > first_plan_by ? ['high', 'No plan is active.'] : null;
        // Whoever moved in long ago is looked at by their reviews, unless this was raised in time and is still so.
        if (today <= full_plan_by || (today > review_by && !isOpen('PLAN-2', resident))) return null;
        const lacking = fullSet.filter((domain) => !covered.includes(domain));
        return mergeVerdicts([
          lacking.length > 0 ? ['high', `No active plan yet for ${inWords(lacking)}.`] : null,
          begun > 0 ? ['high', `Plans not yet active: ${begun}.`] : null,
          is_reviewed || daysBetween(admission_date, today) < firstReviewDays
            ? null
            : [today > review_by ? 'high' : 'low', `The first review is to be done by ${dayWords(review_by)}.`],
        ]);
      },
    ),
  },
  {
    code: 'PLAN-3',
    category: 'task',
    title: 'Something you work by has changed',
    to: ['owner', 'lead'],
    source: 'Our own rule',
    says: () => 'A plan or a risk assessment changed and somebody who is on shift today has not read it.',
    clears: 'It clears when they have read it, or their shift is over.',
    find: ({ unread }) =>
      unread
        .filter(({ titles }) => titles.length > 0)
        .map(({ staff, titles }): Finding => ({
          resident: null,
          object: { entity: 'staff', id: staff },
          severity: 'medium',
          owner: staff,
          saw: `Not yet read: ${titles.join(', ')}.`,
          occasions: titles,
        })),
  },
  {
    code: 'RISK-1',
    category: 'safety',
    title: 'An extreme risk needs a second approval',
    to: ['manager', 'superuser'],
    source: 'The five by five matrix common in the NHS',
    says: () => 'What remains of a risk is extreme, and only one person has approved it.',
    clears: 'It clears when the risk is lower, or somebody else has approved it too.',
    find: eachRecord(
      'risk',
      ({ risks }) => risks,
      ({ residual_band, residual_score, is_approved_twice }) =>
        residual_band === 'extreme' && !is_approved_twice
          ? ['high', `What remains scores ${residual_score ?? 'extreme'}.`]
          : null,
    ),
  },
  {
    code: 'RISK-2',
    category: 'task',
    title: 'A risk assessment is to be reviewed',
    to: ['key_worker', 'manager'],
    source: 'How often follows from what remains of the risk',
    says: () => 'A risk’s review is due within seven days; high once it is overdue.',
    clears: 'It clears when the risk is reviewed.',
    find: eachRecord(
      'risk',
      ({ risks }) => risks,
      ({ review_date }, { today }) =>
        dueSteps(review_date, today, { before: [[7, 'low']], after: 'high', what: 'The review' }),
    ),
  },
];
