import type { RecordOf } from '../../kit/vocabulary/entity.ts';
import { entity } from '../../kit/vocabulary/entity.ts';
import { must, ref } from '../../kit/vocabulary/fields.ts';
import { reviewFound, reviewScheduler } from '../review/review-scheduler.ts';

export const riskScheduler = entity({
  ...reviewScheduler,
  name: 'risk_scheduler',
  labels: { one: 'Risk review', many: 'Risk reviews' },
  purpose: 'When risk assessments are due to be looked at again.',
  belongsTo: 'home',
  movesAlong: true,
  fields: {
    target: must(ref('Risk assessment', { to: 'risk' })),
    // A risk of the whole house is nobody's in particular.
    resident: ref('Resident', { to: 'resident' }),
    ...reviewFound,
  },
});
export type RiskScheduler = RecordOf<typeof riskScheduler>;
