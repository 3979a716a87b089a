import type { Day } from '../../../kit/time/time.ts';
import type { AlertRule } from '../../engine/alert-rule.ts';
import { dueSteps } from '../../engine/due-steps.ts';
import { eachRecord } from '../../engine/each-fact.ts';

/** A confidential record; nothing of what it says, and not whom it is about. */
export interface ConfidenceFacts {
  readonly id: string;
  readonly owner: string | null;
  readonly review_date: Day;
  /** Kept from everybody who is not on its list. */
  readonly is_hidden: boolean | null;
  /** How often it was opened in an emergency during the last four weeks. */
  readonly overrides: number;
}

const review = {
  category: 'safeguarding',
  isPrivate: true,
  title: 'A confidential record is to be reviewed',
  source: 'Our own rule',
  says: () => 'A confidential record’s review is overdue.',
  clears: 'It clears when it is reviewed or closed.',
} as const;

const toReview = (isHidden: boolean) =>
  eachRecord<readonly ConfidenceFacts[], ConfidenceFacts>(
    'confidential_info',
    (confidences) => confidences.filter(({ is_hidden }) => (is_hidden === true) === isHidden),
    ({ review_date }, { today }) => dueSteps(review_date, today, { before: [], after: 'medium', what: 'The review' }),
  );

export const confidentialAlerts: readonly AlertRule<readonly ConfidenceFacts[]>[] = [
  {
    code: 'CONF-1',
    category: 'safeguarding',
    isPrivate: true,
    title: 'A confidential record was opened in an emergency',
    to: ['owner', 'manager', 'superuser'],
    source: 'Break-glass guidance for care records',
    answeredByPlan: true,
    says: () => 'Somebody who is not on its list opened a confidential record in an emergency.',
    clears: 'It clears with the manager’s action plan, or after four weeks.',
    find: eachRecord(
      'confidential_info',
      (confidences) => confidences,
      ({ overrides }) =>
        overrides > 0
          ? ['high', overrides === 1 ? 'Opened once.' : `Opened ${overrides} times.`, [String(overrides)]]
          : null,
    ),
  },
  { ...review, code: 'CONF-2', to: ['owner', 'manager'], find: toReview(false) },
  // The manager would learn by it that there is one.
  { ...review, code: 'CONF-3', to: ['owner'], find: toReview(true) },
];
