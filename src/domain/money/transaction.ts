import type { RecordOf } from '../kit/vocabulary/entity.ts';
import { entity } from '../kit/vocabulary/entity.ts';
import { choice, decimal, link, moment, must, ref, text, whole, yesNo } from '../kit/vocabulary/fields.ts';
import { nothing } from '../kit/vocabulary/permissions.ts';
import { accountKinds } from './account-kinds.ts';

const pounds = { unit: '£', min: -99_999_999.99, max: 99_999_999.99, places: 2 } as const;

/**
 * A line of the ledger: written once, when a payment or petty cash is posted, and never changed. Whether it was reversed
 * later and whether its month is closed stands elsewhere and is looked up.
 */
export const transaction = entity({
  name: 'transaction',
  labels: { one: 'Ledger line', many: 'Ledger' },
  purpose: 'Every movement of money, in the order it was made.',
  title: ['posted_at', 'description'],
  belongsTo: 'home',
  staysWithHome: true,
  serverOnly: true,
  access: {
    superuser: ['view'],
    manager: ['view'],
    senior: ['view'],
    carer: ['view:tins', 'view:float'],
    agency: nothing,
    auditor: ['view'],
  },
  // What is in the bank is for seniors.
  narrower: {
    'view:tins': { rows: { account_kind: { is: 'resident_cash' } } },
    'view:float': { rows: { account_kind: { is: 'petty_cash' } } },
  },
  fields: {
    account_kind: must(choice('Account', { options: accountKinds })),
    number: must(whole('Number', { min: 1, max: 2_000_000_000 })),
    resident: ref('Resident', { to: 'resident' }),
    source: must(link('Comes from')),
    posted_at: must(moment('Posted')),
    amount: must(decimal('Amount', pounds)),
    balance_before: must(decimal('Balance before', pounds)),
    balance_after: must(decimal('Balance', { ...pounds, min: 0 })),
    description: must(text('Description', { max: 200 })),
    recorded_by: ref('Recorded by', { to: 'staff' }),
    witness: ref('Witness', { to: 'staff' }),
    reverses: ref('Reverses', { to: 'transaction' }),
  },
  list: [
    'number',
    'posted_at',
    'account_kind',
    'description',
    'amount',
    'balance_after',
    'recorded_by',
    'witness',
    'reversed_by',
    'period_locked',
  ],
  computed: {
    reversed_by: { shownAs: ref('Reversed by', { to: 'transaction' }), from: ['account_kind'] },
    period_locked: { shownAs: yesNo('Month closed'), from: ['posted_at'] },
  },
  carries: ['resident', 'source', 'balance_before', 'reverses'],
  order: '-posted_at',
  filters: ['account_kind'],
  search: ['description'],
});
export type Transaction = RecordOf<typeof transaction>;
