import type { Payment } from './payment.ts';
import type { PettyCash } from './petty-cash.ts';
import { ledgerKinds } from './account-kinds.ts';
import { pence, pounds } from './balance.ts';
import { directionOf, signedAmount } from './direction.ts';

/** What a movement does to one account of the ledger. */
export interface LedgerAmount {
  readonly account_kind: 'resident_cash' | 'resident_savings' | 'petty_cash';
  /** Null for the house's own float. */
  readonly resident: string | null;
  readonly amount: number;
}

type PaidIn = Pick<Payment, 'account' | 'payment_type' | 'direction' | 'amount' | 'resident'>;

/** Where a transfer comes from or goes to: between tin and savings, and from a cash machine into the tin. */
const otherAccount = { cash_tin: 'savings_held', savings_held: 'cash_tin', card: 'cash_tin' } as const;

/** One line for each account that a resident's payment moves; what goes by card alone moves none that the house holds. */
export function paymentLines({ account, payment_type, direction, amount, resident }: PaidIn): readonly LedgerAmount[] {
  const way = directionOf(payment_type, direction);
  if (way === null) return [];
  const signed = signedAmount(amount, way);
  const line = (of: keyof typeof ledgerKinds, moved: number): readonly LedgerAmount[] => {
    const account_kind = ledgerKinds[of];
    return account_kind === null ? [] : [{ account_kind, resident, amount: moved }];
  };
  return [...line(account, signed), ...(payment_type === 'transfer' ? line(otherAccount[account], -signed) : [])];
}

export function pettyCashLines({
  entry_type,
  direction,
  amount,
}: Pick<PettyCash, 'entry_type' | 'direction' | 'amount'>): readonly LedgerAmount[] {
  const way = directionOf(entry_type, direction);
  return way === null ? [] : [{ account_kind: 'petty_cash', resident: null, amount: signedAmount(amount, way) }];
}

/** A mistake is put right by its mirror image. */
export const reversed = (amount: number): number => pounds(-pence(amount));
