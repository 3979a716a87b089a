import type { RecordOf } from '../../kit/vocabulary/entity.ts';
import { entersState, move } from '../../kit/vocabulary/states.ts';
import { entity } from '../../kit/vocabulary/entity.ts';
import {
  choice,
  date,
  longText,
  moment,
  must,
  readOnly,
  ref,
  rows,
  section,
  text,
} from '../../kit/vocabulary/fields.ts';
import { everything } from '../../kit/vocabulary/permissions.ts';
import { sendBack, sendingBack, sentBack, takeBack } from '../../kit/traits/sent-back.ts';
import { nextDate } from '../../kit/time/frequency.ts';
import { isDay, localDay } from '../../kit/time/time.ts';

const fields = {
  ...section('What was looked at', {
    plan: must(ref('Support plan', { to: 'plan' })),
    evaluation_date: must(date('Date', { tense: 'past', default: 'today' })),
    period_from: must(date('From', { tense: 'past' })),
    period_to: must(date('To', { tense: 'past' })),
    evidence: readOnly(
      rows('Evidence', { what: must(text('What', { max: 120 })), value: must(text('Value', { max: 120 })) }),
    ),
  }),
  ...section('How it went', {
    goal_progress: must(
      rows('Goals', {
        goal: must(longText('Goal', { max: 1000 })),
        progress: must(
          choice('Progress', {
            options: { achieved: 'Achieved', progressing: 'Progressing', no_change: 'No change', worse: 'Worse' },
          }),
        ),
        note: longText('Note', { max: 1000 }),
      }),
    ),
    what_worked: must(longText('What worked', { max: 4000 })),
    what_did_not: longText('What did not', { max: 4000 }),
    changes_seen: longText('What has changed', { max: 4000 }),
    resident_view: must(
      longText('What the resident says', { max: 4000, help: 'Their view, or why it could not be asked.' }),
    ),
    family_view: longText('What the family says', { max: 4000 }),
    professional_view: longText('What professionals say', { max: 4000 }),
  }),
  ...section('What follows', {
    outcome: must(
      choice('Outcome', {
        options: { continue: 'Carry on', amend: 'Change the plan', end: 'End the plan', escalate: 'Ask for more help' },
      }),
    ),
    actions: longText('Actions', { max: 4000 }),
    next_review_date: must(date('Next review', { tense: 'future' })),
    evaluated_by: readOnly(ref('Evaluated by', { to: 'staff' })),
    approved_by: readOnly(ref('Approved by', { to: 'staff' })),
    approved_at: readOnly(moment('Approved at')),
    status: must(
      choice('Status', { options: { draft: 'Draft', submitted: 'Submitted', approved: 'Approved' }, default: 'draft' }),
    ),
  }),
  ...sentBack,
};

export const evaluation = entity({
  name: 'evaluation',
  labels: { one: 'Evaluation', many: 'Evaluations' },
  purpose: 'Whether a plan did what it was made for.',
  title: ['plan', 'evaluation_date'],
  // The resident is the plan's; the server writes it where the evaluation arrives with its plan alone.
  belongsTo: 'resident',
  movesAlong: true,
  access: {
    superuser: everything,
    manager: [...everything, 'submit', 'approve'],
    senior: ['view', 'add', 'change', 'submit'],
    carer: ['view', 'add:key_worker'],
    agency: ['view'],
    auditor: ['view'],
  },
  // Whose key worker somebody is stands with the resident, so the server looks it up.
  narrower: { 'add:key_worker': {} },
  fields,
  states: {
    start: 'draft',
    moves: [
      move('draft', 'submitted', 'submit', { verb: 'Submit for approval' }),
      move('submitted', 'approved', 'approve', { notBy: ['created_by'], verb: 'Approve' }),
      sendBack('submitted', 'approve'),
      takeBack('submitted', 'submit'),
    ],
  },
  fixed: {
    in: {
      submitted:
        'This evaluation waits for approval as it was submitted. Its author can take it back, and a manager can send it back.',
      approved: 'An approved evaluation stays as it is. A senior or a manager can write a new evaluation of the plan.',
    },
  },
  list: ['evaluation_date', 'plan', 'outcome', 'progress', 'evaluated_by', 'status'],
  computed: {
    progress: { shownAs: text('Progress', { max: 120 }), from: ['goal_progress'] },
  },
  carries: ['next_review_date', 'period_from', 'period_to'],
  order: '-evaluation_date',
  filters: ['plan', 'outcome'],
  search: ['what_worked'],

  suggest: ({ evaluation_date }, { settings }) =>
    evaluation_date && isDay(evaluation_date)
      ? { period_to: evaluation_date, next_review_date: nextDate(evaluation_date, settings.plan_review_default) }
      : {},
  check: (e, { now, zone }) => ({
    ...(e.evaluation_date > localDay(now, zone) ? { evaluation_date: 'Date cannot be in the future.' } : {}),
    ...(e.period_to < e.period_from ? { period_to: 'The period must not end before it begins.' } : {}),
    ...(e.next_review_date <= e.evaluation_date
      ? { next_review_date: 'Next review must be after this evaluation.' }
      : {}),
  }),
  derive: (e, around) => ({
    ...(around.before ? {} : { evaluated_by: around.actor }),
    ...(entersState(e, around.before, 'approved') ? { approved_by: around.actor, approved_at: around.now } : {}),
    ...sendingBack(e, around),
  }),
});
export type Evaluation = RecordOf<typeof evaluation>;
