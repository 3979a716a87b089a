import type { RecordOf } from '../kit/vocabulary/entity.ts';
import { entity } from '../kit/vocabulary/entity.ts';
import {
  byMove,
  choice,
  date,
  longText,
  moment,
  must,
  readOnly,
  ref,
  refs,
  section,
  text,
  yesNo,
} from '../kit/vocabulary/fields.ts';
import { everything } from '../kit/vocabulary/permissions.ts';
import { shortTitle } from '../kit/words/short-title.ts';
import { findings } from './complaint-asked.ts';
import { complaintClocks } from './complaint-clocks.ts';
import { complaintComplaints, complaintSignatures, isNameless } from './complaint-rules.ts';
import { complaintStates, complaintStatus } from './complaint-states.ts';

const steps = ['acknowledge', 'investigate', 'answer', 'close', 'reopen', 'withdraw'] as const;

const means = {
  letter: 'By letter',
  email: 'By e-mail',
  phone: 'By telephone',
  in_person: 'In person',
  nobody: 'Nobody to tell: it was made without a name',
} as const;

const stands = 'stays as it is. A manager can look into it again.';

/**
 * A complaint and its procedure, after Regulation 16 of the Health and Social Care Act 2008 (Regulated Activities)
 * Regulations 2014: whoever it concerns neither sees it nor looks into it.
 */
export const complaint = entity({
  name: 'complaint',
  labels: { one: 'Complaint', many: 'Complaints' },
  purpose: 'What somebody was not content with, who looks into it, and what they were answered by when.',
  title: ['title'],
  belongsTo: 'home',
  staysWithHome: true,
  afterLeaving: true,
  hidesFrom: 'concerns',
  access: {
    superuser: [...everything, ...steps],
    manager: ['view', 'add', 'change', ...steps],
    senior: ['view:own', 'view:investigator', 'change:investigator', 'add'],
    carer: ['view:own', 'view:investigator', 'change:investigator', 'add'],
    agency: ['view:own', 'add'],
    auditor: ['view'],
  },
  narrower: {
    'view:own': { rows: { created_by: { me: true } } },
    'view:investigator': { rows: { investigator: { me: true } } },
    'change:investigator': { fields: ['findings'], rows: { investigator: { me: true } } },
  },
  fields: {
    ...section('Who complains', {
      received_at: must(moment('Received', { default: 'now' })),
      received_how: must(
        choice('How it reached us', {
          options: {
            in_person: 'In person',
            phone: 'By telephone',
            letter: 'By letter',
            email: 'By e-mail',
            meeting: 'At a meeting',
            suggestion: 'As a suggestion',
            through_someone: 'Through somebody else',
          },
          default: 'in_person',
        }),
      ),
      from_type: must(
        choice('From', {
          options: {
            resident: 'Resident',
            family: 'Family',
            advocate: 'Advocate',
            staff: 'Staff',
            visitor: 'Visitor',
            professional: 'Professional',
            neighbour: 'Neighbour',
            anonymous: 'Someone who stays unnamed',
          },
        }),
      ),
      is_anonymous: must(
        yesNo('Without a name', {
          default: false,
          help: 'Then nobody is written down, not even you, and no letter can be sent.',
        }),
      ),
      from_name: text('Name', { max: 120, when: { is_anonymous: [false] } }),
      from_address: longText('Address for our letters', { max: 400, when: { is_anonymous: [false] } }),
      resident: ref('Resident', { to: 'resident', help: 'If it is about somebody’s care.' }),
    }),
    ...section('The complaint', {
      category: must(
        choice('About', {
          options: {
            care: 'Care',
            conduct: 'How somebody behaved',
            medicines: 'Medicines',
            food: 'Food',
            environment: 'The house',
            belongings: 'Belongings and money',
            communication: 'Being told and listened to',
            other: 'Other',
          },
          default: 'other',
        }),
      ),
      body: must(longText('What is complained about', { max: 8000, help: 'In their own words.' })),
      title: must(text('In short', { max: 200, help: 'Without names.' })),
      wanted: longText('What they would like to happen', { max: 2000 }),
      concerns: refs('Staff it concerns', { to: 'staff', help: 'They do not see this complaint, nor look into it.' }),
      suggestion: readOnly(ref('Came as the suggestion', { to: 'suggestion' })),
    }),
    ...section('By when', {
      acknowledge_by: readOnly(date('To be acknowledged by', { tense: 'any' })),
      investigate_by: readOnly(date('Somebody looks into it by', { tense: 'any' })),
      answer_by: readOnly(date('To be answered by', { tense: 'any' })),
      delay_reason: readOnly(text('Why it takes longer', { max: 500 })),
      delayed_at: readOnly(moment('Told that it takes longer')),
      learn_by: readOnly(date('What was learnt, by', { tense: 'any' })),
    }),
    ...section('What was done', {
      status: must(choice('Status', { options: complaintStatus, default: 'received' })),
      acknowledged_at: byMove(moment('Acknowledged')),
      acknowledged_how: byMove(choice('How it was acknowledged', { options: means })),
      acknowledged_by: readOnly(ref('Acknowledged by', { to: 'staff' })),
      investigator: byMove(ref('Who looks into it', { to: 'staff' })),
      looked_into_at: readOnly(moment('Looked into since')),
      findings: { ...findings, when: { status: ['investigating', 'answered', 'closed'] } },
      outcome: byMove(
        choice('Outcome', {
          options: { upheld: 'Upheld', partly: 'Upheld in part', not_upheld: 'Not upheld' },
        }),
      ),
      answer: byMove(longText('Our answer', { max: 8000, help: 'It becomes the middle of the letter.' })),
      answered_at: byMove(moment('Answered')),
      answered_how: byMove(choice('How it was answered', { options: means })),
      answered_by: readOnly(ref('Answered by', { to: 'staff' })),
      contentment: byMove(
        choice('Are they content with it', {
          options: { yes: 'Yes', partly: 'In part', no: 'No', unknown: 'They did not say' },
        }),
      ),
      learning: byMove(longText('What we learnt and changed', { max: 4000 })),
      closed_at: readOnly(moment('Closed')),
      reopen_reason: byMove(text('Why it is looked into again', { max: 500 })),
      withdraw_reason: byMove(text('Why it was withdrawn', { max: 500 })),
    }),
  },
  states: complaintStates,
  fixed: {
    in: {
      answered: `This complaint was answered and ${stands}`,
      closed: `This complaint is closed and ${stands}`,
      withdrawn: 'This complaint was withdrawn and stays as it was. A manager can take it up again.',
    },
  },
  list: ['received_at', 'title', 'from_type', 'category', 'status', 'answer_by'],
  carries: ['acknowledge_by', 'investigate_by', 'learn_by', 'outcome', 'is_anonymous'],
  order: '-received_at',
  sorts: ['title'],
  filters: ['category', 'from_type', 'outcome'],
  search: ['title', 'body'],
  isAnonymous: isNameless,
  suggest: ({ body }) => ({ title: shortTitle(body) ?? undefined }),
  check: complaintComplaints,
  derive: (said, around) => ({
    ...(isNameless(said) ? { is_anonymous: true, from_name: null, from_address: null } : {}),
    ...complaintClocks(said, around),
    ...complaintSignatures(said, around),
  }),
});
export type Complaint = RecordOf<typeof complaint>;
