import { pettyCash } from '#domain/money/petty-cash.ts';
import { rulesFor } from '../kit/context/record-context.ts';
import { mayWitness } from './may-witness.ts';
import { closedMonth } from './closed-month.ts';
import { overdrawn } from './overdrawn.ts';
import { runningNumber } from './running-number.ts';
import { pettyCashListed } from './money-listed.ts';

export const vouchersOf = { table: 'petty_cash', column: 'voucher_no', prefix: 'PC-' };

/** The tin holds what it holds, and its vouchers run on without a gap. */
export const pettyCashRules = rulesFor(pettyCash, {
  columns: pettyCashListed,
  check: async (asking) => ({
    ...(await mayWitness(asking)),
    ...(await overdrawn(asking, { account_kind: 'petty_cash', resident: null })),
  }),
  warn: async ({ db, record, before, home, now }) =>
    before === null || record.occurred_at !== before.occurred_at ? closedMonth(db, { record, home, now }) : {},
  async fill({ db, record, before }) {
    return before || typeof record.home !== 'string'
      ? {}
      : { voucher_no: await runningNumber(db, vouchersOf, record.home) };
  },
});
