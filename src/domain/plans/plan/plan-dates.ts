import type { Circumstances } from '../../kit/vocabulary/entity.ts';
import { nextDate, type Frequency } from '../../kit/time/frequency.ts';
import { daysBetween, isDay, type Day } from '../../kit/time/time.ts';
import { warningsOf } from '../../kit/vocabulary/warnings.ts';

interface Reviewed {
  readonly start_date: Day;
  readonly review_date: Day;
}

interface WithGoals extends Reviewed {
  readonly goals: readonly { readonly measure: string | null }[];
}

interface Rhythm {
  readonly start_date?: Day | null;
  readonly review_every?: Frequency | null;
}

/** The first review comes round as often as the later ones. */
export const suggestedReview = ({ start_date, review_every }: Rhythm): { review_date?: Day } =>
  start_date && isDay(start_date) && review_every ? { review_date: nextDate(start_date, review_every) } : {};

export const planComplaints = ({ start_date, review_date }: Reviewed) =>
  review_date <= start_date ? { review_date: 'Next review must be after the plan starts.' } : {};

/** Monthly review is the norm in homes for older people. */
const longestForOlderPeople = 31;

export function planWarnings(plan: WithGoals, { service }: Circumstances) {
  const isFar = service === 'older_people' && daysBetween(plan.start_date, plan.review_date) > longestForOlderPeople;
  return warningsOf({
    ...(plan.goals.some((goal) => goal.measure === null)
      ? { goals: ['goal_without_measure', 'A goal does not say how we will know. Save it without?'] }
      : {}),
    ...(isFar
      ? {
          review_date: [
            'review_over_a_month',
            'The review is more than 31 days away. Plans for older people are reviewed monthly.',
          ],
        }
      : {}),
  });
}

/** Nothing can be said of a plan before it began; the server knows the plan and asks this. */
export const isBeforePlan = (evaluationDate: Day, planStart: Day): boolean => evaluationDate < planStart;
