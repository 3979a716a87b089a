import type { Circumstances, Complaints } from '../kit/entity.ts';
import type { Fields } from '../kit/fields.ts';
import type { States } from '../kit/states.ts';
import { arrives } from '../kit/arrival.ts';
import { frozen } from '../kit/frozen.ts';
import { authorOf } from '../kit/recorded-by.ts';
import { move } from '../kit/states.ts';

/** How money written on a form becomes a line of the ledger: two people, and a manager above the limit or every time. */
export const postingStatus = {
  draft: 'Draft',
  awaiting_witness: 'Waiting for a witness',
  awaiting_authority: 'Waiting for the manager',
  posted: 'Posted',
  queried: 'Queried',
  reversed: 'Reversed',
} as const;

interface Posting {
  /** Whose id these fields hold may not witness or authorise the movement. */
  readonly own: readonly string[];
  readonly authorised: 'above_limit' | 'always';
}

export const postingStates = ({ own, authorised }: Posting): States => ({
  start: 'draft',
  moves: [
    move('draft', 'awaiting_witness', 'submit'),
    move('awaiting_witness', 'awaiting_authority', 'witness', { by: 'witness', notBy: own }),
    ...(authorised === 'always' ? [] : [move('awaiting_witness', 'posted', 'witness', { by: 'witness', notBy: own })]),
    move('awaiting_authority', 'posted', 'authorise', { by: 'authorise', notBy: own }),
    move('posted', 'queried', 'query', { told: 'payment_queried' }),
    move('queried', 'posted', 'query'),
    move(['posted', 'queried'], 'reversed', 'reverse', { by: 'reverse', needs: ['reversal_reason'] }),
  ],
});

interface Movement {
  readonly status: string | null;
  readonly witness: string | null;
  readonly created_by: string | null;
}

const stillOpen = ['draft', 'awaiting_witness'];

/** Once witnessed, a movement is never edited: a mistake is corrected by an entry that reverses it. */
export function settledComplaints(movement: Fields, record: Movement & Readonly<Record<string, unknown>>, { before }: Circumstances): Complaints {
  if (!before || stillOpen.includes(String(before['status']))) return {};
  return frozen(movement, record, before, 'A witnessed movement is never changed. Reverse it and enter it again.');
}

export const witnessComplaint = (record: Movement, circumstances: Circumstances): Complaints =>
  record.witness !== null && record.witness === authorOf(record, circumstances) ? { witness: 'Witness must be someone other than the person who wrote it down.' } : {};

/** Whoever carries out the step has witnessed or authorised it, whatever name was written before. */
export function signatures(record: Movement, { actor, before }: Circumstances): { readonly witness?: string; readonly authorised_by?: string } {
  const from = before?.['status'];
  if (actor === null) return {};
  if (from === 'awaiting_witness' && record.status !== from) return { witness: actor };
  return from === 'awaiting_authority' && arrives(record, before, 'posted') ? { authorised_by: actor } : {};
}
