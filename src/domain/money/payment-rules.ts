import type { Circumstances, Complaints, Warnings } from '../kit/entity.ts';
import type { Direction } from './direction.ts';
import { isAhead } from '../kit/ahead.ts';
import { localDay } from '../kit/time.ts';
import { pence } from './balance.ts';
import { directionOf } from './direction.ts';

interface Spending {
  readonly payment_type: string;
  readonly direction: Direction | null;
  readonly amount: number;
  readonly description: string;
  readonly occurred_at: string;
  readonly receipt: string | null;
  readonly receipt_no: string | null;
  readonly no_receipt_reason: string | null;
  readonly status: string | null;
}

/** Housing 21 and others ask for a receipt for every purchase where one can be had. */
export function receiptComplaint({ payment_type, direction, receipt, receipt_no, no_receipt_reason }: Spending): Complaints {
  const isOut = directionOf(payment_type, direction) === 'out';
  const isAccounted = receipt !== null || receipt_no !== null || no_receipt_reason !== null;
  return isOut && !isAccounted ? { no_receipt_reason: 'Add the receipt or its number, or say why there is none.' } : {};
}

export const timeComplaint = ({ occurred_at }: Spending, { now }: Circumstances): Complaints =>
  isAhead(occurred_at, now) ? { occurred_at: 'When it happened cannot be in the future.' } : {};

/** Two entries of the same sum on one day are more often one entry made twice. */
function looksDoubled(payment: Spending, { zone, last }: Circumstances): boolean {
  if (typeof last?.['amount'] !== 'number' || typeof last['occurred_at'] !== 'string') return false;
  const isSameDay = localDay(last['occurred_at'], zone) === localDay(payment.occurred_at, zone);
  return isSameDay && last['payment_type'] === payment.payment_type && pence(last['amount']) === pence(payment.amount);
}

const agreed = ['yes', 'best_interests'];
const shortest = 5;

/** Asked while the form is being written; who witnesses or authorises it later is not asked again. */
export function paymentWarnings(payment: Spending, circumstances: Circumstances): Warnings {
  if (payment.status !== 'draft') return {};
  const { settings, resident } = circumstances;
  const limit = settings.payment_authorise_over;
  const consent = resident?.['consent_money_support'];
  return {
    ...(payment.amount > limit ? { amount: ['needs_authority', `Over £${limit} a manager has to authorise it.`] } : {}),
    ...(payment.description.length < shortest ? { description: ['too_vague', 'Will someone else understand this in a year?'] } : {}),
    ...(looksDoubled(payment, circumstances) ? { occurred_at: ['possible_duplicate', 'The same amount is entered for this day already. Enter it again?'] } : {}),
    ...(resident && !agreed.includes(String(consent)) ? { resident: ['money_support_not_agreed', 'Help with money has not been agreed with this resident.'] } : {}),
  };
}
