import type { RecordOf } from '../kit/vocabulary/entity.ts';
import { entity } from '../kit/vocabulary/entity.ts';
import { decimal, explained, must, ref, text, whole, yesNo } from '../kit/vocabulary/fields.ts';
import { everything, nothing } from '../kit/vocabulary/permissions.ts';

export const choice = entity({
  name: 'choice',
  labels: { one: 'Possible answer', many: 'Possible answers' },
  purpose: 'The answers one can choose from.',
  title: ['label'],
  belongsTo: 'provider',
  access: {
    superuser: everything,
    manager: everything,
    senior: ['view'],
    carer: ['view'],
    agency: nothing,
    auditor: ['view'],
  },
  fields: {
    question: must(ref('Question', { to: 'question' })),
    order: explained('choice_order', must(whole('Place in the list', { min: 1, max: 200, default: 1 }))),
    label: must(text('Answer', { max: 300 })),
    score: explained('score', decimal('Score', { min: -1000, max: 1000, places: 1 })),
    is_exclusive: must(yesNo('Rules out the others', { default: false, help: 'Such as “none of these”.' })),
    flag: must(yesNo('Draw attention to this answer', { default: false })),
  },
  fixed: { with: 'question' },
  list: ['label', 'question', 'order', 'score', 'is_exclusive', 'flag'],
  order: 'order',
  filters: ['question'],
  search: ['label'],
});
export type Choice = RecordOf<typeof choice>;
