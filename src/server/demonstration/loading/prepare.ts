import { noCommitListener, transaction } from '../../kit/runtime/database.ts';
import type { AppDependencies } from '../../kit/runtime/app-dependencies.ts';
import { closeAccounts, hasAccounts, reopenAccounts } from '../people/accounts.ts';
import { loadDemonstration } from './load.ts';
import { renewGrants } from './renew-grants.ts';

/** At each start: the demonstration as it is wanted now, and whether its accounts may be told to whoever started it. */
export async function prepareDemonstration(parts: AppDependencies): Promise<boolean> {
  if (!parts.settings.demo) {
    await closeAccounts(parts);
    return false;
  }
  await loadDemonstration(parts);
  await reopenAccounts(parts);
  await renewGrants(atStart(parts));
  return hasAccounts(parts);
}

/** Nobody reads anything on a node that has not begun to listen. */
export const atStart = ({
  pool,
  clock,
}: Pick<AppDependencies, 'pool' | 'clock'>): Parameters<typeof renewGrants>[0] => ({
  now: () => clock().toISOString(),
  transaction: (work) => transaction(pool, noCommitListener, work),
});
