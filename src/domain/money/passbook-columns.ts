import { choice, decimal } from '../kit/vocabulary/fields.ts';

const pounds = { unit: '£', min: 0, max: 99_999_999.99, places: 2 } as const;

/** What stands for the money in the folder: a receipt, the reason why there is none, or neither where one is due. */
const receiptOptions = { yes: 'Yes', reason: 'Reason given', no: 'Missing' } as const;

/** A movement as a passbook tells it: in or out, what is there afterwards, and whether a receipt is. */
export const passbookColumns = <const K extends string, const R extends string>(kind: K, receipt: readonly R[]) =>
  ({
    money_in: { shownAs: decimal('In', pounds), from: ['amount', 'direction', kind] },
    money_out: { shownAs: decimal('Out', pounds), from: ['amount', 'direction', kind] },
    balance: { shownAs: decimal('Balance', pounds), from: ['amount'] },
    has_receipt: {
      shownAs: choice('Receipt', { options: receiptOptions }),
      from: [...receipt, 'no_receipt_reason', 'direction', 'status', kind],
    },
  }) as const;
