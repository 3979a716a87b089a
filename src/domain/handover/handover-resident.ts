import type { RecordOf } from '../kit/vocabulary/entity.ts';
import { entity } from '../kit/vocabulary/entity.ts';
import {
  choice,
  decimal,
  explained,
  longText,
  must,
  readOnly,
  ref,
  refs,
  rows,
  section,
  text,
  whole,
} from '../kit/vocabulary/fields.ts';
import { signedRows } from '../kit/traits/signed-rows.ts';
import { handoverAccess } from './handover-access.ts';
import { handoverLines } from './handover-lines.ts';

const composedText = (label: string) => readOnly(longText(label, { max: 8000 }));
const amount = (label: string) => readOnly(whole(label, { unit: 'ml', min: 0, max: 20_000 }));

/** What the person who gives it adds to the records. */
const assessed = {
  priority: must(
    choice('Priority', { options: { routine: 'Routine', watch: 'Watch', urgent: 'Urgent' }, default: 'routine' }),
  ),
  whereabouts: must(
    choice('Where', {
      options: {
        in: 'In the house',
        out: 'Out',
        hospital: 'In hospital',
        leave: 'On leave',
        appointment: 'At an appointment',
      },
      default: 'in',
    }),
  ),
  risk_change: must(choice('Risk', { options: { none: 'Unchanged', up: 'Higher', down: 'Lower' }, default: 'none' })),
  observation_level: explained(
    'observation_level',
    choice('Observation', {
      options: {
        general: 'General',
        intermittent: 'At intervals',
        within_eyesight: 'Within eyesight',
        within_arms_length: 'Within arm’s length',
      },
      default: 'general',
    }),
  ),
  remark: text('Remark', { max: 280 }),
} as const;

/** What the people who receive it do with it, by calls of their own and also after it was received. */
const answered = {
  questions: rows('Questions', {
    text: must(text('Question', { max: 300 })),
    by: ref('Who asks', { to: 'staff' }),
    task: text('Task from it', { max: 300 }),
  }),
  acknowledged_by: refs('Seen by', { to: 'staff' }),
} as const;

/** One resident on the page of a handover: composed from the records, with a remark of the person who gives it. */
export const handoverResident = entity({
  name: 'handover_resident',
  labels: { one: 'Handover of a resident', many: 'Handover of residents' },
  purpose: 'What one shift tells the next of one person.',
  title: ['priority'],
  belongsTo: 'resident',
  access: handoverAccess(['remark', 'acknowledge']),
  fields: {
    ...section('At a glance', {
      handover: must(ref('Handover', { to: 'handover' })),
      ...assessed,
      ...answered,
    }),
    ...section('In words', {
      situation: composedText('Situation'),
      background: composedText('Background'),
      assessment: composedText('Assessment'),
      recommendation: composedText('Recommendation'),
    }),
    ...section('Since the last handover', {
      lines: readOnly(handoverLines),
      mood: readOnly(text('Mood', { max: 200 })),
      sleep_hours: readOnly(decimal('Sleep', { unit: 'hours', min: 0, max: 24, places: 1 })),
      meals: readOnly(text('Meals', { max: 200 })),
      fluid_total_ml: amount('Fluids'),
      fluid_target_ml: amount('Fluid target'),
      fluid_limit_ml: amount('Fluids at most'),
      bowels: readOnly(text('Bowels', { max: 200 })),
      personal_care_done: readOnly(text('Personal care given', { max: 300 })),
      personal_care_declined: readOnly(text('Personal care declined', { max: 300 })),
      incidents: readOnly(refs('Incidents', { to: 'incident' })),
      new_marks: readOnly(refs('New marks on the body map', { to: 'body_map' })),
      flagged_notes: readOnly(refs('Notes for this handover', { to: 'note' })),
      appointments: readOnly(refs('Appointments in the next 24 hours', { to: 'appointment' })),
      open_alerts: readOnly(refs('Open alerts', { to: 'notification' })),
    }),
    ...section('As received', {
      // Stored as text, letter by letter, so that its hash can be worked out again.
      frozen: readOnly(longText('The page as it was received')),
      hash: readOnly(text('Fingerprint', { max: 64 })),
    }),
  },
  fixed: {
    once: {
      filled: 'hash',
      instead:
        'This handover was received and stays as it is. Add to the handover itself instead; whoever was on either shift can.',
    },
    byCall: ['questions', 'acknowledged_by'],
  },
  list: ['resident', 'priority', 'whereabouts', 'risk_change', 'remark'],
  carries: [
    'handover',
    'observation_level',
    'situation',
    'background',
    'assessment',
    'recommendation',
    'questions',
    'acknowledged_by',
    'lines',
    'mood',
    'sleep_hours',
    'meals',
    'fluid_total_ml',
    'fluid_target_ml',
    'fluid_limit_ml',
    'bowels',
  ],
  filters: ['handover', 'priority'],
  unique: [{ fields: ['handover', 'resident'], sentence: 'This resident is on the handover already.' }],
  derive: (line, { actor, before }) => ({ questions: signedRows(line.questions, before?.questions, actor) }),
});
export type HandoverResident = RecordOf<typeof handoverResident>;
