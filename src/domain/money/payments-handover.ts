import type { RecordOf } from '../kit/vocabulary/entity.ts';
import { entersState, move } from '../kit/vocabulary/states.ts';
import { shifts } from '../kit/traits/care-entry.ts';
import { entity } from '../kit/vocabulary/entity.ts';
import {
  choice,
  decimal,
  explained,
  longText,
  moment,
  must,
  parts,
  readOnly,
  ref,
  rows,
  text,
  whole,
  words,
} from '../kit/vocabulary/fields.ts';
import { nothing } from '../kit/vocabulary/permissions.ts';
import { accountKinds, residentKinds } from './account-kinds.ts';
import { denominations } from './cash-count.ts';
import { compared, countComplaints, strayTotal } from './count-lines.ts';
import { keysOf, tableOf } from '../kit/vocabulary/record-values.ts';

const pounds = { unit: '£', min: 0, max: 99_999_999.99, places: 2 } as const;
const difference = { ...pounds, min: -99_999_999.99 } as const;

const pieces = tableOf(keysOf(denominations), (name) => whole(name, { min: 0, max: 10_000 }));

export const paymentsHandover = entity({
  name: 'payments_handover',
  labels: { one: 'Cash count', many: 'Cash counts' },
  purpose: 'Cash that two people counted together.',
  title: ['counted_at'],
  belongsTo: 'home',
  access: {
    superuser: ['view'],
    manager: ['view', 'add', 'change', 'agree', 'resolve'],
    senior: ['view', 'add', 'change', 'agree'],
    carer: ['view', 'add', 'agree'],
    agency: nothing,
    auditor: ['view'],
  },
  fields: {
    handover: ref('Handover', { to: 'handover' }),
    counted_at: must(moment('Counted at', { default: 'now' })),
    lines: must(
      rows(
        'Tins',
        {
          account_kind: must(choice('Account', { options: accountKinds })),
          resident: must(ref('Resident', { to: 'resident', when: { account_kind: residentKinds } })),
          counted: must(decimal('Counted', pounds)),
          denominations: parts('Notes and coins', pieces),
          expected: readOnly(decimal('Expected', pounds)),
          difference: readOnly(decimal('Difference', difference)),
          note: text('Note', { max: 300 }),
        },
        { help: 'Count first; what the ledger expects is shown afterwards.' },
      ),
    ),
    tins_counted: readOnly(whole('Tins', { min: 0, max: 200 })),
    total_difference: readOnly(decimal('Difference', pounds)),
    handed_over_by: must(ref('Handed over by', { to: 'staff' })),
    received_by: must(
      ref('Received by', {
        to: 'staff',
        asks: { holds: 'agree_payments_handover' },
        help: 'Confirms it with their own PIN.',
      }),
    ),
    seal_numbers: explained('seal_numbers', words('Seal numbers', { max: 40 })),
    discrepancy_note: longText('About the difference', { max: 2000 }),
    resolution: must(longText('How it was resolved', { max: 2000, when: { status: ['resolved'] } })),
    resolved_by: readOnly(ref('Resolved by', { to: 'staff' })),
    incident: ref('Incident', { to: 'incident' }),
    status: must(
      choice('Status', {
        options: { draft: 'Draft', agreed: 'Agreed', discrepancy: 'Does not add up', resolved: 'Resolved' },
        default: 'draft',
      }),
    ),
  },
  states: {
    start: 'draft',
    moves: [
      move('draft', 'agreed', 'agree', { by: 'agree', notBy: ['handed_over_by'] }),
      move('draft', 'discrepancy', 'agree', { by: 'agree', notBy: ['handed_over_by'], needs: ['discrepancy_note'] }),
      move('discrepancy', 'resolved', 'resolve', {
        by: 'resolve',
        notBy: ['handed_over_by', 'received_by'],
        needs: ['resolution'],
      }),
    ],
  },
  fixed: {
    in: {
      agreed: 'Two people agreed this count, and it stays as it is. Count again; anyone who counts can.',
      discrepancy:
        'Two people signed this count, and it stays as it is. Count again; a manager can resolve the difference.',
      resolved: 'This difference was resolved, and the count stays as it is. Count again; anyone who counts can.',
    },
    byCall: ['incident'],
  },
  list: ['counted_at', 'shift', 'tins_counted', 'total_difference', 'handed_over_by', 'received_by', 'status'],
  computed: {
    shift: { shownAs: choice('Shift', { options: shifts }), from: ['counted_at'] },
  },
  carries: ['handover', 'incident'],
  order: '-counted_at',
  filters: ['handover'],
  check: countComplaints,
  derive(count, { actor, before }) {
    const lines = compared(count.lines);
    return {
      lines,
      tins_counted: lines.length,
      total_difference: strayTotal(lines),
      // Whoever signs has received it, whatever name was written before.
      ...(actor !== null && before?.status === 'draft' && count.status !== 'draft' ? { received_by: actor } : {}),
      ...(entersState(count, before, 'resolved') ? { resolved_by: actor } : {}),
    };
  },
});
export type PaymentsHandover = RecordOf<typeof paymentsHandover>;
