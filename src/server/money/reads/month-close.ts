import type { FastifyInstance } from 'fastify';
import { home } from '#domain/homes/home.ts';
import { addMonths, localDay, momentAt } from '#domain/kit/time/time.ts';
import { whoHolds } from '#domain/kit/people/who-can.ts';
import {
  monthMadeOf,
  closingComplaint,
  isMonth,
  type MonthSheet,
  type MonthSheetLine,
} from '#domain/money/views/month-sheet.ts';
import { transaction } from '#domain/money/transaction.ts';
import { readerOf } from '../../kit/access/actor.ts';
import { requirePermission } from '../../kit/access/permission.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { writeAuditAbout } from '../../kit/history/write-audit.ts';
import { idOf, inputOf, queryOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { findInReach } from '../../kit/records/find-record.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { invalid, refused } from '../../kit/runtime/refusals.ts';
import { personNameSql, personOrderSql } from '../../kit/schema/person-name-sql.ts';

const owner = 'coalesce(t.resident, t.home)';
const account = `t.account_kind, t.resident, ${owner} as owner from "transaction" t where t.home = $1::uuid`;
/** Every account of the house, each found from the one before it: however many lines they have, they are few. */
const accounts = `with recursive accounts as (
    (select ${account} order by t.account_kind, ${owner} limit 1)
    union all select n.* from accounts a cross join lateral (
      select ${account} and (t.account_kind, ${owner}) > (a.account_kind, a.owner) order by t.account_kind, ${owner} limit 1) n)`;
/** Those that moved in the month or held something when it began; $2 and $3 its first and last moment. */
const lines = `${accounts}
  select a.account_kind, a.resident, nullif(${personNameSql('p')}, '') as name,
    coalesce(b.balance_after, 0)::float8 as opening, m.came_in, m.went_out, (coalesce(b.balance_after, 0) + m.moved)::float8 as closing, m.lines
  from accounts a left join resident p on p.id = a.resident
  left join lateral (select t.balance_after from "transaction" t where t.account_kind = a.account_kind and coalesce(t.resident, t.home) = a.owner
    and t.posted_at < $2::timestamptz order by t.number desc limit 1) b on true
  cross join lateral (select coalesce(sum(t.amount) filter (where t.amount > 0), 0)::float8 as came_in, coalesce(-sum(t.amount) filter (where t.amount < 0), 0)::float8 as went_out,
    coalesce(sum(t.amount), 0) as moved, count(*)::int as lines from "transaction" t
    where t.account_kind = a.account_kind and coalesce(t.resident, t.home) = a.owner and t.posted_at >= $2::timestamptz and t.posted_at < $3::timestamptz) m
  where m.lines > 0 or b.balance_after > 0 order by a.account_kind desc, ${personOrderSql('p')}, a.owner`;
const waiting = (entity: string): string =>
  `(select count(*) from ${entity} t where t.home = $1::uuid and not t.is_deleted and t.status in ('awaiting_witness', 'awaiting_authority')
    and t.occurred_at >= $2::timestamptz and t.occurred_at < $3::timestamptz)`;
const state = `select (${waiting('payment')} + ${waiting('petty_cash')})::int as unsigned,
    (select count(*) from payments_handover t where t.home = $1::uuid and not t.is_deleted and t.status = 'discrepancy'
      and t.counted_at >= $2::timestamptz and t.counted_at < $3::timestamptz)::int as differences,
    c.closed_at, (select ${personNameSql('s')} from staff s where s.id = c.closed_by) as closed_by,
    (select max(m.month)::text from month_close m where m.home = $1::uuid) as last_closed,
    (select min(t.posted_at) from "transaction" t where t.home = $1::uuid) as first_at,
    (select json_build_object('proved_at', p.proved_at, 'accounts', p.accounts, 'lines', p.lines, 'faults', p.faults) from ledger_proof p where p.home = $1::uuid) as proof
  from (select 1) o left join month_close c on c.home = $1::uuid and c.month = $4::date`;

async function sheetOf(db: Db, id: string, month: string, zone: string): Promise<MonthSheet> {
  const first = `${month}-01`;
  const span = [id, momentAt(first, '00:00', zone), momentAt(addMonths(first, 1), '00:00', zone)];
  const [stands] = await db.query<Omit<MonthSheet, 'month' | 'lines' | 'first'> & { first_at: string | null }>(state, [
    ...span,
    first,
  ]);
  if (!stands) throw new Error('a month always stands somewhere');
  const { first_at, ...rest } = stands;
  return {
    ...rest,
    month: first,
    lines: await db.query<MonthSheetLine>(lines, span),
    first: first_at === null ? null : `${localDay(first_at, zone).slice(0, 7)}-01`,
  };
}

function monthIn(given: unknown): string {
  if (typeof given !== 'string' || !isMonth(given)) throw invalid({ month: 'A month is written like 2026-03.' });
  return given;
}

const close =
  'insert into month_close (home, month, closed_at, closed_by, sheet) values ($1, $2, $3, $4, $5::jsonb) on conflict do nothing returning month';

interface MonthClosing {
  readonly home: string;
  /** Like 2026-03. */
  readonly month: string;
  readonly zone: string;
  readonly at: string;
  readonly by: string;
}

/** Closes a month with its sheet as it stands; says why not where it cannot be closed. */
export async function closeMonth(tx: Db, { home: id, month, zone, at, by }: MonthClosing): Promise<string | null> {
  // Two managers who close at once wait for each other.
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 7))', [id]);
  const sheet = await sheetOf(tx, id, month, zone);
  const complaint = closingComplaint(sheet, localDay(at, zone));
  if (complaint === null) await tx.query(close, [id, sheet.month, at, by, JSON.stringify(sheet.lines)]);
  return complaint;
}

/** A manager puts a month beside its counts and closes it; what comes later stands in the month in which it is posted. */
export function declareMonthClose(app: FastifyInstance, context: RecordContext): void {
  declareCall(app, {
    method: 'GET',
    path: `/api/${home.path}/:id/month`,
    madeOf: monthMadeOf,
    permission: `view ${transaction.name}`,
    async answer(request): Promise<MonthSheet> {
      const actor = actorOf(request);
      if (!requirePermission(actor, 'view', transaction).all)
        throw refused(
          `The sheet of a month is for those who read every account. ${whoHolds('reconcile_cash', readerOf(actor))}`,
        );
      const { id } = await findInReach({ context, actor, entity: home }, idOf(request));
      const { zone } = await context.homes.factsOf(context.db, id);
      return sheetOf(context.db, id, monthIn(queryOf(request)['month']), zone);
    },
  });
  declareCall(app, {
    method: 'POST',
    path: `/api/${home.path}/:id/close-month`,
    permission: 'signed in',
    async answer(request): Promise<MonthSheet> {
      const actor = actorOf(request);
      if (!actor.rights.has('reconcile_cash'))
        throw refused(`You do not have the right to close a month. ${whoHolds('reconcile_cash', readerOf(actor))}`);
      const { id } = await findInReach({ context, actor, entity: home }, idOf(request));
      const { zone } = await context.homes.factsOf(context.db, id);
      const month = monthIn(inputOf(request)['month']);
      return context.transaction(async (tx) => {
        const now = context.now();
        const complaint = await closeMonth(tx, { home: id, month, zone, at: now, by: actor.id });
        if (complaint) throw invalid({ month: complaint });
        await writeAuditAbout(tx, home, id, { at: now, actor, action: 'month_locked', home: id, summary: month });
        return sheetOf(tx, id, month, zone);
      });
    },
  });
}
