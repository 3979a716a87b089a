import { rota } from '#domain/rota/rota.ts';
import { awayTypes } from '#domain/rota/active-shift.ts';
import type { Job } from '../kit/context/job.ts';
import { updateAsSystem, type Due } from '../kit/records/system-updates.ts';

const over = `select id, version, array[home] as homes from rota where status = any($2) and shift_type <> all($3) and staff is not null and not is_deleted and end_at <= $1`;

/** A shift that is over counts as worked until the lead, who confirms the hours, says otherwise. */
export const endShifts: Job = {
  name: 'end-shifts',
  every: 5,
  async work(context) {
    const due = await context.db.query<Due>(over, [
      context.now(),
      ['published', 'accepted', 'swap_requested'],
      awayTypes,
    ]);
    for (const shift of due) await updateAsSystem(context, rota, shift, { status: 'worked' });
  },
};
