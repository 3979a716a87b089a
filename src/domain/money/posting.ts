import { poundWords } from '../kit/words/pound-words.ts';
import type { Circumstances } from '../kit/vocabulary/entity.ts';
import type { Fixed } from '../kit/vocabulary/fixed.ts';
import { type States, entersState, move } from '../kit/vocabulary/states.ts';
import { pence } from './balance.ts';
import { byMove, longText, section } from '../kit/vocabulary/fields.ts';
import { authorOf } from '../kit/traits/recorded-by.ts';
import { sendBack, takeBack } from '../kit/traits/sent-back.ts';

/** How money written on a form becomes a line of the ledger: two people, and a manager above the limit or every time. */
export const postingStatus = {
  draft: 'Draft',
  awaiting_witness: 'Waiting for a witness',
  awaiting_authority: 'Waiting for the manager',
  posted: 'Posted',
  queried: 'Queried',
  reversed: 'Reversed',
} as const;

/** What nobody has signed has moved no money: whoever wrote it by mistake takes it away with a reason, and a manager any. */
export const draftsOnly = {
  'delete:draft': { rows: { status: { is: 'draft' } } },
  'delete:own_draft': { rows: { status: { is: 'draft' }, created_by: { me: true } } },
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
}: Posting<Name>): States<
  keyof typeof postingStatus,
  Name | 'created_by' | 'witness' | 'sent_back_reason' | 'reversal_reason' | 'query_reason' | 'query_answer',
  PostingRight
> => ({
  start: 'draft',
  moves: [
    move('draft', 'awaiting_witness', 'submit', { verb: 'Submit for the witness' }),
    sendBack('awaiting_witness', 'witness'),
    sendBack('awaiting_authority', 'authorise'),
    takeBack(['awaiting_witness', 'awaiting_authority'], 'submit'),
    move('awaiting_witness', 'awaiting_authority', 'witness', { by: 'witness', notBy: own }),
    ...(authorised === 'always'
      ? []
      : [
          move('awaiting_witness', 'posted', 'witness', { by: 'witness', notBy: own }),
          // Whoever is alone on duty posts a small sum, and the next shift countersigns it.
          move<'awaiting_witness' | 'posted', 'submit', 'created_by'>('awaiting_witness', 'posted', 'submit', {
            by: 'post-alone',
            onlyBy: ['created_by'],
          }),
        ]),
    // Three different people: who wrote it, who saw it, who authorises it.
    move('awaiting_authority', 'posted', 'authorise', { by: 'authorise', notBy: [...own, 'witness'] }),
    move('posted', 'queried', 'query', { auditedAs: 'payment_queried', verb: 'Query it', needs: ['query_reason'] }),
    move('queried', 'posted', 'query', {
      auditedAs: 'payment_query_answered',
      verb: 'Answer the query',
      needs: ['query_answer'],
    }),
    move(['posted', 'queried'], 'reversed', 'reverse', { by: 'reverse', needs: ['reversal_reason'] }),
  ],
});

/** What a manager asks about a posted movement, and what came of it; an earlier pair stands in the earlier versions. */
export const query = section('Query', {
  query_reason: byMove(longText('What is asked about it', { max: 1000 })),
  query_answer: byMove(longText('What was found', { max: 1000 })),
});

/** A new question waits for an answer of its own. */
export const querying = (
  record: Pick<Movement, 'status'>,
  { before }: Circumstances<Pick<Movement, 'status'>>,
): { readonly query_answer?: null } => (entersState(record, before, 'queried') ? { query_answer: null } : {});

interface Movement {
  readonly status: string | null;
  readonly witness: string | null;
  readonly created_by: string | null;
}

interface LoneMovement extends Movement {
  readonly amount: number;
  readonly posted_alone: boolean | null;
  readonly countersigned_at: string | null;
}

/** Somebody who was alone posted it, and nobody else has signed it yet. */
export const awaitsCountersign = ({
  status,
  posted_alone,
  countersigned_at,
}: Pick<LoneMovement, 'status' | 'posted_alone' | 'countersigned_at'>): boolean =>
  posted_alone === true && countersigned_at === null && (status === 'posted' || status === 'queried');

/** Small sums may be paid out by somebody who is alone in the house; larger ones wait for a second person. */
export const aloneComplaint = ({ amount }: Pick<LoneMovement, 'amount'>, limit: number): string | null =>
  pence(amount) > pence(limit)
    ? `Alone you can post up to ${poundWords(limit)}. Above that it waits for a witness; any colleague of the house can sign from their own list.`
    : null;

const settled =
  'A posted movement is never changed. A manager can query it, and put it right by an entry that reverses it.';

/** What two people sign is what was written; a receipt may turn up later, and is then added where there was none. */
export const fixedMovement = <const Name extends string>(...receipts: readonly Name[]): Fixed<Name | 'witness'> => ({
  in: {
    awaiting_witness: 'This waits for its witness as it was written. The witness can send it back to its author.',
    awaiting_authority: 'This waits to be authorised as it was witnessed. A manager can send it back to its author.',
    posted: settled,
    queried: settled,
    reversed: 'A reversed movement stays as it was. Enter it again as it should be.',
  },
  fills: receipts,
  byCall: ['witness'],
});

export const witnessComplaint = (record: Movement, circumstances: Circumstances) =>
  record.witness !== null && record.witness === authorOf(record, circumstances)
    ? { witness: 'Witness must be someone other than the person who wrote it down.' }
    : {};

/** Whoever carries out the step has witnessed or authorised it, whatever name was written before. */
export function signatures(
  record: Movement,
  { actor, before }: Circumstances<Movement>,
): { readonly witness?: string; readonly authorised_by?: string } {
  const from = before?.status;
  if (actor === null) return {};
  const isSigned = from === 'awaiting_witness' && record.status !== from && record.status !== 'draft';
  if (isSigned) return actor === record.created_by ? {} : { witness: actor };
  return from === 'awaiting_authority' && entersState(record, before, 'posted') ? { authorised_by: actor } : {};
}
