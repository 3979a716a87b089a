import type { RecordOf } from '../../kit/vocabulary/entity.ts';
import { entity } from '../../kit/vocabulary/entity.ts';
import { must, ref } from '../../kit/vocabulary/fields.ts';
import { reviewFound, reviewScheduler } from '../review/review-scheduler.ts';

export const planScheduler = entity({
  ...reviewScheduler,
  name: 'plan_scheduler',
  labels: { one: 'Plan review', many: 'Plan reviews' },
  purpose: 'When support plans are due to be looked at again.',
  belongsTo: 'resident',
  movesAlong: true,
  fields: {
    target: must(ref('Support plan', { to: 'plan' })),
    ...reviewFound,
  },
});
export type PlanScheduler = RecordOf<typeof planScheduler>;
