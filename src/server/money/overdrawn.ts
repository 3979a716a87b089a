import { poundWords } from '#domain/kit/words/pound-words.ts';
import type { Payment } from '#domain/money/payment.ts';
import type { PettyCash } from '#domain/money/petty-cash.ts';
import { isSame } from '#domain/kit/vocabulary/is-same.ts';
import { wouldOverdraw } from '#domain/money/balance.ts';
import { directionOf, signedAmount } from '#domain/money/direction.ts';
import type { ValidationContext } from '../kit/context/record-context.ts';
import { accountBalances, type CashAccount } from './account-balances.ts';

/** What is moved, and out of which account. */
const decisive = (moved: Payment | PettyCash): readonly unknown[] => [
  moved.amount,
  'account' in moved ? moved.account : null,
  kindOf(moved),
  moved.direction,
];

const kindOf = (moved: Payment | PettyCash): string =>
  'payment_type' in moved ? moved.payment_type : moved.entry_type;

/** No account is ever below zero. Asked when the sum or where it comes from is new; the ledger asks again when it is posted. */
export async function overdrawn(
  { db, now, record, before }: ValidationContext<Payment | PettyCash>,
  account: CashAccount | null,
) {
  const isNew = before === null || !isSame(decisive(record), decisive(before));
  const direction = directionOf(kindOf(record), record.direction);
  const { home } = record;
  if (account === null || home === null || !isNew || direction !== 'out') return {};
  const [held = 0] = await accountBalances(db, [account], home, now);
  return wouldOverdraw(held, signedAmount(record.amount, direction))
    ? {
        amount: `Only ${poundWords(held)} is there. Enter less, or first what came in; anyone who counts the tin with you can see whether more is in it.`,
      }
    : {};
}
