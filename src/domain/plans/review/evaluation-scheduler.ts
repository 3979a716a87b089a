import { entity } from '../../kit/vocabulary/entity.ts';
import { must, ref } from '../../kit/vocabulary/fields.ts';
import { reviewFound, reviewScheduler } from './review-scheduler.ts';

export const evaluationScheduler = entity({
  ...reviewScheduler,
  name: 'evaluation_scheduler',
  labels: { one: 'Evaluation due', many: 'Evaluations due' },
  purpose: 'When plans are looked at again.',
  belongsTo: 'resident',
  movesAlong: true,
  fields: {
    target: must(ref('Support plan', { to: 'plan' })),
    ...reviewFound,
  },
});
