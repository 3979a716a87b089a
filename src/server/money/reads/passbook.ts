import { family } from '#domain/residents/family/family.ts';
import type { FastifyInstance } from 'fastify';
import type { accountKinds } from '#domain/money/account-kinds.ts';
import { passbookMadeOf, type MoneyAuthority, type Passbook, type PassbookLine } from '#domain/money/views/passbook.ts';
import { home } from '#domain/homes/home.ts';
import { addMonths, momentAt } from '#domain/kit/time/time.ts';
import { outKinds, spentPettyCash } from '#domain/money/direction.ts';
import { pettyCash } from '#domain/money/petty-cash.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { transaction } from '#domain/money/transaction.ts';
import { requirePermission } from '../../kit/access/permission.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { auditView } from '../../kit/history/audit-view.ts';
import { idOf, queryOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { findInReach } from '../../kit/records/find-record.ts';
import { invalid, refused } from '../../kit/runtime/refusals.ts';
import { personNameSql, plainNameSql } from '../../kit/schema/person-name-sql.ts';
import { sqlIn } from '../../kit/schema/sql-in.ts';

const pageSize = 50;
/** A month of the busiest tin is printed whole. */
const mostLines = 1000;

const nameOf = (column: string): string => `(select ${personNameSql('s')} from staff s where s.id = ${column})`;
/** The account's own lines, from the newest or from where the last page ended; a month where one is asked for. */
const account = `t.account_kind = $1 and coalesce(t.resident, t.home) = $2::uuid`;
const within = `t.posted_at >= $3::timestamptz and t.posted_at < $4::timestamptz`;
const lackingOf = (m: string): string =>
  `(${sqlIn(`${m}.payment_type`, outKinds)} or ${m}.direction = 'out') and ${m}.status <> 'reversed' and ${m}.receipt is null and ${m}.receipt_no is null`;
const lackingPettyOf = (c: string): string =>
  `${sqlIn(`${c}.entry_type`, spentPettyCash)} and ${c}.status <> 'reversed' and ${c}.receipt is null`;
const [lacking, lackingPetty] = [lackingOf('m'), lackingPettyOf('m')];
/** Null where none is due. */
const hasReceipt = `case when m.receipt is not null or m.receipt_no is not null or c.receipt is not null then true
    when (m.id is not null and ${lackingOf('m')}) or (c.id is not null and ${lackingPettyOf('c')}) then false end`;
const lacks = `t.reverses is null and (exists (select 1 from payment m where m.id = (t.source ->> 'id')::uuid and t.source ->> 'entity' = 'payment' and ${lacking})
    or exists (select 1 from petty_cash m where m.id = (t.source ->> 'id')::uuid and t.source ->> 'entity' = 'petty_cash' and ${lackingPetty}))`;
/** From the few that lack a receipt to their lines, not from every line to its receipt. */
const lackingHere = `t.reverses is null and t.source ->> 'id' in (select m.id::text from payment m where $1 <> 'petty_cash' and m.resident = $2::uuid and ${lacking}
    union all select m.id::text from petty_cash m where $1 = 'petty_cash' and m.home = $2::uuid and ${lackingPetty})`;

/** Within an account both orders are the same. A month is found by its time, a page of everything by its numbers. */
const byTime = 't.posted_at desc, t.number desc';
const byNumber = 't.number desc';

const linesSql = (order: string, more = ''): string =>
  `select l.*, r.number as reverses, b.number as reversed_by,
    coalesce(m.occurred_at, c.occurred_at) as occurred_at, coalesce(m.payee, c.supplier) as payee, coalesce(m.category, c.category) as category,
    ${hasReceipt} as has_receipt,
    coalesce(m.no_receipt_reason, c.no_receipt_reason) as no_receipt_reason
  from (select t.id, t.number, t.posted_at, t.amount::float8 as amount, t.balance_after::float8 as balance_after, t.description, t.source, t.reverses as reverses_line,
      ${nameOf('t.recorded_by')} as recorded_by_name, ${nameOf('t.witness')} as witness_name
    from "transaction" t where ${account} and ${within} and t.number < $5${more}
    order by ${order} limit $6) l
  left join "transaction" r on r.id = l.reverses_line
  left join "transaction" b on b.reverses = l.id
  left join payment m on l.source ->> 'entity' = 'payment' and m.id = (l.source ->> 'id')::uuid
  left join petty_cash c on l.source ->> 'entity' = 'petty_cash' and c.id = (l.source ->> 'id')::uuid
  order by l.number desc`;
const allLines = linesSql(byNumber);
const monthLines = linesSql(byTime);
const lackingLines = linesSql(byTime, ` and ${lackingHere}`);

/** The first and the last line of the time say where it began and ended; the sums are of that time alone. */
const sums = `select coalesce(sum(t.amount) filter (where t.amount > 0), 0)::float8 as came_in, coalesce(-sum(t.amount) filter (where t.amount < 0), 0)::float8 as went_out,
    (count(*) filter (where ${lacks}))::int as missing_receipts from "transaction" t where ${account} and ${within}`;
const edge = (order: 'asc' | 'desc', column: string): string =>
  `(select t.${column} from "transaction" t where ${account} and ${within} order by t.posted_at ${order}, t.number ${order} limit 1)`;
const before = `(select t.balance_after from "transaction" t where ${account} and t.posted_at < $3::timestamptz order by ${byTime} limit 1)`;
const edges = `select coalesce(${edge('asc', 'balance_before')}, ${before}, 0)::float8 as opening, coalesce(${edge('desc', 'balance_after')}, ${before}, 0)::float8 as closing,
    coalesce((select a.balance from ledger_account a where a.account_kind = $1 and a.owner = $2::uuid), 0)::float8 as balance`;

const authorities = `select a.role, ${plainNameSql(family, 'f')} as name from resident p cross join lateral (values ('lpa_finance', p.lpa_finance), ('deputy', p.deputy), ('appointee', p.appointee)) a(role, who)
  join family f on f.id = a.who where p.id = $1::uuid`;

/** A line as it is read: with its id and that of the line it reverses, which the passbook leaves out. */
type FoundLine = PassbookLine & { readonly id: string; readonly reverses_line: string | null };

interface PassbookQuery {
  readonly kind: keyof typeof accountKinds;
  readonly owner: string;
  readonly zone: string;
  readonly query: Readonly<Record<string, unknown>>;
}

const ever = { from: '2000-01-01T00:00:00.000Z', to: '2200-01-01T00:00:00.000Z' };

function spanOf({ query, zone }: PassbookQuery): { readonly from: string; readonly to: string } {
  const { month } = query;
  if (month === undefined || month === '') return ever;
  if (typeof month !== 'string' || !/^20\d\d-(0[1-9]|1[0-2])$/.test(month))
    throw invalid({ month: 'A month is written like 2026-03.' });
  return {
    from: momentAt(`${month}-01`, '00:00', zone),
    to: momentAt(addMonths(`${month}-01`, 1), '00:00', zone),
  };
}

type Lined = Pick<
  Passbook,
  'balance' | 'lines' | 'more' | 'opening' | 'closing' | 'came_in' | 'went_out' | 'missing_receipts'
>;

async function linesOf({ db }: RecordContext, asked: PassbookQuery): Promise<Lined> {
  const { kind, owner, query } = asked;
  const { from, to } = spanOf(asked);
  const number = Number(query['before'] ?? 0);
  const limit = query['month'] && !query['before'] && query['whole'] ? mostLines : pageSize;
  const found = await db.query<FoundLine>(query['lacking'] ? lackingLines : query['month'] ? monthLines : allLines, [
    kind,
    owner,
    from,
    to,
    Number.isInteger(number) && number > 0 ? number : 2_147_483_647,
    limit + 1,
  ]);
  const [stands] = await db.query<{ opening: number; closing: number; balance: number }>(edges, [
    kind,
    owner,
    from,
    to,
  ]);
  // Sums of everything would read the whole ledger each time; what is asked for is a month.
  const [month] = query['month']
    ? await db.query<Pick<Passbook, 'came_in' | 'went_out' | 'missing_receipts'>>(sums, [kind, owner, from, to])
    : [];
  return {
    balance: stands?.balance ?? 0,
    opening: stands?.opening ?? 0,
    closing: stands?.closing ?? 0,
    came_in: month?.came_in ?? 0,
    went_out: month?.went_out ?? 0,
    missing_receipts: month?.missing_receipts ?? 0,
    lines: found.slice(0, limit).map(({ id: _id, reverses_line: _line, ...line }) => line),
    more: found.length > limit,
  };
}

/** One account as a book: every line with its receipt, both signatures and what was there afterwards. */
export function declarePassbook(app: FastifyInstance, context: RecordContext): void {
  declareCall(app, {
    method: 'GET',
    path: `/api/${resident.path}/:id/passbook`,
    madeOf: passbookMadeOf,
    permission: 'view payment',
    async answer(request): Promise<Passbook> {
      const actor = actorOf(request);
      const query = queryOf(request);
      const permission = requirePermission(actor, 'view', transaction);
      const kind = query['account'] === 'resident_savings' ? 'resident_savings' : 'resident_cash';
      if (kind === 'resident_savings' && !permission.all)
        throw refused('What is saved in a bank is for seniors and managers. A senior can look it up for you.');
      const person = await findInReach({ context, actor, entity: resident }, idOf(request));
      const { zone } = await context.homes.factsOf(context.db, person.home);
      const at = context.now();
      const { id } = person;
      await auditView(context.db, {
        at,
        actor,
        entity: resident.name,
        object_id: id,
        home: person.home,
        resident: id,
        summary: 'passbook',
      });
      return {
        account_kind: kind,
        ...(await linesOf(context, { kind, owner: id, zone, query })),
        authority: await context.db.query<MoneyAuthority>(authorities, [id]),
        consent: person.consent_money_support,
      };
    },
  });
  declareCall(app, {
    method: 'GET',
    path: `/api/${home.path}/:id/passbook`,
    madeOf: passbookMadeOf,
    permission: 'view petty_cash',
    async answer(request): Promise<Passbook> {
      const actor = actorOf(request);
      requirePermission(actor, 'view', pettyCash);
      requirePermission(actor, 'view', transaction);
      const { id } = await findInReach({ context, actor, entity: home }, idOf(request));
      const { zone } = await context.homes.factsOf(context.db, id);
      return {
        account_kind: 'petty_cash',
        ...(await linesOf(context, { kind: 'petty_cash', owner: id, zone, query: queryOf(request) })),
        authority: [],
        consent: null,
      };
    },
  });
}
