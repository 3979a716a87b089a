import { localTime } from '#domain/kit/time/time.ts';
import { paymentsHandover, type PaymentsHandover } from '#domain/money/payments-handover.ts';
import { bandAt } from '#domain/rota/shift-of.ts';
import { rulesFor } from '../kit/context/record-context.ts';
import { computedColumns } from '../kit/reads/computed-columns.ts';
import { accountBalances } from './account-balances.ts';

/** The ledger says what each tin should hold; whoever counts never does. */
export const countRules = rulesFor(paymentsHandover, {
  columns: computedColumns({
    of: {
      shift: ({ counted_at }: Pick<PaymentsHandover, 'counted_at'>, { zone, settings }) =>
        bandAt(localTime(counted_at, zone), settings.shift_times),
    },
  }),
  async fill({ db, record }) {
    const { lines, home, counted_at } = record;
    if (!lines || !home || !counted_at) return {};
    const expected = await accountBalances(db, lines, home, counted_at);
    return { lines: lines.map((tin, at) => ({ ...tin, expected: expected[at] ?? 0 })) };
  },
});
