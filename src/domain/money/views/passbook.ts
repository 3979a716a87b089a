import type { Transaction } from '../transaction.ts';
import type { Moment } from '../../kit/time/time.ts';

export interface PassbookLine extends Pick<
  Transaction,
  'number' | 'posted_at' | 'amount' | 'balance_after' | 'description'
> {
  readonly source: { readonly entity: 'payment' | 'petty_cash'; readonly id: string } | null;
  readonly occurred_at: Moment | null;
  readonly payee: string | null;
  readonly category: string | null;
  /** Null where none is due. */
  readonly has_receipt: boolean | null;
  readonly no_receipt_reason: string | null;
  readonly recorded_by_name: string | null;
  readonly witness_name: string | null;
  /** The number of the line it reverses. */
  readonly reverses: number | null;
  readonly reversed_by: number | null;
}

/** Who decides about somebody's money; nobody means that they do themselves. */
export interface MoneyAuthority {
  readonly role: 'lpa_finance' | 'deputy' | 'appointee';
  readonly name: string;
}

export const authorityWords = {
  lpa_finance: 'Attorney for money',
  deputy: 'Court-appointed deputy',
  appointee: 'Appointee for benefits',
} as const;

/** The entities that a passbook is read from. */
export const passbookMadeOf = ['payment', 'petty_cash', 'transaction', 'resident', 'family'] as const;

export interface Passbook {
  readonly account_kind: string;
  readonly balance: number;
  readonly lines: readonly PassbookLine[];
  /** Whether earlier lines follow. */
  readonly more: boolean;
  /** Sums of the month that was asked for, or of everything. */
  readonly opening: number;
  readonly closing: number;
  readonly came_in: number;
  readonly went_out: number;
  readonly missing_receipts: number;
  readonly authority: readonly MoneyAuthority[];
  readonly consent: string | null;
}
