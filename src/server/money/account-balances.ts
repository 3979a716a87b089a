import { pence, pounds } from '#domain/money/balance.ts';
import type { Db } from '../kit/runtime/database.ts';

/** An account of the ledger: a resident's own, or the house's petty cash. */
export interface Account {
  readonly account_kind: string;
  readonly resident: string | null;
}

const lastOf = (whose: string): string => `left join lateral (select b.balance_after from "transaction" b
    where ${whose} and b.account_kind = l.account_kind and b.posted_at <= $4 and not b.is_deleted order by b.posted_at desc, b.id desc limit 1)`;

/** What the last line of each account said at that moment; an account nobody ever used holds nothing. */
const balances = `select coalesce(own.balance_after, house.balance_after, 0)::text as balance
  from unnest($1::text[], $2::uuid[]) with ordinality l(account_kind, resident, place)
  ${lastOf('b.resident = l.resident')} own on true
  ${lastOf('l.resident is null and b.home = $3 and b.resident is null')} house on true
  order by l.place`;

/** In the order of the accounts, in one statement. */
export async function accountBalances(
  db: Db,
  accounts: readonly Account[],
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
