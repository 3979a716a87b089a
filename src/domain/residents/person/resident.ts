import type { RecordOf } from '../../kit/vocabulary/entity.ts';
import { entity } from '../../kit/vocabulary/entity.ts';
import { must, readOnly, yesNo, type Values } from '../../kit/vocabulary/fields.ts';
import { keysOf } from '../../kit/vocabulary/record-values.ts';
import { everything } from '../../kit/vocabulary/permissions.ts';
import { move } from '../../kit/vocabulary/states.ts';
import { safetyFields } from './safety-facts.ts';
import { answeredSince } from './not-known-yet.ts';
import { residentHealth, residentHealthContacts, residentTargets } from './resident-health.ts';
import { residentIdentity, residentPhoto } from './resident-identity.ts';
import { residentAboutMe, residentBaseline } from './resident-person.ts';
import { residentCareNeed } from './resident-care-need.ts';
import { awayStates, livingStates, residentPlacement, residentState } from './resident-placement.ts';
import { residentComplaints, residentWarnings } from './resident-rules.ts';
import { residentConsent, residentLegal, residentSafety } from './resident-safety.ts';

const personal = [...keysOf(residentAboutMe), ...keysOf(residentBaseline)];
const header = [
  'national_id',
  'is_discharged_status',
  'title',
  'first_name',
  'last_name',
  'preferred_name',
  'pronouns',
  'date_of_birth',
  'gender',
  'photo',
  'room',
  'key_worker',
  'status',
  'expected_return_date',
  'hospital',
] as const;
const safetyFacts = [
  ...safetyFields,
  'known_dangers',
  'dnacpr_date',
  'dnacpr_review',
  'dnacpr_location',
  'dols_start',
  'dols_conditions',
] as const;

const fields = {
  ...residentIdentity,
  ...residentPhoto,
  ...residentPlacement,
  ...residentState,
  is_discharged_status: must(readOnly(yesNo('Has left', { default: false }))),
  ...residentHealthContacts,
  ...residentHealth,
  ...residentTargets,
  ...residentCareNeed,
  ...residentBaseline,
  ...residentLegal,
  ...residentAboutMe,
  ...residentSafety,
  ...residentConsent,
} as const;

/** What the rules of other records may look at of a resident. */
declare module '../../kit/vocabulary/looks-at.ts' {
  interface ResidentFields extends Values<typeof fields> {}
}

export const resident = entity({
  name: 'resident',
  labels: { one: 'Resident', many: 'Residents' },
  purpose: 'The people who live here.',
  title: ['first_name', 'last_name'],
  belongsTo: 'home',
  resides: true,
  access: {
    superuser: [...everything, 'move'],
    manager: ['view', 'add', 'change', 'move', 'admit', 'mark_away', 'discharge', 'readmit'],
    senior: ['view', 'add', 'change', 'admit', 'mark_away'],
    carer: ['view', 'change:about_me'],
    agency: ['view:summary'],
    auditor: ['view'],
  },
  narrower: {
    'view:summary': { fields: [...header, ...safetyFacts, ...personal] },
    'change:about_me': { fields: personal },
  },
  fields,
  states: {
    start: 'pre_admission',
    mayStart: ['current'],
    moves: [
      move('pre_admission', 'current', 'admit'),
      // An enquiry that came to nothing is neither deleted nor kept waiting, and may come true later.
      move('pre_admission', 'not_admitted', 'admit', { needs: ['not_admitted_reason'] }),
      move('not_admitted', 'pre_admission', 'admit'),
      move('current', 'hospital', 'mark_away', { needs: ['hospital', 'hospital_reason'] }),
      move('current', 'on_leave', 'mark_away', { needs: ['expected_return_date'] }),
      move(awayStates, 'current', 'mark_away'),
      // Someone leaves by their discharge being completed and in no other way.
      move(livingStates, 'discharged', 'discharge', { by: 'discharge' }),
      move(livingStates, 'deceased', 'discharge', { by: 'discharge' }),
      move('discharged', 'current', 'readmit', { needs: ['admission_date'] }),
    ],
  },
  list: ['photo', 'preferred_name', 'last_name', 'room', 'date_of_birth', 'key_worker', 'header_flags', 'status'],
  sorts: ['first_name', 'date_of_birth'],
  carries: ['first_name', 'national_id', 'is_discharged_status', 'admission_date'],
  order: 'last_name',
  filters: ['key_worker'],
  search: ['first_name', 'last_name', 'preferred_name', 'room', 'national_id'],
  unique: [
    { fields: ['national_id'], ignoreCase: true, sentence: 'This number cannot be used: a resident has it already.' },
  ],
  check: residentComplaints,
  warn: residentWarnings,
  derive: (person) => ({
    is_discharged_status: person.status === 'discharged' || person.status === 'deceased',
    ...answeredSince(person),
  }),
});
export type Resident = RecordOf<typeof resident>;
