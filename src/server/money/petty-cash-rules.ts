import type { AreaRules } from '../kit/keeper.ts';
import { agencyWitness } from './agency-witness.ts';

const prefix = 'PC-';
const last = `select coalesce(max(substr(voucher_no, ${prefix.length + 1})::int), 0) as number from petty_cash where home = $1 and voucher_no ~ '^${prefix}[0-9]+$'`;

/** Vouchers of a house run on without a gap: the number is taken with the save and given back when it fails. */
export const pettyCashRules: AreaRules = {
  check: agencyWitness,
  async fill({ db, record, before }) {
    if (before || typeof record['home'] !== 'string') return {};
    await db.query('select pg_advisory_xact_lock(hashtextextended($1, 5))', [record['home']]);
    const [row] = await db.query<{ number: number }>(last, [record['home']]);
    return { voucher_no: `${prefix}${String((row?.number ?? 0) + 1).padStart(5, '0')}` };
  },
};
