import type { Circumstances, RecordOf } from '../kit/vocabulary/entity.ts';
import { entersState, move } from '../kit/vocabulary/states.ts';
import { channels } from '../kit/people/channels.ts';
import { entity } from '../kit/vocabulary/entity.ts';
import {
  choice,
  link,
  longText,
  moment,
  must,
  readOnly,
  ref,
  refs,
  rows,
  section,
  text,
  unshown,
  whole,
  words,
} from '../kit/vocabulary/fields.ts';
import { severities } from '../kit/traits/severity.ts';
import { addHours, compareMoments } from '../kit/time/time.ts';
import { openStates, unansweredStates } from './open-reminder.ts';

export const notification = entity({
  name: 'notification',
  path: 'reminder',
  labels: { one: 'Reminder', many: 'Reminders' },
  purpose: 'What somebody has to act on, why, and by when.',
  title: ['title'],
  belongsTo: 'home',
  afterLeaving: true,
  access: {
    superuser: ['view'],
    manager: ['view', 'add', 'change:assign', 'acknowledge', 'action', 'snooze', 'clear'],
    senior: ['view', 'add', 'acknowledge', 'action', 'snooze', 'clear'],
    carer: ['view:own', 'acknowledge'],
    agency: ['view:own', 'acknowledge'],
    auditor: ['view'],
  },
  narrower: {
    'view:own': { rows: { informed: { me: true } } },
    'change:assign': { fields: ['staff', 'recipients', 'due_at'] },
  },
  fields: {
    ...section('What', {
      title: must(
        text('Title', { max: 200, help: 'Read in passing on shared screens: no names and nothing clinical.' }),
      ),
      message: longText('Message', { max: 4000 }),
      severity: must(choice('How much it matters', { options: severities, default: 'info' })),
      category: must(
        choice('About', {
          options: {
            clinical: 'Health',
            safety: 'Safety',
            safeguarding: 'Safeguarding',
            task: 'Task',
            money: 'Money',
            staffing: 'Staffing',
            property: 'Property',
            system: 'Hearth itself',
          },
          default: 'task',
        }),
      ),
      rule_code: must(readOnly(text('Rule', { max: 40, default: 'manual' }))),
      resident: ref('Resident', { to: 'resident' }),
      linked_object: link('About the record'),
      raised_at: readOnly(moment('Raised', { default: 'now' })),
      waiting_since: unshown(readOnly(moment('Waiting since'))),
      occasions: unshown(readOnly(words('Found for'))),
      due_at: moment('Due', { tense: 'future' }),
    }),
    ...section('For whom', {
      staff: ref('Owner', { to: 'staff' }),
      recipients: rows('Told', {
        staff: must(ref('Who', { to: 'staff' })),
        channel: must(choice('How', { options: { in_app: 'In Hearth', ...channels }, default: 'in_app' })),
        read_at: moment('Read at'),
        acknowledged_at: moment('Seen at'),
      }),
      informed: readOnly(refs('Everyone told', { to: 'staff' })),
    }),
    ...section('What was done', {
      status: must(
        choice('Status', {
          options: {
            active: 'Open',
            acknowledged: 'Seen',
            actioned: 'Acted on',
            snoozed: 'Later',
            cleared: 'Cleared',
            entered_in_error: 'Entered in error',
          },
          default: 'active',
        }),
      ),
      action_plan: longText('What is done about it', { max: 4000 }),
      snoozed_until: moment('Remind again at', { tense: 'future', when: { status: ['snoozed'] } }),
      snooze_reason: text('Why it can wait', { max: 300, when: { status: ['snoozed'] } }),
      cleared_by: readOnly(choice('Cleared by', { options: { rule: 'The condition is gone', person: 'A person' } })),
      gone_at: unshown(readOnly(moment('The condition was gone'))),
      escalation_level: must(readOnly(whole('Escalation', { min: 0, max: 9999, default: 0 }))),
    }),
  },
  states: {
    start: 'active',
    moves: [
      move(['active', 'snoozed'], 'acknowledged', 'acknowledge', { by: 'acknowledge' }),
      move(unansweredStates, 'actioned', 'action', { by: 'action', takes: ['action_plan'] }),
      move(['active', 'acknowledged'], 'snoozed', 'snooze', {
        by: 'snooze',
        needs: ['snoozed_until', 'snooze_reason'],
      }),
      move(openStates, 'cleared', 'clear', { auditedAs: 'alert_cleared' }),
      move(openStates, 'entered_in_error', 'clear'),
    ],
  },
  list: ['title', 'severity', 'resident', 'raised_at', 'due_at', 'staff', 'status'],
  carries: [
    'category',
    'rule_code',
    'message',
    'linked_object',
    'escalation_level',
    'snoozed_until',
    'action_plan',
    'informed',
  ],
  filters: ['severity', 'category', 'staff', 'informed'],
  check: (reminder, circumstances) => ({ ...actionComplaint(reminder), ...snoozeComplaint(reminder, circumstances) }),
  derive: (reminder, { before }) => ({
    informed: [
      ...new Set([
        ...(reminder.staff ? [reminder.staff] : []),
        ...reminder.recipients.map((recipient) => recipient.staff),
      ]),
    ],
    ...(entersState(reminder, before, 'cleared') && reminder.cleared_by === null ? { cleared_by: 'person' } : {}),
  }),
});
export type Notification = RecordOf<typeof notification>;

interface Reminder {
  readonly status: string;
  readonly severity: keyof typeof severities;
  readonly action_plan: string | null;
  readonly snoozed_until: string | null;
}

const minor: readonly string[] = ['info', 'low'];

const actionComplaint = ({ status, severity, action_plan }: Reminder) =>
  status === 'actioned' && !minor.includes(severity) && action_plan === null
    ? { action_plan: 'Say what is done about it.' }
    : {};

/** Put off for longer, a reminder would reach the next shift as if nobody had seen it. */
const longestSnoozeHours = 4;

function snoozeComplaint(reminder: Reminder, { now, before }: Circumstances<Reminder>) {
  if (!entersState(reminder, before, 'snoozed')) return {};
  if (reminder.severity === 'critical') return { status: 'A critical reminder cannot wait.' };
  const { snoozed_until: until } = reminder;
  if (until === null) return { snoozed_until: 'Say when to be reminded again.' };
  if (compareMoments(until, now) <= 0) return { snoozed_until: 'This time has passed.' };
  return compareMoments(until, addHours(now, longestSnoozeHours)) > 0
    ? { snoozed_until: `A reminder can wait ${longestSnoozeHours} hours at most.` }
    : {};
}
