import type { FastifyInstance } from 'fastify';
import { home } from '#domain/homes/home.ts';
import {
  houseMoneyMadeOf,
  type HouseMoney,
  type Imprest,
  type Tin,
  type WaitingMovement,
} from '#domain/money/views/house-money.ts';
import { payment } from '#domain/money/payment.ts';
import { paymentsHandover } from '#domain/money/payments-handover.ts';
import { pettyCash } from '#domain/money/petty-cash.ts';
import { transaction } from '#domain/money/transaction.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { permissionOrNull, requirePermission } from '../../kit/access/permission.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { idOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { enterHouse } from '../../kit/records/enter-house.ts';
import { personNameSql, personOrderSql } from '../../kit/schema/person-name-sql.ts';

const nameOf = (column: string): string => `(select ${personNameSql('s')} from staff s where s.id = ${column})`;
const waitingOf = (
  entity: 'payment' | 'petty_cash',
  resident: string,
  own: string,
  alone: string,
  countersign: string,
): string =>
  `select '${entity}' as entity, t.id, t.status, ${resident} as resident,
    (select ${personNameSql('p')} from resident p where p.id = ${resident}) as resident_name,
    t.description, t.amount::float8 as amount, t.occurred_at, t.created_by, ${own} as requested_by, ${nameOf('t.recorded_by')} as recorded_by_name,
    t.witness, ${nameOf('t.witness')} as witness_name, ${alone} as posted_alone
  from ${entity} t where t.home = $1::uuid and not t.is_deleted
    and (t.status in ('awaiting_witness', 'awaiting_authority', 'queried')${countersign})`;
/** The longest wait first. */
const waiting = `select * from (${waitingOf(
  'payment',
  't.resident',
  'null::uuid',
  'coalesce(t.posted_alone, false)',
  ` or (t.posted_alone and t.countersigned_at is null and t.status = 'posted')`,
)} union all ${waitingOf('petty_cash', 'null::uuid', 't.requested_by', 'false', '')}) w order by w.occurred_at, w.id limit 200`;

/** Everybody who lives here, and whoever has left with money still in the house. */
const tins = `select p.id as resident, ${personNameSql('p')} as name, p.room, p.is_discharged_status as has_left,
    coalesce(c.balance, 0)::float8 as cash, coalesce(b.balance, 0)::float8 as savings, greatest(c.last_at, b.last_at) as last_at
  from resident p
  left join ledger_account c on c.account_kind = 'resident_cash' and c.owner = p.id
  left join ledger_account b on b.account_kind = 'resident_savings' and b.owner = p.id
  where p.home = $1::uuid and not p.is_deleted and (not p.is_discharged_status or coalesce(c.balance, 0) + coalesce(b.balance, 0) > 0)
  order by ${personOrderSql('p')}`;

const balance = `select a.balance::float8 as balance from ledger_account a where a.account_kind = 'petty_cash' and a.owner = $1::uuid`;
/** An advance is back when the same person has brought one back since. */
const advances = `select t.id, t.description, t.amount::float8 as amount, ${nameOf('t.requested_by')} as by, t.advance_due_back as due_back_at
  from petty_cash t where t.home = $1::uuid and not t.is_deleted and t.entry_type = 'advance_out' and t.status in ('posted', 'queried')
    and not exists (select 1 from petty_cash b where b.home = t.home and not b.is_deleted and b.entry_type = 'advance_return'
      and b.status in ('posted', 'queried') and b.requested_by = t.requested_by and b.occurred_at > t.occurred_at)
  order by t.occurred_at`;
const vouchers = `select coalesce(sum(t.amount), 0)::float8 as sum from petty_cash t where t.home = $1::uuid and not t.is_deleted
  and t.entry_type = 'voucher' and t.status in ('posted', 'queried') and t.occurred_at > coalesce((select max(u.occurred_at) from petty_cash u
    where u.home = $1::uuid and not u.is_deleted and u.entry_type = 'top_up' and u.status in ('posted', 'queried')), '-infinity')`;
const lastCount = `select t.id, t.counted_at, t.status, t.total_difference::float8 as total_difference from payments_handover t
  where t.home = $1::uuid and not t.is_deleted order by t.counted_at desc, t.id desc limit 1`;
const closed = `select max(m.month)::text as month from month_close m where m.home = $1::uuid`;

/** The money of a house on one page: what waits for a signature, what each tin holds, and how the float stands. */
export const declareHouseMoney = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'GET',
    path: `/api/${home.path}/:id/money`,
    madeOf: houseMoneyMadeOf,
    permission: `view ${payment.name}`,
    async answer(request): Promise<HouseMoney> {
      const actor = actorOf(request);
      requirePermission(actor, 'view', payment);
      const { id } = await enterHouse({ context, actor, entity: home }, idOf(request), 'money');
      const one = async <R extends object>(text: string) => (await context.db.query<R>(text, [id]))[0];
      return {
        waiting: await seenWaiting(context, actor, id),
        tins: await seenTins(context, actor, id),
        petty: permissionOrNull(actor, 'view', pettyCash) ? await readImprest(context.db, id) : null,
        count: permissionOrNull(actor, 'view', paymentsHandover)
          ? ((await one<NonNullable<HouseMoney['count']>>(lastCount)) ?? null)
          : null,
        closed: (await one<{ month: string | null }>(closed))?.month ?? null,
      };
    },
  });

async function seenWaiting(context: RecordContext, actor: Actor, id: string): Promise<readonly WaitingMovement[]> {
  const found = await context.db.query<WaitingMovement>(waiting, [id]);
  return permissionOrNull(actor, 'view', pettyCash) ? found : found.filter(({ entity }) => entity === 'payment');
}

/** What is saved in a bank is for those who read the whole ledger. */
async function seenTins(context: RecordContext, actor: Actor, id: string): Promise<readonly Tin[]> {
  const permission = permissionOrNull(actor, 'view', transaction);
  if (!permission) return [];
  const found = await context.db.query<Tin>(tins, [id]);
  return permission.all ? found : found.map(({ savings: _savings, ...tin }) => tin);
}

/** How the house's petty cash stands. */
export async function readImprest(db: Db, id: string): Promise<Imprest> {
  const [held] = await db.query<{ balance: number }>(balance, [id]);
  const [spent] = await db.query<{ sum: number }>(vouchers, [id]);
  return {
    balance: held?.balance ?? 0,
    advances: await db.query<Imprest['advances'][number]>(advances, [id]),
    vouchers: spent?.sum ?? 0,
  };
}
