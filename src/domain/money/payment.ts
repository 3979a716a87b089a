import type { RecordOf } from '../kit/vocabulary/entity.ts';
import { entity } from '../kit/vocabulary/entity.ts';
import {
  choice,
  decimal,
  file,
  moment,
  must,
  readOnly,
  ref,
  refs,
  section,
  text,
  yesNo,
} from '../kit/vocabulary/fields.ts';
import { nothing } from '../kit/vocabulary/permissions.ts';
import { authorship, recordedBy } from '../kit/traits/recorded-by.ts';
import { sendingBack, sentBack } from '../kit/traits/sent-back.ts';
import { directions } from './direction.ts';
import { passbookColumns } from './passbook-columns.ts';
import { paymentWarnings, receiptComplaint, timeComplaint } from './payment-rules.ts';
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
  account: must(
    choice('Account', {
      options: { cash_tin: 'Cash tin', savings_held: 'Savings held', card: 'Card' },
      default: 'cash_tin',
      help: 'Never write down a card number or PIN.',
    }),
  ),
  payment_type: must(
    choice('Kind', {
      options: {
        money_in: 'Money in',
        money_out: 'Money out',
        purchase: 'Purchase',
        card_purchase: 'Card purchase',
        refund: 'Refund',
        transfer: 'Transfer',
        fee_contribution: 'Contribution to fees',
        correction: 'Correction',
      },
    }),
  ),
  direction: must(choice('In or out', { options: directions, when: { payment_type: ['transfer', 'correction'] } })),
  amount: must(decimal('Amount', { unit: '£', min: 0.01, max: 99_999_999.99, places: 2 })),
  category: must(
    choice('What for', {
      options: {
        personal_allowance: 'Personal allowance',
        benefits: 'Benefits',
        gift_in: 'Gift to the resident',
        toiletries: 'Toiletries',
        clothing: 'Clothing',
        hairdresser: 'Hairdresser',
        chiropody: 'Chiropody',
        activity: 'Activity',
        food_drink: 'Food and drink',
        tobacco: 'Tobacco',
        transport: 'Transport',
        phone: 'Phone',
        present: 'Present for someone',
        savings: 'Savings',
        bill: 'Bill',
        other: 'Other',
      },
    }),
  ),
  description: must(text('Description', { max: 200 })),
  payee: must(text('Paid to or received from', { max: 200 })),
  occurred_at: must(moment('When', { default: 'now' })),
  change_returned: decimal('Change returned', {
    unit: '£',
    min: 0,
    max: 99_999_999.99,
    places: 2,
    help: 'What was taken along, less what was spent.',
  }),
};

export const payment = entity({
  name: 'payment',
  labels: { one: 'Payment', many: 'Payments' },
  purpose: 'Money that came in or went out for somebody, with a receipt and a witness.',
  title: ['description', 'amount'],
  belongsTo: 'resident',
  afterLeaving: true,
  staysWithHome: true,
  looksAt: { resident: ['consent_money_support'] },
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
    senior: ['view', 'add', 'change', 'delete:own_draft', 'submit', 'witness'],
    carer: ['view', 'add', 'delete:own_draft', 'submit', 'witness'],
    agency: nothing,
    auditor: ['view'],
  },
  narrower: draftsOnly,
  fields: {
    ...section('Movement', movement),
    ...section('Receipt', {
      receipt: file('Receipt', { category: 'receipt' }),
      receipt_no: text('Receipt number', { max: 40 }),
      no_receipt_reason: text('Why there is no receipt', { max: 200 }),
    }),
    ...section('Signatures', {
      resident_signed: must(
        choice('The resident', {
          options: { signed: 'Signed', mark: 'Made a mark', unable: 'Was not able to', declined: 'Chose not to' },
        }),
      ),
      resident_signed_reason: must(
        text('Why there is no signature', { max: 300, when: { resident_signed: ['unable', 'declined'] } }),
      ),
      witness: ref('Witness', {
        to: 'staff',
        asks: { holds: 'witness_payment' },
        byAnother: true,
        mustWhen: { account: ['cash_tin'] },
        help: 'Confirms it with their own PIN.',
      }),
      authorised_by: readOnly(ref('Authorised by', { to: 'staff' })),
      posted_alone: readOnly(yesNo('Posted by one person alone', { default: false })),
      countersigned_at: readOnly(moment('Countersigned at')),
      recorded_by: recordedBy,
      reversal_reason: must(text('Why it is reversed', { max: 500, when: { status: ['reversed'] } })),
      status: must(choice('Status', { options: postingStatus, default: 'draft' })),
    }),
    ...sentBack,
    ...query,
  },
  states: postingStates({ own: ['created_by'], authorised: 'above_limit' }),
  fixed: fixedMovement('receipt', 'receipt_no'),
  list: [
    'occurred_at',
    'payment_type',
    'description',
    'money_in',
    'money_out',
    'balance',
    'has_receipt',
    'signed_by',
    'status',
  ],
  computed: {
    ...passbookColumns('payment_type', ['receipt', 'receipt_no']),
    signed_by: { shownAs: refs('Signed by', { to: 'staff' }), from: ['recorded_by', 'witness'] },
  },
  carries: ['account', 'category', 'receipt_no', 'no_receipt_reason', 'authorised_by', 'posted_alone'],
  order: '-occurred_at',
  filters: ['account', 'payment_type', 'category'],
  search: ['description', 'payee'],
  check: (p, around) => ({
    ...receiptComplaint(p),
    ...timeComplaint(p, around),
    ...witnessComplaint(p, around),
  }),
  warn: paymentWarnings,
  derive: (p, around) => ({
    ...authorship(around),
    ...signatures(p, around),
    ...sendingBack(p, around),
    ...querying(p, around),
  }),
});
export type Payment = RecordOf<typeof payment>;
