import type { RecordOf } from '../../kit/vocabulary/entity.ts';
import { entity } from '../../kit/vocabulary/entity.ts';
import {
  allRestricted,
  choice,
  date,
  explained,
  longText,
  moment,
  must,
  readOnly,
  ref,
  section,
  text,
  whole,
} from '../../kit/vocabulary/fields.ts';
import { nothing } from '../../kit/vocabulary/permissions.ts';
import { move } from '../../kit/vocabulary/states.ts';
import { checklistItems, dischargeChecklist } from './discharge-checklist.ts';
import { dischargeComplaints, dischargeFacts } from './discharge-rules.ts';

const died = { discharge_type: ['deceased'] } as const;
const requiredAtCompletion = { when: died, mustWhen: { ...died, status: ['completed', 'reversed'] } } as const;

export const discharge = entity({
  name: 'discharge',
  labels: { one: 'Discharge', many: 'Discharges' },
  purpose: 'When and how somebody left, and what was handed on.',
  title: ['discharge_type', 'discharge_date'],
  belongsTo: 'resident',
  afterLeaving: 'changes',
  access: {
    superuser: ['view'],
    manager: ['view', 'add', 'change', 'begin', 'complete', 'reverse'],
    senior: ['view', 'add', 'change:draft', 'begin'],
    carer: ['view'],
    agency: nothing,
    auditor: ['view'],
  },
  narrower: { 'change:draft': { rows: { status: { is: 'draft' } } } },
  fields: {
    ...section('Leaving', {
      discharge_type: must(
        choice('Where to', {
          options: {
            home: 'Own home',
            supported_living: 'Supported living',
            other_care_home: 'Another care home',
            nursing_home: 'Nursing home',
            hospital_permanent: 'Hospital for good',
            family: 'Family',
            prison: 'Prison',
            self_discharge: 'Own decision to leave',
            notice_by_home: 'Notice by the home',
            end_of_respite: 'End of respite',
            deceased: 'Died',
            other: 'Other',
          },
        }),
      ),
      notice_date: date('Notice given on', { tense: 'past' }),
      planned_date: date('Planned for', { tense: 'future', offers: ['1 week', '1 month'] }),
      discharge_date: date('Left on', { tense: 'past', mustWhen: { status: ['completed', 'reversed'] } }),
      destination: text('Address or place', { max: 300 }),
      destination_contact: text('Contact there', { max: 200 }),
      reason: must(longText('Reason', { max: 2000 })),
      resident_view: longText('What the resident says', { max: 2000 }),
      summary: must(longText('Summary', { max: 10_000, help: 'Needs, risks, plan, and where the medicines list is.' })),
      follow_up: longText('What happens next', { max: 2000 }),
    }),
    ...section(
      'Death',
      allRestricted({
        died_at: must(moment('Died at', { when: died })),
        place: must(text('Place of death', { max: 200, when: died })),
        expected: choice('Expected', { options: { yes: 'Yes', no: 'No' }, when: died }),
        cause_if_known: text('Cause, if known', { max: 300, when: died }),
        verified_by: text('Verified by', { max: 200, when: died }),
        gp_or_police_told_at: moment('GP or police told at', { when: died }),
        coroner: explained(
          'coroner',
          choice('Coroner involved', { options: { yes: 'Yes', no: 'No', unknown: 'Not known' }, when: died }),
        ),
        next_of_kin_told_at: moment('Next of kin told at', requiredAtCompletion),
        // Regulation 16 of the Care Quality Commission (Registration) Regulations 2009: a death is notified without delay.
        regulator_notified_at: moment('Regulator notified at', requiredAtCompletion),
        regulator_reference: text('Regulator’s reference', { max: 60, ...requiredAtCompletion }),
        wishes_followed: longText('How wishes were followed', { max: 2000, when: died }),
      }),
    ),
    ...dischargeChecklist,
    ...section('State', {
      status: must(
        choice('Status', {
          options: { draft: 'Draft', in_progress: 'In progress', completed: 'Completed', reversed: 'Reversed' },
          default: 'draft',
        }),
      ),
      completed_by: readOnly(ref('Completed by', { to: 'staff' })),
      completed_at: readOnly(moment('Completed at')),
      checklist_pct: readOnly(whole('Checklist', { unit: '%', min: 0, max: 100 })),
      records_review_on: readOnly(date('Records kept until at least', { tense: 'future' })),
      reversal_reason: must(longText('Why it is reversed', { max: 1000, when: { status: ['reversed'] } })),
    }),
  },
  states: {
    start: 'draft',
    moves: [
      move('draft', 'in_progress', 'begin'),
      move(['draft', 'in_progress'], 'completed', 'complete', { by: 'complete', needs: ['discharge_date'] }),
      move('completed', 'reversed', 'reverse', { by: 'reverse', needs: ['reversal_reason'] }),
    ],
  },
  fixed: {
    in: {
      completed:
        'This discharge is completed and stays as it is. What is open on its checklist can still be answered, and a manager can reverse it.',
      reversed: 'This discharge was reversed and stays as it was. A senior or a manager can begin a new one.',
    },
    open: checklistItems,
    fills: ['follow_up', 'cause_if_known', 'verified_by', 'gp_or_police_told_at', 'coroner', 'wishes_followed'],
  },
  list: [
    'discharge_type',
    'planned_date',
    'discharge_date',
    'destination',
    'checklist_pct',
    'records_review_on',
    'status',
  ],
  carries: ['completed_at'],
  filters: ['discharge_type'],
  unique: [
    {
      fields: ['resident'],
      among: { status: ['draft', 'in_progress'] },
      sentence: 'A discharge of this resident is open already; continue that.',
    },
  ],
  looksAt: { resident: ['admission_date', 'date_of_birth', 'mha_status'] },
  check: dischargeComplaints,
  derive: dischargeFacts,
});
export type Discharge = RecordOf<typeof discharge>;
