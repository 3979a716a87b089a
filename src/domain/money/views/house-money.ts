import type { Day, Moment } from '../../kit/time/time.ts';
import type { Payment } from '../payment.ts';
import type { PaymentsHandover } from '../payments-handover.ts';
import { pettyCashTopUp, imprestDifference } from '../petty-cash-top-up.ts';

/** A movement that waits for a signature. */
export interface WaitingMovement extends Pick<
  Payment,
  'id' | 'status' | 'description' | 'amount' | 'occurred_at' | 'created_by' | 'witness'
> {
  readonly entity: 'payment' | 'petty_cash';
  readonly resident: string | null;
  readonly resident_name: string | null;
  readonly requested_by: string | null;
  readonly recorded_by_name: string | null;
  readonly witness_name: string | null;
  readonly posted_alone: boolean;
}

/** What the house holds for one resident. */
export interface Tin {
  readonly resident: string;
  readonly name: string;
  readonly room: string | null;
  readonly cash: number;
  /** Left out for whoever may not read what is in the bank. */
  readonly savings?: number;
  readonly last_at: Moment | null;
  readonly has_left: boolean;
}

export interface Imprest {
  readonly balance: number;
  readonly advances: readonly {
    readonly id: string;
    readonly description: string;
    readonly amount: number;
    readonly by: string | null;
    readonly due_back_at: Moment | null;
  }[];
  /** Vouchers since the float was last topped up. */
  readonly vouchers: number;
}

/** The entities that the money of a house is read from. */
export const houseMoneyMadeOf = ['payment', 'petty_cash', 'transaction', 'payments_handover', 'resident'] as const;

export interface HouseMoney {
  readonly waiting: readonly WaitingMovement[];
  readonly tins: readonly Tin[];
  /** Null for whoever may not read the ledger. */
  readonly petty: Imprest | null;
  readonly count:
    | (Pick<PaymentsHandover, 'id' | 'counted_at' | 'status'> & { readonly total_difference: number })
    | null;
  /** The last month that is closed, as its first day. */
  readonly closed: Day | null;
}

/** How the float stands: what is in the tin, what is out, and what would bring it back. */
export function imprestFigures({ balance, advances, vouchers }: Imprest, float: number) {
  const open = advances.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
  return {
    open,
    topUp: pettyCashTopUp(float, balance, open),
    unexplained: imprestDifference(float, { tin: balance, open_advances: open, vouchers }),
  };
}
