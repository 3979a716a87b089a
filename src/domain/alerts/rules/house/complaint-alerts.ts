import { saidDay } from '../../../kit/time/day-words.ts';
import { addDays, type Day } from '../../../kit/time/time.ts';
import type { Severity } from '../../../kit/traits/severity.ts';
import type { Complaint } from '../../../complaints/complaint.ts';
import type { AlertContext, AlertRule } from '../../engine/alert-rule.ts';
import { dueSteps, inDays } from '../../engine/due-steps.ts';
import { eachRecord, type Verdict } from '../../engine/each-fact.ts';

/** A complaint that is not closed, without a word of what it says: reminders are seen by more people than complaints. */
export interface ComplaintFacts extends Pick<
  Complaint,
  'id' | 'status' | 'acknowledge_by' | 'investigate_by' | 'answer_by' | 'learn_by'
> {
  readonly received_on: Day;
  readonly has_findings: boolean;
  /** Who looks into it. */
  readonly owner: string | null;
  /** Whom it concerns. */
  readonly except: readonly string[];
}

type Rule = AlertRule<readonly ComplaintFacts[]>;

const shared = {
  category: 'task',
  isPrivate: true,
  source: 'Regulation 16, Health and Social Care Act 2008 (Regulated Activities) Regulations 2014',
} as const;

const each = (evaluate: (complaint: ComplaintFacts, at: AlertContext) => Verdict): Rule['find'] =>
  eachRecord('complaint', (complaints) => complaints, evaluate);

/** Found from the first day on, and graver once the promised day has passed. */
const waits = (by: Day | null, { today }: AlertContext, [early, late]: readonly [Severity, Severity], what: string) =>
  by === null ? null : ([by < today ? late : early, `${what} by ${saidDay(by)}.`] as const);

/** How long before the promised day an answer is asked for. */
const answerAhead = 7;

export const complaintAlerts: readonly Rule[] = [
  {
    ...shared,
    code: 'CMP-1',
    title: 'A complaint waits to be acknowledged',
    to: ['manager'],
    says: ({ complaint_acknowledge_days: days }) =>
      `A complaint was received. It is to be acknowledged within ${days === 1 ? '1 working day' : `${days} working days`}.`,
    clears: 'It clears when it is acknowledged or withdrawn.',
    find: each((one, at) =>
      one.status === 'received'
        ? waits(
            one.acknowledge_by,
            at,
            ['medium', 'high'],
            `Received on ${saidDay(one.received_on)}; to be acknowledged`,
          )
        : null,
    ),
  },
  {
    ...shared,
    code: 'CMP-2',
    title: 'Nobody looks into a complaint yet',
    to: ['manager'],
    says: ({ complaint_investigate_days: days }) =>
      `A complaint was acknowledged, and within ${inDays(days)} somebody whom it does not concern is to look into it.`,
    clears: 'It clears when somebody is named.',
    find: each((one, at) =>
      one.status === 'acknowledged'
        ? waits(one.investigate_by, at, ['low', 'medium'], 'Somebody is to look into it')
        : null,
    ),
  },
  {
    ...shared,
    code: 'CMP-3',
    title: 'You are asked to look into a complaint',
    to: ['owner'],
    says: () => 'Somebody was named to look into a complaint and has not written down what was found.',
    clears: 'It clears when what was found is written down.',
    find: each((one, at) =>
      one.status === 'investigating' && !one.has_findings
        ? waits(
            one.answer_by && addDays(one.answer_by, -answerAhead),
            at,
            ['medium', 'high'],
            'Write down what you found',
          )
        : null,
    ),
  },
  {
    ...shared,
    code: 'CMP-4',
    title: 'A complaint waits for its answer',
    to: ['manager'],
    says: ({ complaint_answer_days: days }) =>
      `A complaint is to be answered within ${inDays(days)}, or whoever made it is told why it takes longer.`,
    clears: 'It clears with the answer, or with a later day that they were told of.',
    find: each((one, { today }) =>
      one.status === 'closed' || one.status === 'withdrawn' || one.status === 'answered'
        ? null
        : dueSteps(one.answer_by, today, { before: [[answerAhead, 'medium']], after: 'high', what: 'The answer' }),
    ),
  },
  {
    ...shared,
    code: 'CMP-5',
    title: 'What was learnt from a complaint is missing',
    to: ['manager'],
    says: ({ complaint_learn_days: days }) =>
      `Within ${inDays(days)} of the answer, what was learnt and changed is to be written down.`,
    clears: 'It clears when the complaint is closed.',
    find: each((one, { today }) =>
      one.status === 'answered'
        ? dueSteps(one.learn_by, today, { before: [[3, 'low']], after: 'medium', what: 'What was learnt' })
        : null,
    ),
  },
];
