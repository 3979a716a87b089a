import type { RecordOf } from '../../kit/vocabulary/entity.ts';
import { entity } from '../../kit/vocabulary/entity.ts';
import {
  choice,
  decimal,
  explained,
  longText,
  must,
  parts,
  readOnly,
  ref,
  whole,
} from '../../kit/vocabulary/fields.ts';
import { scheduled, scheduledAccess, scheduledMoves, scheduledNarrower } from '../../kit/traits/scheduled.ts';
import type { CheckPurpose } from './accident-checks.ts';

/** Outside these a reading is a slip of the finger; the same bounds as for the early warning score. */
const observations = explained(
  'news2',
  parts('Observations', {
    breaths: whole('Breaths', { unit: '/min', min: 4, max: 60 }),
    oxygen: whole('Oxygen', { unit: '%', min: 50, max: 100 }),
    systolic: whole('Blood pressure, upper', { unit: 'mmHg', min: 50, max: 260 }),
    pulse: whole('Pulse', { unit: '/min', min: 20, max: 220 }),
    temperature: decimal('Temperature', { unit: '°C', min: 30, max: 43, places: 1 }),
    consciousness: choice('Awake', {
      options: {
        alert: 'Alert',
        new_confusion: 'Newly confused',
        voice: 'To voice',
        pain: 'To pain',
        unresponsive: 'Not responding',
      },
    }),
    pain: explained('pain', whole('Pain', { min: 0, max: 10 })),
  }),
);

const purposes: { readonly [P in CheckPurpose]: string } = {
  after_fall: 'Watching after a fall',
  head_injury: 'Watching after a knock to the head',
  falls_risk: 'Falls risk',
  plan: 'Support plan',
  restraint_injury: 'Injury after a restraint',
  resident_debrief: 'With the resident',
  staff_debrief: 'With the staff',
  burn: 'Burn or scald',
  unexplained_mark: 'Unexplained mark',
};

/** A check that follows an incident: once, at its time, by whoever is on shift. */
export const accidentScheduler = entity({
  name: 'accident_scheduler',
  labels: { one: 'Follow-up check', many: 'Follow-up checks' },
  purpose: 'Looking again at somebody after an incident, at the times that were set.',
  title: ['check_kind', 'due_at'],
  belongsTo: 'resident',
  movesAlong: true,
  staysWithHome: true,
  extends: scheduled,
  access: scheduledAccess,
  narrower: scheduledNarrower,
  fields: {
    target: must(ref('Incident', { to: 'incident' })),
    check_kind: must(
      choice('Kind of check', {
        options: {
          observation: 'Observation',
          wellbeing: 'Wellbeing',
          skin: 'Skin',
          debrief: 'Talk it through',
          family_update: 'Tell the family',
          equipment: 'Equipment',
          gp_follow_up: 'GP follow-up',
          review: 'Review',
        },
      }),
    ),
    purpose: readOnly(choice('What for', { options: purposes })),
    condition: choice('How they are', {
      options: { same: 'The same', better: 'Better', worse: 'Worse' },
      mustWhen: { status: ['completed'] },
    }),
    observations,
    note: longText('Note', { max: 2000 }),
  },
  states: scheduledMoves({ takes: ['condition', 'observations', 'note'] }),
  order: 'due_at',
  list: ['due_at', 'check_kind', 'purpose', 'resident', 'assigned_to', 'assigned_role', 'status', 'condition'],
  carries: ['target', 'window_hours', 'lead_days', 'completed_at', 'completed_by'],
  filters: ['target', 'check_kind', 'assigned_to', 'condition'],
});
export type AccidentScheduler = RecordOf<typeof accidentScheduler>;
