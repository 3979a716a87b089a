import type { Complaints } from '#domain/kit/vocabulary/entity.ts';
import { wouldOverdraw } from '#domain/money/balance.ts';
import { directionOf, signedAmount, type Direction } from '#domain/money/direction.ts';
import type { ValidationContext } from '../kit/context/record-context.ts';
import { accountBalances, type Account } from './account-balances.ts';

const decisive = ['amount', 'account', 'payment_type', 'entry_type', 'direction'];

/** No account is ever below zero. Asked when the sum or where it comes from is new; the ledger asks again when it is posted. */
export async function overdrawn(
  { db, now, record, before }: ValidationContext,
  account: Account | null,
): Promise<Complaints> {
  const isNew = before === null || decisive.some((name) => record[name] !== before[name]);
  const direction = directionOf(
    String(record['payment_type'] ?? record['entry_type']),
    (record['direction'] ?? null) as Direction | null,
  );
  if (account === null || !isNew || direction !== 'out') return {};
  const [held = 0] = await accountBalances(db, [account], String(record['home']), now);
  return wouldOverdraw(held, signedAmount(Number(record['amount']), direction))
    ? { amount: `Only £${held.toFixed(2)} is there.` }
    : {};
}
