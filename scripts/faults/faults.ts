import { playDatabaseFaults } from './database-faults.ts';
import { playNetworkFaults } from './network-faults.ts';
import { playSealFaults } from './seal-faults.ts';

/** Real processes on a real database, under load, while something goes wrong. Every write that was acknowledged is in the ledger, and is looked for afterwards. */
export async function measureFaults(): Promise<void> {
  await playDatabaseFaults();
  await playNetworkFaults();
  await playSealFaults();
}
