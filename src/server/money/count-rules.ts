import { localTime } from '#domain/kit/time/time.ts';
import type { PaymentsHandover } from '#domain/money/payments-handover.ts';
import { bandAt } from '#domain/rota/shift-of.ts';
import type { AreaRules } from '../kit/context/record-context.ts';
import { computedColumns } from '../kit/reads/computed-columns.ts';
import { accountBalances, type Account } from './account-balances.ts';

/** The ledger says what each tin should hold; whoever counts never does. */
export const countRules: AreaRules = {
  columns: computedColumns({
    of: {
      shift: ({ counted_at }: Pick<PaymentsHandover, 'counted_at'>, { zone, settings }) =>
        bandAt(localTime(counted_at, zone), settings.shift_times),
    },
  }),
  async fill({ db, record }) {
    const { lines, home, counted_at } = record;
    if (!Array.isArray(lines) || typeof home !== 'string' || typeof counted_at !== 'string') return {};
    const tins: readonly Account[] = lines;
    const expected = await accountBalances(db, tins, home, counted_at);
    return { lines: tins.map((tin, at) => ({ ...tin, expected: expected[at] ?? 0 })) };
  },
};
