import type { Circumstances } from '../kit/vocabulary/entity.ts';
import type { Fixed } from '../kit/vocabulary/frozen.ts';
import type { States } from '../kit/vocabulary/states.ts';
import { arrives } from '../kit/people/arrival.ts';
import { authorOf } from '../kit/traits/recorded-by.ts';
import { sendBack } from '../kit/traits/sent-back.ts';
import { move } from '../kit/vocabulary/states.ts';

/** How money written on a form becomes a line of the ledger: two people, and a manager above the limit or every time. */
export const postingStatus = {
  draft: 'Draft',
  awaiting_witness: 'Waiting for a witness',
  awaiting_authority: 'Waiting for the manager',
  posted: 'Posted',
  queried: 'Queried',
  reversed: 'Reversed',
} as const;

type PostingRight = 'submit' | 'witness' | 'authorise' | 'query' | 'reverse';

interface Posting<Name extends string> {
  /** Whose id these fields hold may not witness or authorise the movement. */
  readonly own: readonly Name[];
  readonly authorised: 'above_limit' | 'always';
}

export const postingStates = <const Name extends string>({
  own,
  authorised,
}: Posting<Name>): States<keyof typeof postingStatus, Name | 'sent_back_reason' | 'reversal_reason', PostingRight> => ({
  start: 'draft',
  moves: [
    move('draft', 'awaiting_witness', 'submit', { verb: 'Submit for the witness' }),
    sendBack('awaiting_witness', 'witness'),
    sendBack('awaiting_authority', 'authorise'),
    move('awaiting_witness', 'awaiting_authority', 'witness', { by: 'witness', notBy: own }),
    ...(authorised === 'always' ? [] : [move('awaiting_witness', 'posted', 'witness', { by: 'witness', notBy: own })]),
    move('awaiting_authority', 'posted', 'authorise', { by: 'authorise', notBy: own }),
    move('posted', 'queried', 'query', { auditedAs: 'payment_queried' }),
    move('queried', 'posted', 'query'),
    move(['posted', 'queried'], 'reversed', 'reverse', { by: 'reverse', needs: ['reversal_reason'] }),
  ],
});

interface Movement {
  readonly status: string | null;
  readonly witness: string | null;
  readonly created_by: string | null;
}

const settled =
  'A posted movement is never changed. A manager can query it, and put it right by an entry that reverses it.';

/** What two people sign is what was written; a receipt may turn up later, and is then added where there was none. */
export const fixedMovement = <const Name extends string>(...receipts: readonly Name[]): Fixed<Name> => ({
  in: {
    awaiting_witness: 'This waits for its witness as it was written. The witness can send it back to its author.',
    awaiting_authority: 'This waits to be authorised as it was witnessed. A manager can send it back to its author.',
    posted: settled,
    queried: settled,
    reversed: 'A reversed movement stays as it was. Enter it again as it should be.',
  },
  fills: receipts,
});

export const witnessComplaint = (record: Movement, circumstances: Circumstances) =>
  record.witness !== null && record.witness === authorOf(record, circumstances)
    ? { witness: 'Witness must be someone other than the person who wrote it down.' }
    : {};

/** Whoever carries out the step has witnessed or authorised it, whatever name was written before. */
export function signatures(
  record: Movement,
  { actor, before }: Circumstances,
): { readonly witness?: string; readonly authorised_by?: string } {
  const from = before?.['status'];
  if (actor === null) return {};
  if (from === 'awaiting_witness' && record.status !== from && record.status !== 'draft') return { witness: actor };
  return from === 'awaiting_authority' && arrives(record, before, 'posted') ? { authorised_by: actor } : {};
}
