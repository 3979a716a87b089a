import { localDay } from '#domain/kit/time/time.ts';
import { transaction, type Transaction } from '#domain/money/transaction.ts';
import type { PageContext } from '../../kit/context/record-context.ts';
import { rulesFor } from '../../kit/context/record-context.ts';
import { computedColumns } from '../../kit/reads/computed-columns.ts';

interface Found {
  readonly reversed_by: string | null;
  /** The last month of the house that is closed, as its first day. */
  readonly closed: string | null;
}

const found = `select t.id, r.id as reversed_by, (select max(m.month)::text from month_close m where m.home = t.home) as closed
  from "transaction" t left join "transaction" r on r.reverses = t.id where t.id = any($1::uuid[])`;

async function find({ context, rows }: PageContext): Promise<ReadonlyMap<string, Found>> {
  const lines = await context.db.query<Found & { id: string }>(found, [rows.map(({ id }) => id)]);
  return new Map(lines.map((line) => [line.id, line]));
}

/** A line never changes, so what became of it afterwards is looked up. */
export const transactionRules = rulesFor(transaction, {
  columns: computedColumns<Transaction, Found | undefined>({
    find,
    of: {
      reversed_by: (_row, _around, one) => one?.reversed_by ?? null,
      period_locked: ({ posted_at }, { zone }, one) =>
        localDay(posted_at, zone).slice(0, 7) <= (one?.closed?.slice(0, 7) ?? ''),
    },
  }),
});
