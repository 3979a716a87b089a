import type { Columns } from '../kit/vocabulary/computed-columns.ts';
import type { Payment } from './payment.ts';
import type { PettyCash } from './petty-cash.ts';
import { directionOf, needsReceipt, type Direction } from './direction.ts';

/** What the ledger says once the movement is in it; undefined for whoever may not read the ledger. */
export interface MoneyFound {
  readonly balance: number | null | undefined;
}

const amountIf = (
  wanted: Direction,
  { amount, direction }: Pick<Payment, 'amount' | 'direction'>,
  kind: string,
): number | null => (directionOf(kind, direction) === wanted ? amount : null);
const balance = (_row: unknown, _around: unknown, found: MoneyFound) => found.balance;

interface Accounted {
  readonly direction: Direction | null;
  readonly receipt: string | null;
  readonly receipt_no?: string | null;
  readonly no_receipt_reason: string | null;
  readonly status: string | null;
}

/** As a picture here, or on paper under its number; null where none is due. */
function receiptOf({ direction, receipt, receipt_no = null, no_receipt_reason, status }: Accounted, kind: string) {
  if (receipt !== null || receipt_no !== null) return 'yes';
  if (no_receipt_reason !== null) return 'reason';
  return needsReceipt(kind, direction, status) ? 'no' : null;
}

type PaymentRow = Pick<
  Payment,
  | 'amount'
  | 'direction'
  | 'payment_type'
  | 'receipt'
  | 'receipt_no'
  | 'no_receipt_reason'
  | 'recorded_by'
  | 'witness'
  | 'status'
>;

export const paymentColumns = {
  money_in: (row: PaymentRow) => amountIf('in', row, row.payment_type),
  money_out: (row) => amountIf('out', row, row.payment_type),
  balance,
  has_receipt: (row) => receiptOf(row, row.payment_type),
  signed_by: ({ recorded_by, witness }) => [recorded_by, witness].filter((person) => person !== null),
} satisfies Columns<PaymentRow, MoneyFound>;

type PettyCashRow = Pick<PettyCash, 'amount' | 'direction' | 'entry_type' | 'receipt' | 'no_receipt_reason' | 'status'>;

export const pettyCashColumns = {
  money_in: (row: PettyCashRow) => amountIf('in', row, row.entry_type),
  money_out: (row) => amountIf('out', row, row.entry_type),
  balance,
  has_receipt: (row) => receiptOf(row, row.entry_type),
} satisfies Columns<PettyCashRow, MoneyFound>;
