import { closedMonthWarning } from '#domain/money/ledger/closed-month.ts';
import type { Payment } from '#domain/money/payment.ts';
import type { PettyCash } from '#domain/money/petty-cash.ts';
import type { ValidationContext } from '../kit/context/record-context.ts';
import type { Db } from '../kit/runtime/database.ts';

const lastClosed = 'select max(month)::text as month from month_close where home = $1::uuid';

/** Asked of what is written down; the months of the house in which it stands are what counts. */
export async function closedMonth(
  db: Db,
  { record, home, now }: Pick<ValidationContext<Payment | PettyCash>, 'record' | 'home' | 'now'>,
) {
  const [last] = await db.query<{ month: string | null }>(lastClosed, [record.home]);
  return closedMonthWarning(record.occurred_at, { closed: last?.month ?? null, now, zone: home.zone });
}
