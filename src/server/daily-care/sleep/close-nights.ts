import { nightClosesAt, sleep } from '#domain/daily-care/sleep/sleep.ts';
import type { Job } from '../../kit/context/job.ts';
import { updateAsSystem, type Due } from '../../kit/records/system-updates.ts';

/** A night that the day lead did not close is closed late in the morning, with what was written until then. */
export const closeNights: Job = {
  name: 'close-nights',
  every: 5,
  async work(context) {
    const due = await context.db.query<Due>(
      `select t.id, t.version, array[t.home, r.home] as homes from sleep t join home h on h.id = t.home join resident r on r.id = t.resident
       where t.status = 'open' and not t.is_deleted and t.night_of <= $1::timestamptz::date and (t.night_of + 1 + $2::time) at time zone h.time_zone <= $1::timestamptz`,
      [context.now(), nightClosesAt],
    );
    for (const night of due) await updateAsSystem(context, sleep, night, { status: 'closed' });
  },
};
