import type { Trait } from '../vocabulary/entity.ts';
import type { Access, Narrower } from '../vocabulary/permissions.ts';
import type { Move, States } from '../vocabulary/states.ts';
import { choice, choices, decimal, link, longText, moment, must, readOnly, ref } from '../vocabulary/fields.ts';
import { everything } from '../vocabulary/permissions.ts';
import { move } from '../vocabulary/states.ts';
import { addHours, compareMoments, type Moment } from '../time/time.ts';

const fields = {
  due_at: must(moment('Due', { tense: 'future' })),
  window_hours: must(
    decimal('Hours of grace', {
      unit: 'hours',
      min: 0,
      max: 336,
      places: 1,
      default: 0,
      help: 'How long after the due time it still counts as in time.',
    }),
  ),
  assigned_to: ref('Who does it', { to: 'staff', help: 'A person, or else a role below.' }),
  assigned_role: choice('Or which role', {
    options: { team: 'Anyone on shift', shift_lead: 'Shift lead', key_worker: 'Key worker', manager: 'Manager' },
  }),
  lead_days: choices('Remind', {
    options: {
      '28': '28 days before',
      '14': '14 days before',
      '7': '7 days before',
      '3': '3 days before',
      '1': 'The day before',
      '0': 'On the day',
    },
    default: ['7', '1', '0'],
  }),
  frequency: must(
    choice('How often', {
      options: {
        once: 'Once',
        weekly: 'Weekly',
        fortnightly: 'Every two weeks',
        monthly: 'Monthly',
        quarterly: 'Every three months',
        six_monthly: 'Every six months',
        yearly: 'Yearly',
      },
      default: 'once',
    }),
  ),
  status: must(
    choice('Status', {
      options: {
        scheduled: 'Planned',
        due: 'Due',
        overdue: 'Overdue',
        completed: 'Done',
        skipped: 'Skipped',
        cancelled: 'Cancelled',
      },
      default: 'scheduled',
    }),
  ),
  completed_at: readOnly(moment('Done at')),
  completed_by: readOnly(ref('Done by', { to: 'staff' })),
  completion_ref: readOnly(link('Done with')),
  skip_reason: must(longText('Why it is skipped', { max: 500, when: { status: ['skipped'] } })),
  source: readOnly(choice('Made', { options: { auto: 'By the system', manual: 'By hand' }, default: 'manual' })),
} as const;

/** Something that is due at a time, for someone, once or again and again. */
export const scheduled: Trait<typeof fields> = {
  name: 'scheduled',
  fields,
  check: (row) =>
    row.assigned_to === null && row.assigned_role === null
      ? { assigned_to: 'Say who does it: a person or a role.' }
      : {},
};

/** It still wants somebody. */
export const openStatuses = ['scheduled', 'due', 'overdue'] as const;

/** What may and what must be written down when it is done. */
export const scheduledMoves = <const Name extends string>(
  written: Pick<Move<never, Name>, 'takes' | 'needs'>,
): States<keyof (typeof fields)['status']['options'], Name | 'skip_reason', 'complete' | 'skip' | 'change'> => ({
  start: 'scheduled',
  moves: [
    move(openStatuses, 'completed', 'complete', { by: 'complete', ...written }),
    move(openStatuses, 'skipped', 'skip', { by: 'skip', needs: ['skip_reason'] }),
    move(openStatuses, 'cancelled', 'change'),
  ],
});

export const scheduledAccess = {
  superuser: [...everything, 'complete'],
  manager: [...everything, 'complete', 'skip'],
  senior: ['view', 'add', 'change', 'complete', 'skip'],
  carer: ['view', 'complete:own', 'complete:team'],
  agency: ['view', 'complete:own', 'complete:team'],
  auditor: ['view'],
} as const satisfies Access;

/** A carer completes what was given to them by name or to whoever is on shift. */
export const scheduledNarrower = {
  'complete:own': { rows: { assigned_to: { me: true } } },
  'complete:team': { rows: { assigned_role: { is: 'team' } } },
} as const satisfies Narrower;

/** Where an open row stands by the clock: planned until its time, then due, and overdue once its grace has passed. */
export function scheduledStatus(dueAt: Moment, windowHours: number, now: Moment): 'scheduled' | 'due' | 'overdue' {
  if (compareMoments(now, dueAt) < 0) return 'scheduled';
  return compareMoments(now, addHours(dueAt, windowHours)) > 0 ? 'overdue' : 'due';
}
