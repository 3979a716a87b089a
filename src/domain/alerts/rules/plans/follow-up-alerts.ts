import { askWords, triggerWords } from '../../../plans/follow-up/follow-up-words.ts';
import type { FollowUp } from '../../../plans/follow-up/follow-up.ts';
import { hoursBetween } from '../../../kit/time/time.ts';
import type { AlertRule, Finding } from '../../engine/alert-rule.ts';
import { inDays } from '../../engine/due-steps.ts';

/** A follow-up that is open. Talking a restraint through has its own reminder. */
export type FollowUpFacts = Pick<
  FollowUp,
  | 'id'
  | 'resident'
  | 'trigger'
  | 'looks_at'
  | 'risk_category'
  | 'plan_domain'
  | 'assessment_category'
  | 'debrief_with'
  | 'refer_to'
  | 'owner'
  | 'owner_role'
  | 'due_at'
>;

export interface FollowUpAlertFacts {
  readonly follow_ups: readonly FollowUpFacts[];
}

/** From then on it is no longer the owner's alone. */
const managerAfterHours = 24;

/** Under an hour is said as one. */
const lateness = (hours: number): string =>
  hours >= 48 ? inDays(Math.floor(hours / 24)) : hours < 2 ? '1 hour' : `${Math.floor(hours)} hours`;

const found = (one: FollowUpFacts, severity: Finding['severity'], hours: number): Finding => ({
  resident: one.resident,
  object: { entity: 'follow_up', id: one.id },
  severity,
  saw: `${triggerWords(one)}. ${askWords(one)}: ${lateness(hours)} overdue.`,
  due_at: one.due_at,
  ...(one.owner ? { owner: one.owner } : {}),
});

const isForManager = ({ owner_role }: FollowUpFacts, hours: number): boolean =>
  owner_role === 'manager' || hours > managerAfterHours;

/** Those whose time has passed, with the hours since. */
const overdue = ({ follow_ups }: FollowUpAlertFacts, now: string): readonly (readonly [FollowUpFacts, number])[] =>
  follow_ups.map((one) => [one, hoursBetween(one.due_at, now)] as const).filter(([, hours]) => hours > 0);

export const followUpAlerts: readonly AlertRule<FollowUpAlertFacts>[] = [
  {
    code: 'FUP-1',
    category: 'task',
    title: 'A follow-up is overdue',
    to: ['owner', 'lead'],
    source: 'Our own rule',
    says: () => 'Something happened, and what it asks to be looked at has not been looked at in time.',
    clears:
      'It clears when a plan or a risk has changed, a review is done, or somebody has written why nothing has to change.',
    find: (book, { now }) =>
      overdue(book, now)
        .filter(([one, hours]) => !isForManager(one, hours))
        .map(([one, hours]) => found(one, 'medium', hours)),
  },
  {
    code: 'FUP-2',
    category: 'safety',
    title: 'A follow-up still has no answer',
    to: ['manager', 'owner'],
    source: 'Our own rule',
    says: () => `A follow-up is more than ${managerAfterHours} hours overdue, or is the manager’s and overdue.`,
    clears:
      'It clears when a plan or a risk has changed, a review is done, or somebody has written why nothing has to change.',
    find: (book, { now }) =>
      overdue(book, now)
        .filter(([one, hours]) => isForManager(one, hours))
        .map(([one, hours]) => found(one, 'high', hours)),
  },
];
