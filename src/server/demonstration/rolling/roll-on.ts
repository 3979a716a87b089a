import { localTime } from '#domain/kit/time.ts';
import { transaction } from '../../kit/database.ts';
import type { Job } from '../../kit/job.ts';
import type { Parts } from '../../kit/parts.ts';
import { hasAccounts } from '../accounts.ts';
import { zone } from '../calendar.ts';
import { loadLock } from '../load.ts';
import { renewGrants } from '../renew-grants.ts';
import { keptPeople } from './kept-scene.ts';
import { rollDay, unwrittenDays } from './roll-days.ts';
import { rollRota } from './roll-rota.ts';

/** The night shift has its quiet hour, and nobody looks over its shoulder. */
const quietFrom = '03:00';

/** Lets the demonstration go on by itself: shifts four weeks ahead, and the days that are over as the shifts would have written them. What people entered stays as it is. */
export async function rollOn(parts: Parts): Promise<void> {
  if (!(await hasAccounts(parts))) return;
  const now = parts.clock().toISOString();
  await renewGrants(parts);
  await transaction(parts.pool, async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(${loadLock})`);
    const people = await keptPeople(tx);
    if (!people) return;
    await rollRota(tx, people, now);
    if (localTime(now, zone) < quietFrom) return;
    for (const day of await unwrittenDays(tx, now)) await rollDay(tx, people, now, day);
  });
}

/** Every night; also at a start, for the nights on which nothing ran. */
export const rollOnJob = (parts: Parts): Job => ({ name: 'roll-on-demonstration', every: 60, atStart: true, work: () => rollOn(parts) });
