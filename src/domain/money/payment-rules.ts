import { poundWords } from '../kit/words/pound-words.ts';
import type { Circumstances } from '../kit/vocabulary/entity.ts';
import type { Direction } from './direction.ts';
import { isAhead } from '../kit/time/ahead.ts';
import { pence } from './balance.ts';
import { asksReceipt, directionOf } from './direction.ts';
import { warningsOf } from '../kit/vocabulary/warnings.ts';

interface Spending {
  readonly payment_type: string;
  readonly direction: Direction | null;
  readonly amount: number;
  readonly description: string;
  readonly payee: string;
  readonly occurred_at: string;
  readonly receipt: string | null;
  readonly receipt_no: string | null;
  readonly no_receipt_reason: string | null;
  readonly status: string | null;
}

/** Housing 21 and others ask for a receipt for every purchase where one can be had. */
export function receiptComplaint({ payment_type, direction, receipt, receipt_no, no_receipt_reason }: Spending) {
  const isAccounted = receipt !== null || receipt_no !== null || no_receipt_reason !== null;
  return asksReceipt(payment_type, direction) && !isAccounted
    ? { no_receipt_reason: 'Add the receipt or its number, or say why there is none.' }
    : {};
}

export const timeComplaint = ({ occurred_at }: Spending, { now }: Circumstances) =>
  isAhead(occurred_at, now) ? { occurred_at: 'When it happened cannot be in the future.' } : {};

export type EnteredSpending = Pick<Spending, 'payment_type' | 'direction' | 'amount'>;

/** Two entries of the same sum on one day are more often one entry made twice. What came in and went out again is not. */
export function doubledWarning(payment: EnteredSpending, sameDay: readonly EnteredSpending[]) {
  const way = directionOf(payment.payment_type, payment.direction);
  const isDoubled = sameDay.some(
    (other) =>
      directionOf(other.payment_type, other.direction) === way && pence(other.amount) === pence(payment.amount),
  );
  return warningsOf(
    isDoubled
      ? { occurred_at: ['possible_duplicate', 'The same amount is entered for this day already. Enter it again?'] }
      : {},
  );
}

const agreed = ['yes', 'best_interests'];

/** Help with money is agreed by the resident's consent, or in a plan. */
export const supportWarning = (consent: string | null, hasPlan: boolean) =>
  warningsOf(
    hasPlan || agreed.includes(String(consent))
      ? {}
      : { resident: ['money_support_not_agreed', 'Help with money has not been agreed with this resident.'] },
  );

const shortest = 5;
const written = ['amount', 'payment_type', 'direction', 'description', 'payee', 'occurred_at'] as const;

/** Asked of what is written or corrected; who witnesses, authorises or sends it back later is not asked again. */
export const wroteAnew = (payment: Spending, before: Partial<Spending> | null): boolean =>
  before === null ||
  (payment.status === 'draft' && before.status === 'draft') ||
  written.some((name) => payment[name] !== before[name]);

const vague = (text: string, name: string) =>
  warningsOf(
    text.length < shortest ? { [name]: [`${name}_too_vague`, 'Will someone else understand this in a year?'] } : {},
  );

export function paymentWarnings(payment: Spending, { settings, before }: Circumstances<Spending>) {
  if (!wroteAnew(payment, before)) return {};
  const limit = settings.payment_authorise_over;
  return warningsOf({
    ...(payment.amount > limit
      ? { amount: ['needs_authority', `Over ${poundWords(limit)} it has to be authorised as well.`] }
      : {}),
    ...vague(payment.description, 'description'),
    ...vague(payment.payee, 'payee'),
  });
}
