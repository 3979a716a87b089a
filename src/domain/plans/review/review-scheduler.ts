import { longText } from '../../kit/vocabulary/fields.ts';
import { scheduled, scheduledAccess, scheduledMoves, scheduledNarrower } from '../../kit/traits/scheduled.ts';

/** A review that changes nothing says in a sentence why nothing has to change. One that an approved record closes has it there. */
export const reviewFound = {
  finding: longText('What the review found', {
    max: 1000,
    help: 'Also where no change is needed: one sentence, why.',
    when: { status: ['completed'] },
  }),
} as const;

/** What every review that is due has in common, whatever it looks at again: that is its `target`. */
export const reviewScheduler = {
  title: ['target', 'due_at'],
  extends: scheduled,
  access: scheduledAccess,
  narrower: scheduledNarrower,
  states: scheduledMoves({ needs: ['finding'] }),
  list: ['target', 'due_at', 'assigned_to', 'assigned_role', 'frequency', 'status'],
  carries: ['window_hours', 'lead_days', 'completed_at', 'finding', 'source'],
  order: 'due_at',
  filters: ['target', 'assigned_to', 'assigned_role'],
} as const;
