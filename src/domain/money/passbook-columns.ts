import { decimal, yesNo } from '../kit/vocabulary/fields.ts';

const pounds = { unit: '£', min: 0, max: 99_999_999.99, places: 2 } as const;

/** A movement as a passbook tells it: in or out, what is there afterwards, and whether a receipt is. */
export const passbookColumns = <const K extends string, const R extends string>(kind: K, receipt: readonly R[]) =>
  ({
    money_in: { shownAs: decimal('In', pounds), from: ['amount', 'direction', kind] },
    money_out: { shownAs: decimal('Out', pounds), from: ['amount', 'direction', kind] },
    balance: { shownAs: decimal('Balance', pounds), from: ['amount'] },
    has_receipt: { shownAs: yesNo('Receipt'), from: receipt },
  }) as const;
