import { dayWords } from '../../../kit/time/day-words.ts';
import { addMonths, hoursBetween, type Day, type Moment } from '../../../kit/time/time.ts';
import { clocks } from '../../../retention/retention-clocks.ts';
import type { AlertRule } from '../../engine/alert-rule.ts';

export interface RetentionFacts {
  /** Disposals that wait for a second person. */
  readonly disposals: readonly WaitingDisposalFacts[];
  /** Holds that are in force. */
  readonly holds: readonly HoldFacts[];
  /** How many groups of records are due; read in the days of review only. */
  readonly due: number;
  /** Copies of DBS certificates. */
  readonly dbs_copies: readonly CopyFacts[];
}

interface CopyFacts {
  readonly id: string;
  readonly filed_on: Day;
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
const reviewDays = 7;
/** A month to find out who still needs the copy. */
const earlierMonths = 1;
const mostMonths = clocks.dbs_copy.mostMonths ?? 0;

/** The list of what is due is looked at in the first days of each month. */
export const isReviewDay = (today: Day): boolean => Number(today.slice(8)) <= reviewDays;

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
  {
    code: 'RET-3',
    category: 'system',
    title: 'Records are due for review',
    to: ['manager'],
    source: 'Our own rule: what is due is looked at every month',
    says: () =>
      'In the first week of each month, where the time of records is over. They are held, kept longer, or proposed to go.',
    clears: 'It clears when nothing is due any more, or after the first week of the month.',
    find: ({ due }, { today }) =>
      due > 0 && isReviewDay(today)
        ? [
            {
              resident: null,
              object: null,
              severity: 'low',
              saw: due === 1 ? 'One group of records is due.' : `${due} groups of records are due.`,
              occasions: [today.slice(0, 7)],
            },
          ]
        : [],
  },
  {
    code: 'RET-4',
    category: 'system',
    title: 'A copy of a DBS certificate must go',
    to: ['manager'],
    source: 'DBS code of practice on handling certificates: no copy is kept longer than six months',
    says: () =>
      'A copy of a DBS certificate has been on file for five months. Its number, date and level stay in the staff file; the copy must be gone within six months, and after that it is high.',
    clears: 'It clears when the copy is gone.',
    find: ({ dbs_copies }, { today }) =>
      dbs_copies.flatMap(({ id, filed_on }) => {
        const goneBy = addMonths(filed_on, mostMonths);
        if (today < addMonths(filed_on, mostMonths - earlierMonths)) return [];
        return [
          {
            resident: null,
            object: { entity: 'attachment', id },
            severity: today > goneBy ? 'high' : 'medium',
            saw: `It must be gone by ${dayWords(goneBy)}.`,
            occasions: [id],
          },
        ];
      }),
  },
];
