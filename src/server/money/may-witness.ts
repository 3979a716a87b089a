import type { Payment } from '#domain/money/payment.ts';
import type { PettyCash } from '#domain/money/petty-cash.ts';
import { codename } from '#domain/kit/vocabulary/permissions.ts';
import { holdsSql, isAgencySql } from '../kit/access/held-rights.ts';
import type { ValidationContext } from '../kit/context/record-context.ts';

const signer = `select ${isAgencySql('s')} as is_agency, ${holdsSql('s', '$2')} as may_sign from staff s where s.id = $1::uuid`;

/** Money is witnessed by staff of the house who may sign, and by agency staff where the house says so. Asked when a witness is named. */
export async function mayWitness({ db, home, record, before }: ValidationContext<Payment | PettyCash>) {
  const { witness } = record;
  if (typeof witness !== 'string' || witness === before?.witness) return {};
  const entity = 'resident' in record ? 'payment' : 'petty_cash';
  const [known] = await db.query<{ is_agency: boolean; may_sign: boolean }>(signer, [
    witness,
    codename('witness', entity),
  ]);
  if (!known) return {};
  if (known.is_agency)
    return home.settings.agency_may_witness_money
      ? {}
      : { witness: 'In this house agency staff do not witness money. Ask a colleague of the house.' };
  return known.may_sign ? {} : { witness: 'They may not sign for money. Name a carer or a senior of the house.' };
}
