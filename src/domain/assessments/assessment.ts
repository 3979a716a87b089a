import type { RecordOf } from '../kit/vocabulary/entity.ts';
import type { Values } from '../kit/vocabulary/fields.ts';
import { entity } from '../kit/vocabulary/entity.ts';
import {
  choice,
  choices,
  decimal,
  explained,
  longText,
  must,
  rows,
  section,
  text,
  whole,
  yesNo,
} from '../kit/vocabulary/fields.ts';
import { everything, nothing, roles } from '../kit/vocabulary/permissions.ts';
import { severities } from '../kit/traits/severity.ts';
import { move } from '../kit/vocabulary/states.ts';
import { bandProblems } from './score-bands.ts';

const score = { min: -1000, max: 1000, places: 1 } as const;

const fields = {
  ...section('Form', {
    title: must(text('Title', { max: 200 })),
    code: text('Short code', { max: 30 }),
    purpose: longText('What it is for', { max: 2000 }),
    category: must(
      choice('Category', {
        options: {
          nutrition: 'Nutrition',
          skin: 'Skin',
          falls: 'Falls',
          mobility: 'Mobility',
          pain: 'Pain',
          deterioration: 'Becoming unwell',
          mental_health: 'Mental health',
          cognition: 'Memory and thinking',
          risk: 'Risk',
          moving_handling: 'Moving and handling',
          continence: 'Continence',
          oral: 'Mouth care',
          swallow: 'Swallowing',
          capacity: 'Capacity',
          pre_admission: 'Before moving in',
          other: 'Other',
        },
        default: 'other',
      }),
    ),
    version_label: text('Version', { max: 40, inTitle: 'version' }),
    who_may_complete: choices('Who may complete it', { options: roles, default: ['superuser', 'manager', 'senior'] }),
    is_self_report: must(
      yesNo('Answered by the person', { default: false, help: 'The score stays hidden until the end.' }),
    ),
    is_countersigned: must(
      yesNo('Countersigned', { default: false, help: 'A senior or a manager looks at each result.' }),
    ),
    default_review_days: whole('Usually repeated after', { unit: 'days', min: 1, max: 1100 }),
  }),
  ...section('Licence', {
    licence_note: must(longText('Licence', { max: 2000, help: 'Who owns the wording and what allows us to use it.' })),
    licence_status: must(
      choice('Licence status', {
        options: {
          free: 'Free to use',
          acknowledge: 'Free with acknowledgement',
          permission_held: 'Permission held',
          blocked: 'Not allowed',
        },
        default: 'blocked',
      }),
    ),
    acknowledgement: longText('Acknowledgement', {
      max: 1000,
      mustWhen: { licence_status: ['acknowledge'] },
      help: 'Printed on every result.',
    }),
  }),
  ...section('Score', {
    scoring: explained(
      'scoring',
      must(
        choice('How it is scored', {
          options: {
            none: 'Not scored',
            sum: 'Sum of the answers',
            weighted: 'Weighted sum',
            max_item: 'Highest answer',
            custom: 'By its own rule',
          },
          default: 'none',
        }),
      ),
    ),
    formula: must(
      text('Rule of the score', {
        max: 500,
        when: { scoring: ['custom'] },
        help: 'Questions by their place: q1 + 2 * q3, max(q4, q5).',
      }),
    ),
    min_score: decimal('Lowest score', score),
    max_score: decimal('Highest score', score),
    bands: explained(
      'bands',
      rows('Bands', {
        from: must(decimal('From', score)),
        to: must(decimal('To', score)),
        label: must(text('Label', { max: 80 })),
        severity: must(choice('Severity', { options: severities, default: 'info' })),
        advice: longText('What to do', { max: 1000 }),
        review_days: whole('Repeat after', { unit: 'days', min: 1, max: 1100 }),
      }),
    ),
    status: must(
      choice('Status', { options: { draft: 'Draft', published: 'In use', retired: 'Retired' }, default: 'draft' }),
    ),
  }),
};

/** Said of the form, and of its questions and choices. */
export const inUse = 'This form is in use and stays as it is. A manager can make a new version of it.';

export const assessment = entity({
  name: 'assessment',
  labels: { one: 'Assessment form', many: 'Assessment forms' },
  purpose: 'Forms that ask the same questions every time, so that answers can be compared.',
  title: ['title', 'version_label'],
  belongsTo: 'provider',
  access: {
    superuser: [...everything, 'publish', 'retire'],
    manager: ['view', 'add', 'change:draft', 'delete:draft'],
    senior: ['view'],
    carer: ['view'],
    agency: nothing,
    auditor: ['view'],
  },
  narrower: {
    'change:draft': { rows: { status: { is: 'draft' } } },
    'delete:draft': { rows: { status: { is: 'draft' } } },
  },
  fields,
  fixed: {
    in: {
      published: inUse,
      retired: 'This form is retired and stays as it was. Use its newer version; a manager can make one.',
    },
  },
  states: {
    start: 'draft',
    moves: [move('draft', 'published', 'publish', { by: 'publish' }), move('published', 'retired', 'retire')],
  },
  list: ['title', 'category', 'version_label', 'scoring', 'licence_status', 'status'],
  carries: ['code', 'default_review_days', 'licence_note'],
  order: 'title',
  filters: ['category', 'licence_status'],
  search: ['title', 'code', 'purpose'],

  check(form) {
    if (form.status === 'published' && form.licence_status === 'blocked')
      return { licence_status: 'A form whose licence does not allow it cannot be published.' };
    if (form.min_score !== null && form.max_score !== null && form.max_score <= form.min_score)
      return { max_score: 'Highest score must be above the lowest.' };
    return bandComplaint(form);
  },
});
export type Assessment = RecordOf<typeof assessment>;

const problems = {
  gap: 'Scores that no band covers',
  overlap: 'Scores that two bands cover',
  reversed: 'A band that ends before it begins',
} as const;

/** Until the range of a form is known, its bands are held only against each other. */
function bandComplaint({ bands, min_score, max_score }: Values<typeof fields>) {
  if (bands.length === 0) return {};
  const range = {
    min_score: min_score ?? Math.min(...bands.map((b) => b.from)),
    max_score: max_score ?? Math.max(...bands.map((b) => b.to)),
  };
  const [problem] = bandProblems([...bands], range);
  return problem ? { bands: `${problems[problem.kind]}: ${problem.from} to ${problem.to}.` } : {};
}
