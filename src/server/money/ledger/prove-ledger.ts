import {
  accountFault,
  isProofDue,
  lineFault,
  provenBy,
  unproven,
  type AccountState,
  type LedgerFault,
  type LedgerProof,
  type ProvedLine,
} from '#domain/money/ledger/ledger-proof.ts';
import type { FastifyInstance } from 'fastify';
import { home } from '#domain/homes/home.ts';
import { whoHolds } from '#domain/kit/people/who-can.ts';
import { readerOf } from '../../kit/access/actor.ts';
import type { Job } from '../../kit/context/job.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { writeAuditAbout } from '../../kit/history/write-audit.ts';
import { idOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { findInReach } from '../../kit/records/find-record.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { refused } from '../../kit/runtime/refusals.ts';
type Account = Pick<LedgerFault, 'account_kind' | 'resident'> & AccountState & { readonly owner: string };
type Line = ProvedLine & Pick<LedgerFault, 'source'>;

/** Every account with a line in the house. What it says and its last line are read at one moment, so that a posting meanwhile is no fault. */
const accounts = `select x.account_kind, x.resident, x.owner, coalesce(a.balance, 0)::text as balance, coalesce(a.lines, 0) as lines,
    (select max(t.number) from "transaction" t where t.account_kind = x.account_kind and coalesce(t.resident, t.home) = x.owner) as last
  from (select distinct t.account_kind, t.resident, coalesce(t.resident, t.home) as owner from "transaction" t where t.home = $1::uuid) x
  left join ledger_account a on a.account_kind = x.account_kind and a.owner = x.owner order by x.account_kind, x.owner`;

const pageSize = 2000;
const page = `select t.number, t.posted_at, t.amount::text, t.balance_before::text, t.balance_after::text, t.source,
    o.amount::text as other_side, r.amount::text as reversed
  from "transaction" t left join outside_line o on o.line = t.id left join "transaction" r on r.id = t.reverses
  where t.account_kind = $1 and coalesce(t.resident, t.home) = $2::uuid and t.number > $3 and t.number <= $4
  order by t.number limit ${pageSize}`;

/** Adds one account up from nothing, page by page; what is posted meanwhile is proved in the next night. */
async function proveAccount(db: Db, account: Account): Promise<LedgerFault | null> {
  const { account_kind, resident, owner, last } = account;
  let proven = unproven;
  let source: LedgerFault['source'] = null;
  const fault = (number: number, found: string): LedgerFault => ({ account_kind, resident, source, number, found });
  for (;;) {
    const lines = await db.query<Line>(page, [account_kind, owner, proven.number, last]);
    for (const line of lines) {
      source = line.source;
      const found = lineFault(line, proven);
      if (found !== null) return fault(line.number, found);
      proven = provenBy(line, proven);
    }
    if (lines.length < pageSize) break;
  }
  const found = accountFault(account, proven);
  return found === null ? null : fault(proven.number, found);
}

const save = `insert into ledger_proof (home, proved_at, accounts, lines, faults) values ($1, $2, $3, $4, $5::jsonb)
  on conflict (home) do update set proved_at = excluded.proved_at, accounts = excluded.accounts, lines = excluded.lines, faults = excluded.faults`;

/** Proves every ledger of a house again: sums, order, numbers, both sides of each entry. The alert rules read what was found. */
export async function proveLedgers(context: RecordContext, house: string): Promise<LedgerProof> {
  const { db } = context;
  const proved_at = context.now();
  const found = await db.query<Account>(accounts, [house]);
  const faults: LedgerFault[] = [];
  for (const account of found) {
    const fault = await proveAccount(db, account);
    if (fault) faults.push(fault);
  }
  const lines = found.reduce((sum, { last }) => sum + last, 0);
  await db.query(save, [house, proved_at, found.length, lines, JSON.stringify(faults)]);
  return { proved_at, accounts: found.length, lines, faults };
}

const houses = `select h.id, h.time_zone as zone, p.proved_at from home h left join ledger_proof p on p.home = h.id where not h.is_deleted order by h.id`;

export const proveLedgersJob: Job = {
  name: 'prove-ledgers',
  every: 15,
  atStart: true,
  async work(context) {
    const now = context.now();
    for (const { id, zone, proved_at } of await context.db.query<{
      id: string;
      zone: string;
      proved_at: string | null;
    }>(houses))
      if (isProofDue(now, proved_at, zone)) await proveLedgers(context, id);
  },
};

/** Proves the books now, for whoever was told of a fault and wants to see that it is gone. */
export const declareLedgerProof = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'POST',
    path: `/api/${home.path}/:id/prove-ledger`,
    permission: 'signed in',
    async answer(request): Promise<LedgerProof> {
      const actor = actorOf(request);
      if (!actor.rights.has('reconcile_cash'))
        throw refused(`You do not have the right to prove the books. ${whoHolds('reconcile_cash', readerOf(actor))}`);
      const { id } = await findInReach({ context, actor, entity: home }, idOf(request));
      const proof = await proveLedgers(context, id);
      const summary = proof.faults.length === 0 ? 'everything adds up' : `accounts that do not: ${proof.faults.length}`;
      const entry = { at: proof.proved_at, actor, action: 'ledger_proved', home: id, summary };
      await writeAuditAbout(context.db, home, id, entry);
      return proof;
    },
  });
