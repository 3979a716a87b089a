import { may } from '../kit/vocabulary/permissions.ts';
import type { PaymentsHandover } from './payments-handover.ts';
import type { Signer, SigningStep } from './signing-steps.ts';

type Counted = Pick<PaymentsHandover, 'status' | 'handed_over_by' | 'received_by' | 'total_difference'>;
type Counter = Pick<Signer, 'me' | 'rights'>;

/** Both who counted sign what they found; a difference is settled by somebody who did neither. */
export function countSigning(count: Counted, { me, rights }: Counter): readonly SigningStep[] {
  const { status, handed_over_by, received_by, total_difference } = count;
  const entity = 'payments_handover';
  if (status === 'draft') {
    const differs = total_difference !== 0;
    const isMine = me !== handed_over_by && may(rights, 'agree', entity);
    return [
      {
        act: 'agree',
        by: isMine ? 'me' : 'pin',
        verb: differs ? 'Sign that it differs' : 'Agree the count',
        hint: isMine
          ? 'You counted it too, and it is as written.'
          : 'Whoever receives the cash confirms with their own PIN. You stay signed in.',
        ...(differs ? { asks: 'discrepancy_note' } : {}),
      },
    ];
  }
  const isThird = me !== handed_over_by && me !== received_by;
  return status === 'discrepancy' && isThird && may(rights, 'resolve', entity)
    ? [
        {
          act: 'resolve',
          by: 'me',
          verb: 'Resolve the difference',
          hint: 'Say what was found. If the money stays missing, enter a correction as well, so that the ledger and the tin agree again.',
          asks: 'resolution',
        },
      ]
    : [];
}

/** Whoever hands over signs by writing it down; what somebody else wrote down takes their PIN as well. */
export const asksHandedOver = ({
  created_by,
  handed_over_by,
}: Pick<PaymentsHandover, 'created_by' | 'handed_over_by'>): boolean => created_by !== handed_over_by;
