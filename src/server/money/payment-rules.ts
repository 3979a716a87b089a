import type { Warnings } from '#domain/kit/vocabulary/entity.ts';
import { addDays, localDay, momentAt } from '#domain/kit/time/time.ts';
import { giftComplaint } from '#domain/money/gift-to-staff.ts';
import { doubledWarning, supportWarning, wroteAnew, type EnteredSpending } from '#domain/money/payment-rules.ts';
import { payment, type Payment } from '#domain/money/payment.ts';
import { inForceStatuses } from '#domain/plans/review/in-force.ts';
import { plan } from '#domain/plans/plan/plan.ts';
import { residentHome } from '../kit/context/circumstances.ts';
import { recordExists } from '../kit/reads/record-exists.ts';
import { rulesFor, type ValidationContext } from '../kit/context/record-context.ts';
import { homeIn } from '../kit/history/write-audit.ts';
import { typedNamesSql } from '../kit/schema/person-name-sql.ts';
import { mayWitness } from './may-witness.ts';
import { closedMonth } from './closed-month.ts';
import { overdrawn } from './overdrawn.ts';
import { runningNumber } from './running-number.ts';
import { paymentListed } from './money-listed.ts';

const accounts: Readonly<Record<string, string>> = { cash_tin: 'resident_cash', savings_held: 'resident_savings' };
const receipts = { table: 'payment', column: 'receipt_no', prefix: 'R-' };

/** By the name they go by, or by the one on their papers. */
const staffNamed = `select 1 from staff s where not s.is_deleted and s.homes && array[$2::uuid]
  and lower($1) in (${typedNamesSql('s')
    .map((name) => `lower(${name})`)
    .join(', ')}) limit 1`;

const sameDay = `select payment_type, direction, amount::float8 as amount from payment
  where resident = $1 and id <> $2 and not is_deleted and status <> 'reversed' and occurred_at >= $3 and occurred_at < $4`;

const moneyPlan = { domain: ['money'], status: inForceStatuses };

async function giftToStaff({ db, record }: ValidationContext<Payment>) {
  const { category, description, payee, home } = record;
  const complaint = giftComplaint({ category, description });
  const [person] = complaint ? await db.query(staffNamed, [payee, home]) : [];
  return person && complaint ? complaint : {};
}

async function check(asking: ValidationContext<Payment>) {
  const { account, resident } = asking.record;
  const kind = accounts[account];
  return {
    ...(await mayWitness(asking)),
    ...(await overdrawn(asking, kind ? { account_kind: kind, resident } : null)),
    ...(await giftToStaff(asking)),
  };
}

async function warn({
  db,
  now,
  record,
  before,
  home,
  resident,
}: ValidationContext<Payment>): Promise<Warnings<keyof Payment & string>> {
  const payment = record;
  if (!wroteAnew(payment, before)) return {};
  const closed = await closedMonth(db, { record, home, now });
  const day = localDay(payment.occurred_at, home.zone);
  const others = await db.query<EnteredSpending>(sameDay, [
    payment.resident,
    payment.id,
    momentAt(day, '00:00', home.zone),
    momentAt(addDays(day, 1), '00:00', home.zone),
  ]);
  const agreed = resident?.consent_money_support;
  const hasPlan = await recordExists(db, plan, { ...moneyPlan, resident: [payment.resident] });
  return {
    ...doubledWarning(payment, others),
    ...closed,
    ...supportWarning(typeof agreed === 'string' ? agreed : null, hasPlan),
  };
}

/** Resident money: never more than is there, never twice, never to staff; what has a receipt has its number. */
export const paymentRules = rulesFor(payment, {
  columns: paymentListed,
  check,
  warn,
  async fill({ db, record, before }) {
    const { receipt, receipt_no, resident } = record;
    if (typeof receipt !== 'string' || receipt_no !== null || typeof resident !== 'string') return {};
    const home = before ? homeIn(before) : await residentHome(db, resident);
    return home === null ? {} : { receipt_no: await runningNumber(db, receipts, home) };
  },
});
