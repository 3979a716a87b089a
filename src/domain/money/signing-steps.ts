import { may, type Rights } from '../kit/vocabulary/permissions.ts';
import { pence } from './balance.ts';
import { awaitsCountersign } from './posting.ts';

type SigningAct = 'witness' | 'authorise' | 'reverse' | 'agree' | 'resolve';

/** By whoever is signed in, or by somebody beside them with a PIN of their own, who must hold the right to it. */
type Signed =
  | { readonly by: 'me'; readonly act: SigningAct | 'post-alone' }
  | { readonly by: 'pin'; readonly act: SigningAct };

export type SigningStep = Signed & {
  /** What has to be said along with it. */
  readonly asks?: 'reversal_reason' | 'discrepancy_note' | 'resolution';
  readonly verb: string;
  /** What follows from it. */
  readonly hint: string;
};

export interface Signable {
  readonly status: string | null;
  readonly amount: number;
  readonly created_by: string | null;
  readonly requested_by?: string | null;
  readonly witness: string | null;
  readonly posted_alone?: boolean | null;
  readonly countersigned_at?: string | null;
}

export interface Signer {
  readonly entity: 'payment' | 'petty_cash';
  readonly me: string | null;
  readonly rights: Rights;
  readonly loneLimit: number;
}

const mine = (me: string | null, ...names: readonly (string | null | undefined)[]): boolean =>
  me !== null && names.includes(me);

function witnessing(of: Signable, { entity, me, rights }: Signer): readonly SigningStep[] {
  const isLater = awaitsCountersign({ posted_alone: null, countersigned_at: null, ...of });
  if (of.status !== 'awaiting_witness' && !isLater) return [];
  const isOwn = mine(me, of.created_by, of.requested_by);
  const verb = isLater ? 'Countersign' : 'Witness';
  return [
    !isOwn && may(rights, 'witness', entity)
      ? {
          act: 'witness',
          by: 'me',
          verb: isLater ? 'Countersign it' : 'I saw it: witness',
          hint: isLater
            ? 'You have looked at the money and the receipt, and they are as written.'
            : 'You saw the money and it is as written.',
        }
      : {
          act: 'witness',
          by: 'pin',
          verb: `${verb} here with a PIN`,
          hint: 'A colleague who saw it confirms with their own PIN. You stay signed in.',
        },
  ];
}

function authorising(of: Signable, { entity, me, rights }: Signer): readonly SigningStep[] {
  if (of.status !== 'awaiting_authority') return [];
  const isOwn = mine(me, of.created_by, of.requested_by, of.witness);
  return [
    !isOwn && may(rights, 'authorise', entity)
      ? { act: 'authorise', by: 'me', verb: 'Authorise', hint: 'It is posted to the ledger at once.' }
      : {
          act: 'authorise',
          by: 'pin',
          verb: 'A manager authorises here',
          hint: 'A manager who neither wrote nor witnessed it confirms with their own PIN. You stay signed in.',
        },
  ];
}

const alone = (of: Signable, { entity, me, loneLimit }: Signer): readonly SigningStep[] =>
  entity === 'payment' &&
  of.status === 'awaiting_witness' &&
  mine(me, of.created_by) &&
  pence(of.amount) <= pence(loneLimit)
    ? [
        {
          act: 'post-alone',
          by: 'me',
          verb: 'I am alone: post it',
          hint: 'It is posted now, and the next shift countersigns it.',
        },
      ]
    : [];

const reversing = ({ status }: Signable, { entity, rights }: Signer): readonly SigningStep[] =>
  (status === 'posted' || status === 'queried') && may(rights, 'reverse', entity)
    ? [
        {
          act: 'reverse',
          by: 'me',
          asks: 'reversal_reason',
          verb: 'Reverse it',
          hint: 'A line that names this one gives the money back; both stay in the ledger.',
        },
      ]
    : [];

/** What can be done with a movement of money on this device, now. Every state that waits has at least one next step. */
export const signingSteps = (of: Signable, signer: Signer): readonly SigningStep[] =>
  [witnessing, alone, authorising, reversing].flatMap((steps) => steps(of, signer));
