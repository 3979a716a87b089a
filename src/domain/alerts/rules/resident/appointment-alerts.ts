import { lastReminder } from '../../../appointments/last-reminder.ts';
import { hoursBetween, type Moment } from '../../../kit/time/time.ts';
import type { AlertRule } from '../../engine/alert-rule.ts';
import { inDays } from '../../engine/due-steps.ts';
import { eachRecord } from '../../engine/each-fact.ts';

/** An appointment that nobody has closed yet. */
export interface AppointmentFacts {
  readonly id: string;
  readonly called?: string;
  readonly resident: string | null;
  readonly starts_at: Moment;
  readonly ends_at: Moment;
  readonly lacks_escort: boolean;
  /** How many minutes before it people want to hear of it. */
  readonly reminders: readonly string[];
}

const outcomeHours = 24;

export const appointmentAlerts: readonly AlertRule<readonly AppointmentFacts[]>[] = [
  {
    code: 'APP-1',
    category: 'task',
    title: 'An appointment is coming',
    to: ['team', 'lead'],
    source: 'Our own figures',
    says: () =>
      'An appointment comes near, as early as its reminders say; medium within a day where it needs an escort and has none.',
    clears: 'It clears when the appointment begins; where an escort was missing, when one is named.',
    find: eachRecord(
      'appointment',
      (all) => all.map((one) => ({ ...one, due_at: one.starts_at })),
      (visit, { now }) => {
        const hours = hoursBetween(now, visit.starts_at);
        if (hours <= 0) return null;
        const when =
          hours <= 2 ? 'within two hours' : hours <= 24 ? 'within a day' : `in ${inDays(Math.ceil(hours / 24))}`;
        if (visit.lacks_escort && hours <= 24) return ['medium', `It is ${when} and has no escort.`];
        const reminder = lastReminder(visit, now);
        return reminder === null ? null : ['info', `It is ${when}.`, [String(reminder)]];
      },
    ),
  },
  {
    code: 'APP-2',
    category: 'task',
    title: 'An appointment has no outcome',
    to: ['key_worker', 'lead'],
    source: 'Our own figure',
    says: () => `${outcomeHours} hours after an appointment nothing is written about how it went.`,
    clears: 'It clears when the outcome is saved, or the appointment is moved or cancelled.',
    find: eachRecord(
      'appointment',
      (all) => all,
      ({ ends_at }, { now }) =>
        hoursBetween(ends_at, now) >= outcomeHours
          ? ['low', `It ended ${inDays(Math.floor(hoursBetween(ends_at, now) / 24))} ago.`]
          : null,
    ),
  },
];
