import { scheduled, scheduledAccess, scheduledNarrower, scheduledStates } from '../kit/scheduled.ts';

/** What every review that is due has in common, whatever it looks at again: that is its `target`. */
export const reviewScheduler = {
  title: ['target', 'due_at'],
  extends: scheduled,
  access: scheduledAccess,
  narrower: scheduledNarrower,
  states: scheduledStates,
  list: ['target', 'due_at', 'assigned_to', 'assigned_role', 'frequency', 'status'],
  carries: ['window_hours', 'completed_at', 'source'],
  order: 'due_at',
  filters: ['target', 'assigned_to', 'assigned_role'],
} as const;
