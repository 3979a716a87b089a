import type { RecordOf } from '../kit/vocabulary/entity.ts';
import { entity } from '../kit/vocabulary/entity.ts';
import {
  choice,
  decimal,
  explained,
  file,
  moment,
  must,
  readOnly,
  ref,
  section,
  text,
} from '../kit/vocabulary/fields.ts';
import { nothing } from '../kit/vocabulary/permissions.ts';
import { authorship, recordedBy } from '../kit/traits/recorded-by.ts';
import { sendingBack, sentBack } from '../kit/traits/sent-back.ts';
import { directions } from './direction.ts';
import { passbookColumns } from './passbook-columns.ts';
import { advanceDueBack, pettyCashComplaints, pettyCashWarnings } from './petty-cash-rules.ts';
import {
  draftsOnly,
  fixedMovement,
  postingStates,
  postingStatus,
  query,
  querying,
  signatures,
  witnessComplaint,
} from './posting.ts';

const movement = {
  entry_type: explained(
    'entry_type',
    must(
      choice('Kind', {
        options: {
          top_up: 'Top-up',
          voucher: 'Voucher',
          advance_out: 'Advance taken out',
          advance_return: 'Advance brought back',
          count_adjustment: 'Adjustment after a count',
        },
      }),
    ),
  ),
  direction: must(choice('In or out', { options: directions, when: { entry_type: ['count_adjustment'] } })),
  amount: must(decimal('Amount', { unit: '£', min: 0.01, max: 99_999_999.99, places: 2 })),
  vat: decimal('VAT in it', { unit: '£', min: 0, max: 99_999_999.99, places: 2 }),
  category: choice('What for', {
    options: {
      food: 'Food',
      household: 'Household',
      activities: 'Activities',
      transport: 'Transport',
      maintenance: 'Maintenance',
      stationery: 'Stationery',
      staff_meal: 'Staff meal',
      other: 'Other',
    },
  }),
  supplier: text('Supplier', { max: 120 }),
  description: must(text('Description', { max: 200 })),
  occurred_at: must(moment('When', { default: 'now' })),
  requested_by: must(ref('Asked for by', { to: 'staff' })),
};

export const pettyCash = entity({
  name: 'petty_cash',
  labels: { one: 'Petty cash', many: 'Petty cash' },
  purpose: 'The house’s own cash, and what it was spent on.',
  title: ['voucher_no', 'description'],
  belongsTo: 'home',
  access: {
    superuser: ['view'],
    manager: [
      'view',
      'add',
      'change',
      'delete:draft',
      'delete:own_draft',
      'submit',
      'witness',
      'authorise',
      'query',
      'reverse',
    ],
    senior: ['view', 'add', 'delete:own_draft', 'submit', 'witness'],
    carer: ['view', 'add', 'delete:own_draft', 'submit', 'witness'],
    agency: nothing,
    auditor: ['view'],
  },
  narrower: draftsOnly,
  fields: {
    ...section('Movement', movement),
    ...section('Receipt', {
      voucher_no: readOnly(text('Number', { max: 20 })),
      receipt: file('Receipt', { category: 'receipt' }),
      no_receipt_reason: text('Why there is no receipt', { max: 200 }),
      advance_due_back: moment('To be back by', {
        tense: 'future',
        when: { entry_type: ['advance_out'] },
        help: 'Ten in the evening of the same day, unless you say otherwise.',
      }),
    }),
    ...section('Signatures', {
      witness: must(
        ref('Witness', {
          to: 'staff',
          asks: { holds: 'witness_petty_cash' },
          byAnother: true,
          help: 'Confirms it with their own PIN.',
        }),
      ),
      authorised_by: readOnly(ref('Authorised by', { to: 'staff' })),
      recorded_by: recordedBy,
      reversal_reason: must(text('Why it is reversed', { max: 500, when: { status: ['reversed'] } })),
      status: must(choice('Status', { options: postingStatus, default: 'draft' })),
    }),
    ...sentBack,
    ...query,
  },
  states: postingStates({ own: ['created_by', 'requested_by'], authorised: 'always' }),
  fixed: fixedMovement('receipt'),
  list: [
    'voucher_no',
    'occurred_at',
    'entry_type',
    'description',
    'money_in',
    'money_out',
    'balance',
    'has_receipt',
    'authorised_by',
    'status',
  ],
  computed: {
    ...passbookColumns('entry_type', ['receipt']),
  },
  carries: ['category', 'no_receipt_reason', 'advance_due_back', 'requested_by', 'witness', 'recorded_by'],
  order: '-occurred_at',
  filters: ['entry_type', 'category'],
  search: ['description', 'supplier', 'voucher_no'],
  check: (p, around) => ({ ...pettyCashComplaints(p, around), ...witnessComplaint(p, around) }),
  warn: pettyCashWarnings,
  derive: (p, around) => ({
    ...authorship(around),
    ...signatures(p, around),
    ...sendingBack(p, around),
    ...querying(p, around),
    ...advanceDueBack(p, around),
  }),
});
export type PettyCash = RecordOf<typeof pettyCash>;
