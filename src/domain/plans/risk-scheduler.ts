import type { RecordOf } from '../kit/entity.ts';
import { entity } from '../kit/entity.ts';
import { must, ref } from '../kit/fields.ts';
import { scheduled, scheduledAccess, scheduledNarrower, scheduledStates } from '../kit/scheduled.ts';

export const riskScheduler = entity({
  name: 'risk_scheduler',
  labels: { one: 'Risk review', many: 'Risk reviews' },
  title: ['target', 'due_at'],
  belongsTo: 'home',
  extends: scheduled,
  access: scheduledAccess,
  narrower: scheduledNarrower,
  fields: {
    target: must(ref('Risk assessment', { to: 'risk' })),
    // A risk of the whole house is nobody's in particular.
    resident: ref('Resident', { to: 'resident' }),
  },
  states: scheduledStates,
  list: ['target', 'due_at', 'assigned_to', 'assigned_role', 'frequency', 'status'],
  carries: ['window_hours', 'completed_at', 'source'],
  order: 'due_at',
  filters: ['target', 'assigned_to', 'assigned_role'],
});
export type RiskScheduler = RecordOf<typeof riskScheduler>;
