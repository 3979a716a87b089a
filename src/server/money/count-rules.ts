import type { AreaRules } from '../kit/keeper.ts';
import { accountBalances, type Account } from './account-balances.ts';

/** The ledger says what each tin should hold; whoever counts never does. */
export const countRules: AreaRules = {
  async fill({ db, record }) {
    const { lines, home, counted_at } = record;
    if (!Array.isArray(lines) || typeof home !== 'string' || typeof counted_at !== 'string') return {};
    const tins: readonly Account[] = lines;
    const expected = await accountBalances(db, tins, home, counted_at);
    return { lines: tins.map((tin, at) => ({ ...tin, expected: expected[at] ?? 0 })) };
  },
};
