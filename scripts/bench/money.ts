import type pg from 'pg';
import { makeDataset } from './data/dataset.ts';
import { compareReads } from './compare-reads.ts';
import { onOwnApp } from './servers/own-app.ts';
import { onOwnDatabase } from './servers/own-database.ts';

/** What the statement of a long ledger costs as a multiple of that of a short one; each is one request. */

const short = 1000;
const long = 100_000;

/** A line every hour up to now, three pounds in and two out in turn, each from a payment of its own. */
const each = `generate_series(1, $2::int) n cross join lateral (select $3::timestamptz - ($2::int - n) * interval '1 hour' as at,
    case when n % 2 = 1 then 3 else -2 end as amount, ((n + 1) / 2) * 3 - (n / 2) * 2 as held, md5($1 || ' ' || n)::uuid as payment, md5('line ' || $1 || ' ' || n)::uuid as line) x`;
const payments = `insert into payment (id, created_at, updated_at, resident, home, account, payment_type, amount, category, description, payee, occurred_at, receipt_no, resident_signed, status)
  select x.payment, x.at, x.at, r.id, r.home, 'cash_tin', case when x.amount > 0 then 'money_in' else 'purchase' end, abs(x.amount), 'toiletries', 'Shampoo', 'Corner shop', x.at, 'R-' || n, 'signed', 'posted'
  from resident r cross join ${each} where r.id = $1::uuid`;
const lines = `insert into "transaction" (id, created_at, updated_at, home, account_kind, number, resident, source, posted_at, amount, balance_before, balance_after, description)
  select x.line, x.at, x.at, r.home, 'resident_cash', n, r.id, jsonb_build_object('entity', 'payment', 'id', x.payment), x.at, x.amount, x.held - x.amount, x.held, 'Shampoo'
  from resident r cross join ${each} where r.id = $1::uuid`;
const account = `insert into ledger_account (account_kind, owner, balance, lines, last_at)
  select 'resident_cash', t.resident, sum(t.amount), count(*), max(t.posted_at) from "transaction" t where t.resident = $1::uuid group by t.resident`;

/** The lines number themselves one by one as they are posted; a hundred thousand at once are numbered here. */
async function fill(pool: pg.Pool, resident: string, count: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    for (const text of [payments, lines]) await client.query(text, [resident, count, new Date()]);
    await client.query(account, [resident]);
    await client.query('set session_replication_role = origin');
  } finally {
    client.release();
  }
}

export const measureMoney = (): Promise<void> =>
  onOwnDatabase(4, async (pool) => {
    const { token, residents } = await makeDataset(pool);
    const [few = '', many = ''] = residents;
    await fill(pool, few, short);
    await fill(pool, many, long);
    await pool.query('analyze');
    const last = new Date(Date.now() - 86_400_000 * new Date().getUTCDate()).toISOString().slice(0, 7);
    await onOwnApp(pool, async (_, app) => {
      const book = (resident: string, asked: string) => ({
        token,
        path: `/api/resident/${resident}/passbook/${asked}`,
      });
      const compare = (what: string, ofFew: string, ofMany = ofFew) =>
        compareReads(app, `${what} of a ledger of ${long} lines`, book(few, ofFew), book(many, ofMany));
      await compare('statement of a month', `?month=${last}&whole=1`);
      await compare('newest page', '');
      await compare('page in the middle', `?before=${short / 2}`, `?before=${long / 2}`);
      await compare('missing receipts', '?lacking=1');
    });
  });
