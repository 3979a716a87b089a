import { addDays, localDay, momentAt } from '#domain/kit/time/time.ts';
import { rulesOf } from '#domain/plans/follow-up/follow-up-rules.ts';
import { followUp } from '#domain/plans/follow-up/follow-up.ts';
import { resident } from '#domain/residents/person/resident.ts';
import type { Job } from '../../kit/context/job.ts';
import { createAsSystem } from '../../kit/records/system-updates.ts';
import { followUpId } from './open-follow-ups.ts';

/** As early as the reminder of it. */
const daysAhead = 28;

const ending = `select r.id, r.home, r.dols_expiry::text from resident r where r.dols_status in ('urgent', 'standard') and r.dols_expiry <= $1::date
  and r.status in ('current', 'hospital', 'on_leave') and not r.is_deleted order by r.id`;

/** An authorisation that runs out asks somebody to apply again or to say why it is not needed: nobody saves anything on that day. */
export const dolsRunningOut: Job = {
  name: 'dols-running-out',
  every: 60,
  atStart: true,
  async work(context) {
    const now = context.now();
    const rows = await context.db.query<{ id: string; home: string; dols_expiry: string }>(ending, [
      addDays(localDay(now, 'UTC'), daysAhead + 1),
    ]);
    for (const { id, home, dols_expiry } of rows) {
      const { zone } = await context.homes.factsOf(context.db, home);
      if (dols_expiry > addDays(localDay(now, zone), daysAhead)) continue;
      const cause = {
        trigger: 'dols_expiry' as const,
        resident: id,
        cause: { entity: resident.name, id },
        happened_at: now,
        occasion: dols_expiry,
      };
      for (const { ask, owner } of rulesOf(cause.trigger)) {
        const values = {
          ...ask,
          id: followUpId(cause, ask),
          home,
          resident: id,
          trigger: cause.trigger,
          cause: cause.cause,
          happened_at: now,
          owner_role: owner,
          due_at: momentAt(dols_expiry, '12:00', zone),
        };
        await context.transaction(async (tx) => {
          const known = await tx.query('select 1 from follow_up where id = $1::uuid', [values.id]);
          if (known.length === 0) await createAsSystem(context, followUp, values, { within: tx });
        });
      }
    }
  },
};
