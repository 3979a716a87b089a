import type { RecordOf } from '../../kit/vocabulary/entity.ts';
import { addendaComplaint, signedAddenda } from '../../kit/traits/addenda.ts';
import { entity } from '../../kit/vocabulary/entity.ts';
import { choice, must, ref, text, whole } from '../../kit/vocabulary/fields.ts';
import { move } from '../../kit/vocabulary/states.ts';
import { signs } from '../../kit/vocabulary/computed-columns.ts';
import { circumstanceFields } from './incident-circumstances.ts';
import { incidentEntry } from './incident-entry.ts';
import { eventFields } from './incident-event.ts';
import { followUpFields } from './incident-follow-up.ts';
import { incidentComplaints, incidentFigures, incidentWarnings } from './incident-rules.ts';

const reporting = ['view', 'add', 'change:draft', 'change:addendum', 'submit:own'] as const;
const mine = { recorded_by: { me: true } } as const;

/** Something that went wrong or nearly did: written on the shift, reviewed by a senior, signed off by a manager, never deleted. */
export const incident = entity({
  name: 'incident',
  labels: { one: 'Incident', many: 'Incidents' },
  purpose: 'What happened, what was done, who was told, and what was learned from it.',
  title: ['incident_type', 'occurred_at'],
  belongsTo: 'home',
  staysWithHome: true,
  afterLeaving: true,
  extends: incidentEntry,
  access: {
    superuser: ['view', 'sign_off'],
    manager: ['view', 'add', 'change', 'submit', 'review', 'sign_off', 'reopen'],
    senior: ['view', 'add', 'change', 'submit', 'review'],
    carer: reporting,
    agency: reporting,
    auditor: ['view'],
  },
  narrower: {
    'change:draft': { rows: { ...mine, status: { is: 'draft' } } },
    'change:addendum': { fields: ['addenda'], rows: mine },
    'submit:own': { rows: mine },
  },
  fields: {
    resident: ref('Resident', {
      to: 'resident',
      help: 'Left empty, it is about the house: staff, a visitor, a fire, lost data.',
    }),
    ...eventFields,
    ...circumstanceFields,
    ...followUpFields,
    status: must(
      choice('Status', {
        options: {
          draft: 'Draft',
          submitted: 'Submitted',
          under_review: 'Under review',
          actions_open: 'Actions open',
          closed: 'Closed',
          reopened: 'Opened again',
        },
        default: 'draft',
      }),
    ),
  },
  states: {
    start: 'draft',
    moves: [
      move('draft', 'submitted', 'submit', { by: 'submit' }),
      move(['submitted', 'reopened'], 'under_review', 'review', { by: 'review' }),
      move('under_review', 'actions_open', 'review'),
      move('actions_open', 'under_review', 'review'),
      move(['under_review', 'actions_open'], 'closed', 'sign_off', { by: 'close', notBy: ['recorded_by'] }),
      move('closed', 'reopened', 'reopen', { by: 'reopen', needs: ['reopen_reason'] }),
    ],
  },
  fixed: {
    in: { closed: 'This incident is signed off and stays as it is. Add a remark to it; a manager can open it again.' },
    open: ['addenda'],
  },
  list: ['ref', 'occurred_at', 'resident', 'incident_type', 'severity', 'external', 'age_days', 'status'],
  computed: {
    ref: { shownAs: text('Ref', { max: 20 }), from: ['id'] },
    external: {
      shownAs: signs('Outside the house'),
      from: ['status', 'safeguarding_decision', 'cqc_notifiable', 'riddor_status', 'duty_of_candour'],
    },
    age_days: {
      shownAs: whole('Age in days', { min: 0, max: 100_000 }),
      from: ['occurred_at', 'status', 'signed_off_at'],
    },
  },
  carries: [
    'location',
    'recorded_by',
    'recorded_at',
    'riddor_due_on',
    'riddor_sent_at',
    'head_strike',
    'treatment',
    'intensity',
  ],
  filters: [
    'incident_type',
    'severity',
    'location',
    'safeguarding_decision',
    'cqc_notifiable',
    'riddor_status',
    'duty_of_candour',
  ],
  search: ['description'],
  check: (event, { before }) => ({ ...incidentComplaints(event), ...addendaComplaint(event.addenda, before) }),
  warn: incidentWarnings,
  derive: (event, circumstances) => ({
    ...incidentFigures(event, circumstances),
    addenda: signedAddenda(event.addenda, circumstances),
  }),
});
export type Incident = RecordOf<typeof incident>;
