import type { RecordOf } from '../kit/vocabulary/entity.ts';
import { entity } from '../kit/vocabulary/entity.ts';
import {
  choice as choiceField,
  decimal,
  explained,
  longText,
  must,
  parts,
  ref,
  rows,
  text,
  whole,
  yesNo,
} from '../kit/vocabulary/fields.ts';
import { everything, nothing } from '../kit/vocabulary/permissions.ts';
import { severities } from '../kit/traits/severity.ts';

const bound = { min: -1_000_000, max: 1_000_000, places: 2, when: { kind: ['number'] } } as const;

export const question = entity({
  name: 'question',
  labels: { one: 'Question', many: 'Questions' },
  purpose: 'What a form asks.',
  title: ['text'],
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
    assessment: must(ref('Form', { to: 'assessment' })),
    order: explained('order', must(whole('Place in the form', { min: 1, max: 500 }))),
    section: text('Section', { max: 120 }),
    text: must(longText('Question', { max: 1000 })),
    help: longText('Help', { max: 1000 }),
    kind: must(
      choiceField('Kind of answer', {
        options: {
          single: 'One choice',
          multi: 'Several choices',
          yes_no: 'Yes or no',
          number: 'Number',
          text: 'Words',
          date: 'Date',
          time: 'Time',
          info: 'Nothing, only to read',
          computed: 'Worked out',
        },
        default: 'single',
      }),
    ),
    unit: text('Unit', { max: 20, when: { kind: ['number', 'computed'] } }),
    min: decimal('Lowest answer', bound),
    max: decimal('Highest answer', bound),
    weight: decimal('Counts', {
      min: -100,
      max: 100,
      places: 2,
      when: { kind: ['single', 'multi', 'yes_no', 'number'] },
      help: 'In a weighted sum; once where nothing is given.',
    }),
    formula: must(
      text('Worked out by', { max: 500, when: { kind: ['computed'] }, help: 'Questions by their place: q1 / q2.' }),
    ),
    is_required: must(
      yesNo('Must be answered', {
        default: true,
        when: { kind: ['single', 'multi', 'yes_no', 'number', 'text', 'date', 'time'] },
      }),
    ),
    show_if: parts('Asked only if', {
      question: must(ref('Question', { to: 'question' })),
      choice: must(ref('Was answered with', { to: 'choice' })),
    }),
    trigger: rows('Alerts', {
      when: must(decimal('When the answer scores at least', { min: -1000, max: 1000, places: 1 })),
      severity: must(choiceField('Severity', { options: severities, default: 'medium' })),
      message: must(text('Message', { max: 300 })),
    }),
  },
  fixed: { with: 'assessment' },
  list: ['text', 'order', 'section', 'kind', 'is_required'],
  carries: ['assessment', 'help', 'unit', 'min', 'max', 'weight', 'show_if'],
  order: 'order',
  filters: ['assessment', 'kind'],
  search: ['text'],
  check: (q) => ({
    ...(q.min !== null && q.max !== null && q.max < q.min
      ? { max: 'Highest answer must not be below the lowest.' }
      : {}),
    ...(q.show_if?.question === q.id ? { show_if: 'A question cannot depend on its own answer.' } : {}),
  }),
});
export type Question = RecordOf<typeof question>;
