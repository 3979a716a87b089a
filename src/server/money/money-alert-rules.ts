import { moneyAlerts, type MoneyAlertFacts } from '#domain/alerts/rules/house/money-alerts.ts';
import { outKinds, spentPettyCash } from '#domain/money/direction.ts';
import { sqlIn } from '../kit/schema/sql-in.ts';
import { readLists } from '../kit/alerts/read-lists.ts';
import { ruleSet } from '../kit/alerts/rule-set.ts';
import { houseDay } from '../kit/alerts/house-day.ts';
import { living } from '../kit/alerts/living.ts';
import { isAlertOpenSql } from '../kit/alerts/open-alerts.ts';
import { personNameSql } from '../kit/schema/person-name-sql.ts';

/** What leaves for good. */
const spent = outKinds.filter((kind) => kind !== 'advance_out');
const outOf = {
  payment: `${sqlIn('t.payment_type', spent)} or t.direction = 'out'`,
  petty_cash: `${sqlIn('t.entry_type', spent)} or t.direction = 'out'`,
} as const;
const asksReceipt = {
  payment: outOf.payment,
  petty_cash: sqlIn('t.entry_type', spentPettyCash),
} as const;
/** An advance is back when the same person has brought one back since. */
const dueBack = `case when t.entry_type = 'advance_out' and t.status <> 'reversed' and not exists (select 1 from petty_cash b
    where b.home = t.home and not b.is_deleted and b.entry_type = 'advance_return' and b.status <> 'reversed'
      and b.requested_by = t.requested_by and b.occurred_at > t.occurred_at)
  then t.advance_due_back end`;
const accounted = {
  payment: 't.receipt is not null or t.receipt_no is not null or t.no_receipt_reason is not null',
  petty_cash: 't.receipt is not null or t.no_receipt_reason is not null',
} as const;
/** Posted by somebody who was alone, and not looked at by anybody else yet. */
const statusOf = {
  payment: `case when t.posted_alone and t.countersigned_at is null and t.status in ('posted', 'queried') then 'awaiting_countersign' else t.status end`,
  petty_cash: 't.status',
} as const;
const movement = (entity: 'payment' | 'petty_cash', resident: string, due: string): string =>
  `select t.id, '${entity}' as entity, ${resident} as resident, ${statusOf[entity]} as status, coalesce(${asksReceipt[entity]}, false) as asks_receipt,
    (${accounted[entity]}) as has_receipt, t.occurred_at, t.updated_at, ${due} as due_back_at
  from ${entity} t where t.home = :home::uuid and not t.is_deleted
    and (t.occurred_at > :now::timestamptz - interval '60 days' or ${isAlertOpenSql('MON-5', 't.id')} or ${isAlertOpenSql('MON-6', 't.id')})`;
const handled = (['payment', 'petty_cash'] as const)
  .map(
    (entity) =>
      `select t.recorded_by, t.status = 'reversed' as is_reversed,
    case when t.status not in ('draft', 'reversed') and (${outOf[entity]}) then t.amount end as spent
  from ${entity} t where t.home = :home::uuid and not t.is_deleted
    and (case when t.status = 'reversed' then t.updated_at else t.occurred_at end) > :now::timestamptz - interval '30 days'`,
  )
  .join(' union all ');

const ledger = `from transaction t where t.home = :home::uuid and not t.is_deleted`;
const received = `(select max(t.received_at) from handover t where t.home = :home::uuid and not t.is_deleted and t.status = 'received')`;
const counted = `exists (select 1 from payments_handover t
  where t.home = :home::uuid and not t.is_deleted and t.status in ('agreed', 'resolved') and t.counted_at > r.received_at - interval '2 hours')`;
const lastClosed = `(select (max(m.month) + interval '1 month') at time zone (select h.time_zone from home h where h.id = :home::uuid) from month_close m where m.home = :home::uuid)`;
/** The first line that stands in no closed month. */
const openSince = `(select ${houseDay('min(t.posted_at)')} ${ledger} and t.posted_at >= coalesce(${lastClosed}, '-infinity'))`;

/** Money stays with the house that holds it: each resident's last line is looked up, not all lines of the ledger read. */
const everHere = `select r.id from resident r where r.home = :home::uuid union select d.resident from departure d where d.home = :home::uuid`;
const lastOfTin = `select t.home, t.balance_after from transaction t
  where t.account_kind = 'resident_cash' and coalesce(t.resident, t.home) = p.id order by t.number desc limit 1`;
const float = `(select a.balance from ledger_account a where a.account_kind = 'petty_cash' and a.owner = :home::uuid)`;

const owned = (of: string): string =>
  `(select ${of} from inventory t where t.resident = p.id and not t.deleted and t.status not in ('returned', 'disposed'))`;
const uncheckedSince = `min(coalesce(t.last_checked_on, ${houseDay('t.created_at')}))`;
const agreed = `(count(*) filter (where t.resident_agreed <> 'no' and t.witness is not null))::int`;

const money = readLists<MoneyAlertFacts>({
  counts: `select t.id, t.total_difference from payments_handover t where t.home = :home::uuid and not t.is_deleted and t.status = 'discrepancy'`,
  movements: `${movement('payment', 't.resident', 'null::timestamptz')} union all ${movement('petty_cash', 'null::uuid', dueBack)}`,
  tins: `select p.id as resident, t.balance_after as balance from (${everHere}) p cross join lateral (${lastOfTin}) t where t.home = :home::uuid`,
  handling: `select s.id, ${personNameSql('s')} as called,
      (count(*) filter (where r.is_reversed))::int as reversals, coalesce(array_agg(r.spent) filter (where r.spent is not null), '{}') as spent
    from (${handled}) r join staff s on s.id = r.recorded_by group by s.id`,
  house: `select ${float} as float, ${openSince} as open_since, r.received_at, ${counted} as is_counted, exists (select 1 ${ledger} and t.balance_after > 0) as has_tins
    from (select ${received} as received_at) r`,
  faults: `select f.account_kind, f.resident, f.source, f.number, f.found
    from ledger_proof p cross join lateral jsonb_to_recordset(p.faults) f(account_kind text, resident uuid, source jsonb, number int, found text) where p.home = :home::uuid`,
  property: `select p.id as resident, p.admission_date, ${owned(agreed)} as agreed, ${owned(uncheckedSince)} as unchecked_since
    from resident p where ${living}`,
  missing: `select t.id, t.resident, t.item_name from inventory t join resident p on p.id = t.resident where ${living} and not t.deleted and t.status = 'missing'`,
});

export const moneyAlertRules = ruleSet({
  rules: moneyAlerts,
  sweptOn: ['payment', 'petty_cash', 'transaction', 'payments_handover', 'inventory', 'handover'],
  ofHouse: true,
  read: money,
});
