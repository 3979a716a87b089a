import { afternoonRoutine } from '#domain/daily-care/routines/afternoon-routine.ts';
import { morningRoutine } from '#domain/daily-care/routines/morning-routine.ts';
import { sheetLocksAt } from '#domain/daily-care/routines/routine-sheet.ts';
import type { Job } from '../kit/context/job.ts';
import { updateAsSystem, type Due } from '../kit/records/system-updates.ts';

/** Yesterday's sheets are locked at the hour the house's clock shows, whether or not every task has its answer. */
export const lockSheets: Job = {
  name: 'lock-sheets',
  every: 5,
  async work(context) {
    for (const sheet of [morningRoutine, afternoonRoutine]) {
      const due = await context.db.query<Due>(
        `select t.id, t.version, array[t.home, r.home] as homes from ${sheet.name} t join home h on h.id = t.home join resident r on r.id = t.resident
         where t.status <> 'locked' and not t.is_deleted and t.routine_date < $1::timestamptz::date and (t.routine_date + 1 + $2::time) at time zone h.time_zone <= $1::timestamptz`,
        [context.now(), sheetLocksAt],
      );
      for (const one of due) await updateAsSystem(context, sheet, one, { status: 'locked' });
    }
  },
};
