import type { RecordOf } from '../kit/entity.ts';
import { entity } from '../kit/entity.ts';
import { must, ref } from '../kit/fields.ts';
import { scheduled, scheduledAccess, scheduledNarrower, scheduledStates } from '../kit/scheduled.ts';

export const planScheduler = entity({
  name: 'plan_scheduler',
  labels: { one: 'Plan review', many: 'Plan reviews' },
  title: ['target', 'due_at'],
  belongsTo: 'resident',
  extends: scheduled,
  access: scheduledAccess,
  narrower: scheduledNarrower,
  fields: {
    target: must(ref('Support plan', { to: 'plan' })),
  },
  states: scheduledStates,
  list: ['target', 'due_at', 'assigned_to', 'assigned_role', 'frequency', 'status'],
  carries: ['window_hours', 'completed_at', 'source'],
  order: 'due_at',
  filters: ['target', 'assigned_to', 'assigned_role'],
});
export type PlanScheduler = RecordOf<typeof planScheduler>;
