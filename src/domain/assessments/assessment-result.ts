import type { RecordOf } from '../kit/vocabulary/entity.ts';
import { entity } from '../kit/vocabulary/entity.ts';
import { choice, date, decimal, longText, moment, must, readOnly, ref, text, yesNo } from '../kit/vocabulary/fields.ts';
import { everything } from '../kit/vocabulary/permissions.ts';
import { move } from '../kit/vocabulary/states.ts';
import { isAhead } from '../kit/time/ahead.ts';

const finished =
  'This assessment is finished and stays as it is. A senior or a manager can set it aside with a reason, and it is done again.';

export const assessmentResult = entity({
  name: 'assessment_result',
  labels: { one: 'Assessment', many: 'Assessments' },
  purpose: 'How somebody was found to be on one day, and when to look again.',
  title: ['assessment', 'assessed_at'],
  belongsTo: 'resident',
  movesAlong: true,
  access: {
    superuser: [...everything, 'complete:own'],
    manager: [...everything, 'complete:own', 'countersign', 'void'],
    senior: [...everything, 'complete:own', 'countersign', 'void'],
    carer: ['view', 'add:allowed', 'change_own', 'complete:own'],
    agency: ['view'],
    auditor: ['view'],
  },
  // Which roles may complete a form stands with the form, so the server looks it up.
  narrower: { 'add:allowed': {}, 'complete:own': { rows: { assessed_by: { me: true } } } },
  fields: {
    assessment: must(ref('Form', { to: 'assessment' })),
    assessed_at: must(moment('Assessed at', { default: 'now' })),
    assessed_by: readOnly(ref('Assessed by', { to: 'staff' })),
    reason: choice('Why now', {
      options: {
        admission: 'Moving in',
        scheduled: 'Planned review',
        change: 'Something changed',
        incident: 'After an incident',
        other: 'Other',
      },
    }),
    resident_involved: yesNo('The resident took part'),
    summary: longText('Summary', { max: 4000, help: 'Needed to complete the assessment.' }),
    total: readOnly(decimal('Score', { min: -100_000, max: 100_000, places: 1 })),
    band: readOnly(text('Band', { max: 80 })),
    next_due: readOnly(date('Next due', { tense: 'future' })),
    void_reason: must(text('Why it does not count', { max: 500, when: { status: ['void'] } })),
    status: must(
      choice('Status', {
        options: {
          in_progress: 'In progress',
          complete: 'Complete',
          countersigned: 'Countersigned',
          void: 'Does not count',
        },
        default: 'in_progress',
      }),
    ),
  },
  states: {
    start: 'in_progress',
    moves: [
      move('in_progress', 'complete', 'complete', { by: 'complete', needs: ['summary'] }),
      move('complete', 'countersigned', 'countersign', { notBy: ['created_by'] }),
      move(['in_progress', 'complete', 'countersigned'], 'void', 'void', { needs: ['void_reason'] }),
    ],
  },
  fixed: {
    in: {
      complete: finished,
      countersigned: finished,
      void: 'This assessment does not count and stays as it was. A senior or a manager can assess again.',
    },
  },
  list: ['assessment', 'assessed_at', 'total', 'band', 'change', 'next_due', 'status'],
  computed: {
    change: {
      shownAs: decimal('Since last', { min: -200_000, max: 200_000, places: 1, signed: true }),
      from: ['total'],
    },
  },
  carries: ['assessed_by', 'reason'],
  order: '-assessed_at',
  filters: ['assessment', 'reason'],
  check(result, { now, before }) {
    if (before && before.assessment !== result.assessment)
      return { assessment: 'The form stays the one the assessment was begun with.' };
    return isAhead(result.assessed_at, now) ? { assessed_at: 'Assessed at cannot be in the future.' } : {};
  },
  derive: (_, { actor, before }) => (before ? {} : { assessed_by: actor }),
});
export type AssessmentResult = RecordOf<typeof assessmentResult>;
