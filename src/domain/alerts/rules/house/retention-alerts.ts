import { dayWords } from '../../../kit/time/day-words.ts';
import { hoursBetween, type Day, type Moment } from '../../../kit/time/time.ts';
import type { AlertRule } from '../../engine/alert-rule.ts';

export interface RetentionFacts {
  /** Disposals that wait for a second person. */
  readonly disposals: readonly WaitingDisposalFacts[];
  /** Holds that are in force. */
  readonly holds: readonly HoldFacts[];
}

interface WaitingDisposalFacts {
  readonly id: string;
  readonly asked_at: Moment;
  readonly asked_by: string;
  readonly asked_by_name: string;
}

interface HoldFacts {
  readonly id: string;
  readonly review_on: Day;
}

const longHours = 72;

export const retentionAlerts: readonly AlertRule<RetentionFacts>[] = [
  {
    code: 'RET-1',
    category: 'system',
    title: 'A disposal of records waits for a second person',
    to: ['superuser'],
    source: 'Our own rule: records go by two people',
    says: () =>
      'Somebody proposed that records go for good. It waits until a second person has looked at exactly what goes and confirms or refuses it; after three days it is high, after two weeks it runs out.',
    clears: 'It clears when it is confirmed, refused, withdrawn or has run out.',
    find: ({ disposals }, { now }) =>
      disposals.map(({ id, asked_at, asked_by, asked_by_name }) => ({
        resident: null,
        object: null,
        severity: hoursBetween(asked_at, now) > longHours ? 'high' : 'medium',
        saw: `${asked_by_name} proposed that records go for good.`,
        occasions: [id],
        except: [asked_by],
      })),
  },
  {
    code: 'RET-2',
    category: 'system',
    title: 'A legal hold is to be looked at again',
    to: ['manager'],
    source: 'Our own rule: nothing is held longer than somebody can say why',
    says: () => 'The day has come on which a legal hold is looked at again: it is lifted, or given another day.',
    clears: 'It clears when the hold is lifted or has a later day.',
    find: ({ holds }, { today }) =>
      holds
        .filter(({ review_on }) => review_on <= today)
        .map(({ id, review_on }) => ({
          resident: null,
          object: { entity: 'legal_hold', id },
          severity: 'low',
          saw: `It was to be looked at again on ${dayWords(review_on)}.`,
          occasions: [`${id} ${review_on}`],
        })),
  },
];
