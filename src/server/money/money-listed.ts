import { paymentColumns, pettyCashColumns, type MoneyFound } from '#domain/money/money-columns.ts';
import type { Payment } from '#domain/money/payment.ts';
import type { PettyCash } from '#domain/money/petty-cash.ts';
import { transaction } from '#domain/money/transaction.ts';
import type { PageContext } from '../kit/context/record-context.ts';
import { permissionOrNull, rowsSql, type GrantedPermission } from '../kit/access/permission.ts';
import { viewerOf } from '../kit/access/viewer.ts';
import { NamedStatement } from '../kit/schema/named-statement.ts';
import { computedColumns } from '../kit/reads/computed-columns.ts';

/** The line a movement became; its reversal is a line of its own. Nothing is posted before it happened, so the index of the accounts need not be read from the beginning. */
const posted = (whose: string, permission: GrantedPermission): NamedStatement =>
  new NamedStatement(`select t.source ->> 'id' as id, t.balance_after::float as balance from "transaction" t
  where ${whose} and t.home = any(:homes::uuid[]) and t.posted_at >= :since::timestamptz and t.source ->> 'id' = any(:sources::text[]) and t.reverses is null and not t.is_deleted
    and ${rowsSql(transaction, permission)}`);
const ofResidents = 't.resident = any(:residents::uuid[])';
const ofHouses = 't.resident is null';

type Movement = Pick<Payment, 'id' | 'home' | 'occurred_at'> & Partial<Pick<Payment, 'resident'>>;

const each = (ids: readonly (string | null | undefined)[]): readonly string[] => [
  ...new Set(ids.filter((id) => id !== null && id !== undefined)),
];

const findBalances =
  (whose: string) =>
  async ({ context, actor, rows }: PageContext<Movement>): Promise<ReadonlyMap<string, MoneyFound>> => {
    const permission = permissionOrNull(actor, 'view', transaction);
    if (!permission) return new Map(rows.map((row) => [row.id, { balance: undefined }]));
    const first = rows.map((row) => row.occurred_at).toSorted()[0];
    const lines = await posted(whose, permission).run<{ id: string; balance: number }>(context.db, {
      residents: each(rows.map(({ resident }) => resident)),
      homes: each(rows.map(({ home }) => home)),
      since: first,
      sources: rows.map((row) => row.id),
      viewer: viewerOf(actor, context.now()),
    });
    const balances = new Map(lines.map(({ id, balance }) => [id, balance]));
    const unknown = permission.all ? null : undefined;
    return new Map(rows.map((row) => [row.id, { balance: balances.get(row.id) ?? unknown }]));
  };

export const paymentListed = computedColumns<Payment, MoneyFound>({
  find: findBalances(ofResidents),
  of: paymentColumns,
});
export const pettyCashListed = computedColumns<PettyCash, MoneyFound>({
  find: findBalances(ofHouses),
  of: pettyCashColumns,
});
