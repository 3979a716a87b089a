import type { Payment } from '#domain/money/payment.ts';
import type { PettyCash } from '#domain/money/petty-cash.ts';
import { roles } from '#domain/kit/vocabulary/permissions.ts';
import type { ValidationContext } from '../kit/context/record-context.ts';

const agency = `select 1 from staff s where s.id = $1::uuid and (s.employment_type = 'agency'
  or (s.groups <> '{}' and not exists (select 1 from "group" g where g.id = any(s.groups) and not g.is_deleted and g.name <> '${roles.agency}')))`;

/** Money is witnessed by the house's own staff, unless the house says that agency staff may. Asked when a witness is named. */
export async function agencyWitness({ db, home, record, before }: ValidationContext<Payment | PettyCash>) {
  const { witness } = record;
  if (typeof witness !== 'string' || witness === before?.witness || home.settings.agency_may_witness_money) return {};
  const [known] = await db.query(agency, [witness]);
  return known ? { witness: 'In this house agency staff do not witness money. Ask a colleague of the house.' } : {};
}
