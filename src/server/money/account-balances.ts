import { pence, pounds } from '#domain/money/balance.ts';
import type { Db } from '../kit/runtime/database.ts';

/** An account of the ledger: a resident's own, or the house's petty cash. */
export interface CashAccount {
  readonly account_kind: string;
  readonly resident: string | null;
}

/** What the last line of each account said at that moment; an account nobody ever used holds nothing. */
const balances = `select coalesce(last.balance_after, 0)::text as balance
  from unnest($1::text[], $2::uuid[]) with ordinality l(account_kind, resident, place)
  left join lateral (select b.balance_after from "transaction" b
    where b.account_kind = l.account_kind and coalesce(b.resident, b.home) = coalesce(l.resident, $3::uuid) and b.posted_at <= $4
    order by b.number desc limit 1) last on true
  order by l.place`;

/** In the order of the accounts, in one statement. */
export async function accountBalances(
  db: Db,
  accounts: readonly CashAccount[],
  home: string,
  at: string,
): Promise<readonly number[]> {
  const rows = await db.query<{ balance: string }>(balances, [
    accounts.map((one) => one.account_kind),
    accounts.map((one) => one.resident),
    home,
    at,
  ]);
  return rows.map(({ balance }) => pounds(pence(balance)));
}
