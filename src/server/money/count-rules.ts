import { pounds, pence } from '#domain/money/balance.ts';
import type { AreaRules } from '../kit/keeper.ts';

interface Line {
  readonly account_kind: string;
  readonly resident: string | null;
}

const lastOf = (whose: string): string => `left join lateral (select b.balance_after from "transaction" b
    where ${whose} and b.account_kind = l.account_kind and b.posted_at <= $4 and not b.is_deleted order by b.posted_at desc, b.id desc limit 1)`;

/** What the last line of each account said at that moment; an account nobody ever used holds nothing. */
const balances = `select l.place::int as place, coalesce(own.balance_after, house.balance_after, 0)::text as balance
  from unnest($1::text[], $2::uuid[]) with ordinality l(account_kind, resident, place)
  ${lastOf('b.resident = l.resident')} own on true
  ${lastOf('l.resident is null and b.home = $3 and b.resident is null')} house on true`;

/** The ledger says what each tin should hold; whoever counts never does. */
export const countRules: AreaRules = {
  async fill({ db, record }) {
    const { lines, home, counted_at } = record;
    if (!Array.isArray(lines) || typeof home !== 'string' || typeof counted_at !== 'string') return {};
    const tins: readonly Line[] = lines;
    const known = await db.query<{ place: number; balance: string }>(balances, [tins.map((tin) => tin.account_kind), tins.map((tin) => tin.resident), home, counted_at]);
    const expected = new Map(known.map(({ place, balance }) => [place, pounds(pence(balance))]));
    return { lines: tins.map((tin, at) => ({ ...tin, expected: expected.get(at + 1) ?? 0 })) };
  },
};
