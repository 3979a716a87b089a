import { localDay } from '#domain/kit/time/time.ts';
import type { Job } from '../../kit/context/job.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { hasAccounts } from '../people/accounts.ts';
import { zone } from '../stage/calendar.ts';
import { loadLock } from '../loading/load.ts';
import { renewGrants } from '../loading/renew-grants.ts';
import { storedPeople } from './stored-scene.ts';
import { loadedOn, rollDays, unwrittenDays } from './roll-days.ts';
import { rollDuties } from './roll-duties.ts';
import { rollRota } from './roll-rota.ts';

/** Lets the demonstration go on by itself: shifts four weeks ahead, the days that are over as the shifts would have written them, and today as far as it has come. What people entered stays as it is. */
async function rollOn(context: RecordContext): Promise<void> {
  if (!(await hasAccounts(context))) return;
  const now = context.now();
  await renewGrants(context);
  await context.transaction(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(${loadLock})`);
    const people = await storedPeople(tx);
    if (!people) return;
    await rollRota(context, tx, people, now);
    const today = localDay(now, zone);
    const over = await unwrittenDays(tx, now);
    const days = today > (await loadedOn(tx)) ? [...over, today] : over;
    await rollDays(tx, people, now, days);
    for (const day of days) await rollDuties(tx, people, now, { day, isOver: day < today });
  });
}

/** Every hour; also at a start, for the days on which nothing ran. */
export const rollOnJob: Job = {
  name: 'roll-on-demonstration',
  every: 60,
  atStart: true,
  work: rollOn,
};
